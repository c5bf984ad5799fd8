import type { ModuleId } from '@reseau/games/resistance';
import type { AnyMinutesWords, MinuteFiles } from '../../session/minutes.ts';
import { files as base } from './minutes/files.ts';
import { files as assassin } from './modules/assassin/minutes/files.ts';
import { files as blindSpies } from './modules/blind-spies/minutes/files.ts';
import { files as defector } from './modules/defector/minutes/files.ts';
import { files as hunter } from './modules/hunter/minutes/files.ts';
import { files as inquisitor } from './modules/inquisitor/minutes/files.ts';
import { files as plot } from './modules/plot/minutes/files.ts';
import { files as reverser } from './modules/reverser/minutes/files.ts';
import { files as rogue } from './modules/rogue/minutes/files.ts';
import { files as sergeant } from './modules/sergeant/minutes/files.ts';
import { files as targeting } from './modules/targeting/minutes/files.ts';
import { files as trapper } from './modules/trapper/minutes/files.ts';

/** The minutes of the game itself and of every module, the plain ones first. */
export const MINUTES = {
  base,
  targeting,
  blindSpies,
  inquisitor,
  trapper,
  reverser,
  rogue,
  sergeant,
  assassin,
  defector,
  plot,
  hunter,
} satisfies Readonly<Record<ModuleId | 'base', MinuteFiles>>;

/** What they say in one language. */
export type SaidIn = Readonly<Record<keyof typeof MINUTES, AnyMinutesWords>>;
