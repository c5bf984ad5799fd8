import type { SaidIn } from './catalogue.minutes.ts';
import { en as base } from './minutes/en.ts';
import { en as assassin } from './modules/assassin/minutes/en.ts';
import { en as blindSpies } from './modules/blind-spies/minutes/en.ts';
import { en as defector } from './modules/defector/minutes/en.ts';
import { en as hunter } from './modules/hunter/minutes/en.ts';
import { en as inquisitor } from './modules/inquisitor/minutes/en.ts';
import { en as plot } from './modules/plot/minutes/en.ts';
import { en as reverser } from './modules/reverser/minutes/en.ts';
import { en as rogue } from './modules/rogue/minutes/en.ts';
import { en as sergeant } from './modules/sergeant/minutes/en.ts';
import { en as targeting } from './modules/targeting/minutes/en.ts';
import { en as trapper } from './modules/trapper/minutes/en.ts';

export const EN: SaidIn = {
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
