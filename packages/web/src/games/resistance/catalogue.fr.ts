import type { EN } from './catalogue.en.ts';
import { fr as assassin } from './modules/assassin/fr.ts';
import { fr as blindSpies } from './modules/blind-spies/fr.ts';
import { fr as defector } from './modules/defector/fr.ts';
import { fr as hunter } from './modules/hunter/fr.ts';
import { fr as inquisitor } from './modules/inquisitor/fr.ts';
import { fr as plot } from './modules/plot/fr.ts';
import { fr as reverser } from './modules/reverser/fr.ts';
import { fr as rogue } from './modules/rogue/fr.ts';
import { fr as sergeant } from './modules/sergeant/fr.ts';
import { fr as targeting } from './modules/targeting/fr.ts';
import { fr as trapper } from './modules/trapper/fr.ts';

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
