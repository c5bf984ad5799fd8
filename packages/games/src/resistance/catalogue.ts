import type { Module } from './module.ts';
import { blindSpies } from './modules/blind-spies.ts';
import { targeting } from './modules/targeting.ts';

/** All modules, in the order in which they bend and insert, whatever order a table asked for them in. */
export const CATALOGUE: readonly Module[] = [targeting, blindSpies];
