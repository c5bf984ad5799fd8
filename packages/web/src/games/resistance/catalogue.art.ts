import type { ModuleId } from '@reseau/games/resistance';
import type { ModuleArt } from './art/module-art.ts';
import { art as assassin } from './modules/assassin/art.ts';
import { art as blindSpies } from './modules/blind-spies/art.ts';
import { art as defector } from './modules/defector/art.ts';
import { art as hunter } from './modules/hunter/art.ts';
import { art as inquisitor } from './modules/inquisitor/art.ts';
import { art as plot } from './modules/plot/art.ts';
import { art as reverser } from './modules/reverser/art.ts';
import { art as rogue } from './modules/rogue/art.ts';
import { art as sergeant } from './modules/sergeant/art.ts';
import { art as targeting } from './modules/targeting/art.ts';
import { art as trapper } from './modules/trapper/art.ts';

// Apart from the records: components of the base that the modules use draw every module's signs.

export const ART = {
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
} satisfies Readonly<Record<ModuleId, ModuleArt>>;
