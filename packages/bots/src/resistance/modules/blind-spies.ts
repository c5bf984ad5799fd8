import type { ModuleBots } from '../mixed/module.ts';

/** Asks nothing of its own: spies who know only themselves play by what they know. */
export const blindSpies: ModuleBots = {};
