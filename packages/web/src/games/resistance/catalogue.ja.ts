import type { EN } from './catalogue.en.ts';
import { ja as assassin } from './modules/assassin/ja.ts';
import { ja as blindSpies } from './modules/blind-spies/ja.ts';
import { ja as defector } from './modules/defector/ja.ts';
import { ja as hunter } from './modules/hunter/ja.ts';
import { ja as inquisitor } from './modules/inquisitor/ja.ts';
import { ja as plot } from './modules/plot/ja.ts';
import { ja as reverser } from './modules/reverser/ja.ts';
import { ja as rogue } from './modules/rogue/ja.ts';
import { ja as sergeant } from './modules/sergeant/ja.ts';
import { ja as targeting } from './modules/targeting/ja.ts';
import { ja as trapper } from './modules/trapper/ja.ts';

export const JA = {
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
} satisfies typeof EN;
