import { fr as assassin } from './assassin/fr.ts';
import { fr as blindSpies } from './blind-spies/fr.ts';
import type { EN } from './catalogue.en.ts';
import { fr as defector } from './defector/fr.ts';
import { fr as hunter } from './hunter/fr.ts';
import { fr as inquisitor } from './inquisitor/fr.ts';
import { fr as plot } from './plot/fr.ts';
import { fr as reverser } from './reverser/fr.ts';
import { fr as rogue } from './rogue/fr.ts';
import { fr as sergeant } from './sergeant/fr.ts';
import { fr as targeting } from './targeting/fr.ts';
import { fr as trapper } from './trapper/fr.ts';

export const FR = {
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
