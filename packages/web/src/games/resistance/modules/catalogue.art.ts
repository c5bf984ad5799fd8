import type { ModuleId } from '@reseau/games/resistance';
import type { ModuleArt } from '../art/module-art.ts';
import { art as assassin } from './assassin/art.ts';
import { art as blindSpies } from './blind-spies/art.ts';
import { art as defector } from './defector/art.ts';
import { art as hunter } from './hunter/art.ts';
import { art as inquisitor } from './inquisitor/art.ts';
import { art as plot } from './plot/art.ts';
import { art as reverser } from './reverser/art.ts';
import { art as rogue } from './rogue/art.ts';
import { art as sergeant } from './sergeant/art.ts';
import { art as targeting } from './targeting/art.ts';
import { art as trapper } from './trapper/art.ts';

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
