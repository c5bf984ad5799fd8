import { MODULE_IDS, type ModuleId } from '@reseau/games/resistance';
import type { AnyModule, ClientModule } from './client-module.ts';
import type { ModuleFact } from './facts.ts';
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

/** All modules, in the order in which the lobby offers them: the plain ones first. */
export const MODULES = {
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
} satisfies { readonly [M in ModuleId]: ClientModule<M> };

const BY_ID: Readonly<Record<ModuleId, AnyModule>> = MODULES;

export const moduleById = (id: ModuleId): AnyModule => BY_ID[id];

/** As they are in play: in the order in which things happen. */
export const MODULE_LIST: readonly AnyModule[] = MODULE_IDS.map(moduleById);

/** The module whose name stands before the dot, in a fact or a step. */
export function moduleNamed(name: string): ModuleId {
  const id = MODULE_IDS.find((one) => name.startsWith(`${one}.`));
  if (id === undefined) throw new Error(`modules: ${name} is of none`);
  return id;
}

/** The module whose fact this is. */
export const moduleTelling = ({ type }: ModuleFact): AnyModule => moduleById(moduleNamed(type));
