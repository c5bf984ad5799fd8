import type { SaidIn } from './catalogue.minutes.ts';
import { fr as base } from './minutes/fr.ts';
import { fr as assassin } from './modules/assassin/minutes/fr.ts';
import { fr as blindSpies } from './modules/blind-spies/minutes/fr.ts';
import { fr as defector } from './modules/defector/minutes/fr.ts';
import { fr as hunter } from './modules/hunter/minutes/fr.ts';
import { fr as inquisitor } from './modules/inquisitor/minutes/fr.ts';
import { fr as plot } from './modules/plot/minutes/fr.ts';
import { fr as reverser } from './modules/reverser/minutes/fr.ts';
import { fr as rogue } from './modules/rogue/minutes/fr.ts';
import { fr as sergeant } from './modules/sergeant/minutes/fr.ts';
import { fr as targeting } from './modules/targeting/minutes/fr.ts';
import { fr as trapper } from './modules/trapper/minutes/fr.ts';

export const FR: SaidIn = {
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
