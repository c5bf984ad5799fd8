import type { SaidIn } from './catalogue.minutes.ts';
import { ja as base } from './minutes/ja.ts';
import { ja as assassin } from './modules/assassin/minutes/ja.ts';
import { ja as blindSpies } from './modules/blind-spies/minutes/ja.ts';
import { ja as defector } from './modules/defector/minutes/ja.ts';
import { ja as hunter } from './modules/hunter/minutes/ja.ts';
import { ja as inquisitor } from './modules/inquisitor/minutes/ja.ts';
import { ja as plot } from './modules/plot/minutes/ja.ts';
import { ja as reverser } from './modules/reverser/minutes/ja.ts';
import { ja as rogue } from './modules/rogue/minutes/ja.ts';
import { ja as sergeant } from './modules/sergeant/minutes/ja.ts';
import { ja as targeting } from './modules/targeting/minutes/ja.ts';
import { ja as trapper } from './modules/trapper/minutes/ja.ts';

export const JA: SaidIn = {
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
};
