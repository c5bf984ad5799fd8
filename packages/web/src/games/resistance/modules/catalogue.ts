import { MODULE_IDS, type ModuleId } from '@reseau/games/resistance';
import type { AnyModule, ClientModule } from '../client-module.ts';
import type { ModuleFact } from '../facts.ts';
import { assassin } from './assassin/index.ts';
import { blindSpies } from './blind-spies/index.ts';
import { defector } from './defector/index.ts';
import { hunter } from './hunter/index.ts';
import { inquisitor } from './inquisitor/index.ts';
import { plot } from './plot/index.ts';
import { reverser } from './reverser/index.ts';
import { rogue } from './rogue/index.ts';
import { sergeant } from './sergeant/index.ts';
import { targeting } from './targeting/index.ts';
import { trapper } from './trapper/index.ts';

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

/** As they are in play: in the order in which things happen. */
export const MODULE_LIST: readonly AnyModule[] = MODULE_IDS.map((id) => MODULES[id]);

/** The module whose fact this is. */
export const moduleTelling = ({ type }: ModuleFact): AnyModule => MODULES[type.split('.')[0] as ModuleId];
