import type { ModuleMaker } from './module.ts';
import { MODULE_IDS, type ModuleId } from './module-ids.ts';
import { assassin } from './modules/assassin.ts';
import { blindSpies } from './modules/blind-spies.ts';
import { defector } from './modules/defector.ts';
import { hunter } from './modules/hunter/index.ts';
import { inquisitor } from './modules/inquisitor.ts';
import { plot } from './modules/plot/index.ts';
import { reverser } from './modules/reverser.ts';
import { rogue } from './modules/rogue.ts';
import { sergeant } from './modules/sergeant.ts';
import { targeting } from './modules/targeting.ts';
import { trapper } from './modules/trapper.ts';

const MAKERS = {
  targeting,
  blindSpies,
  defector,
  plot,
  sergeant,
  trapper,
  reverser,
  rogue,
  hunter,
  assassin,
  inquisitor,
} satisfies Readonly<Record<ModuleId, ModuleMaker>>;

/** All modules, in the order of MODULE_IDS: that in which they modify and insert. */
export const CATALOGUE: readonly ModuleMaker[] = MODULE_IDS.map((id) => MAKERS[id]);
