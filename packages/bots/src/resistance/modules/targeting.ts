import type { ModuleBots } from '../mixed/module.ts';

/** Asks nothing of its own: a leader of the base game chooses among the missions that the rules offer. */
export const targeting: ModuleBots = {};
