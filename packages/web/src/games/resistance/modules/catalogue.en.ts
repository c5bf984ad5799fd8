import type { ModuleId } from '@reseau/games/resistance';
import type { ModuleWords } from '../i18n/module-words.ts';
import { en as assassin } from './assassin/en.ts';
import { en as blindSpies } from './blind-spies/en.ts';
import { en as defector } from './defector/en.ts';
import { en as hunter } from './hunter/en.ts';
import { en as inquisitor } from './inquisitor/en.ts';
import { en as plot } from './plot/en.ts';
import { en as reverser } from './reverser/en.ts';
import { en as rogue } from './rogue/en.ts';
import { en as sergeant } from './sergeant/en.ts';
import { en as targeting } from './targeting/en.ts';
import { en as trapper } from './trapper/en.ts';

// The words of the modules are a catalogue for each language: whoever reads one does not load the others.

export const EN = {
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
} satisfies Readonly<Record<ModuleId, ModuleWords>>;
