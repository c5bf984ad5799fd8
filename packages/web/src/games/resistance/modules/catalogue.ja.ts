import { ja as assassin } from './assassin/ja.ts';
import { ja as blindSpies } from './blind-spies/ja.ts';
import type { EN } from './catalogue.en.ts';
import { ja as defector } from './defector/ja.ts';
import { ja as hunter } from './hunter/ja.ts';
import { ja as inquisitor } from './inquisitor/ja.ts';
import { ja as plot } from './plot/ja.ts';
import { ja as reverser } from './reverser/ja.ts';
import { ja as rogue } from './rogue/ja.ts';
import { ja as sergeant } from './sergeant/ja.ts';
import { ja as targeting } from './targeting/ja.ts';
import { ja as trapper } from './trapper/ja.ts';

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
