import type { ModuleMaker } from './module.ts';
import { MODULE_IDS, type ModuleId } from './module-ids.ts';
import { assassin } from './modules/assassin/index.ts';
import { blindSpies } from './modules/blind-spies/index.ts';
import { defector } from './modules/defector/index.ts';
import { hunter } from './modules/hunter/index.ts';
import { inquisitor } from './modules/inquisitor/index.ts';
import { plot } from './modules/plot/index.ts';
import { reverser } from './modules/reverser/index.ts';
import { rogue } from './modules/rogue/index.ts';
import { sergeant } from './modules/sergeant/index.ts';
import { targeting } from './modules/targeting/index.ts';
import { trapper } from './modules/trapper/index.ts';

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
} satisfies Readonly<Record<ModuleId, ModuleMaker<string, string>>>;

/** All modules, in the order of MODULE_IDS: that in which they modify and insert. */
export const CATALOGUE = MODULE_IDS.map((id) => MAKERS[id]);
