import type { ModuleId } from '@reseau/games/resistance';
import type { ModuleBots } from './mixed/module.ts';
import { assassin } from './modules/assassin.ts';
import { blindSpies } from './modules/blind-spies.ts';
import { defector } from './modules/defector.ts';
import { hunter } from './modules/hunter/index.ts';
import { inquisitor } from './modules/inquisitor.ts';
import { plot } from './modules/plot.ts';
import { reverser } from './modules/reverser.ts';
import { rogue } from './modules/rogue.ts';
import { sergeant } from './modules/sergeant.ts';
import { targeting } from './modules/targeting.ts';
import { trapper } from './modules/trapper.ts';

/** What bots do with each module. */
export const CATALOGUE: Readonly<Record<ModuleId, ModuleBots>> = {
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
};
