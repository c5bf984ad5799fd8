import type { ModuleId } from '@reseau/games/resistance';
import type { ModuleWords } from './i18n/module-words.ts';
import { en as assassin } from './modules/assassin/en.ts';
import { en as blindSpies } from './modules/blind-spies/en.ts';
import { en as defector } from './modules/defector/en.ts';
import { en as hunter } from './modules/hunter/en.ts';
import { en as inquisitor } from './modules/inquisitor/en.ts';
import { en as plot } from './modules/plot/en.ts';
import { en as reverser } from './modules/reverser/en.ts';
import { en as rogue } from './modules/rogue/en.ts';
import { en as sergeant } from './modules/sergeant/en.ts';
import { en as targeting } from './modules/targeting/en.ts';
import { en as trapper } from './modules/trapper/en.ts';

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
