import type { SeatCount } from '@reseau/games/resistance';
import { beaten, FROM_THE_START } from '../plan.ts';
import { spySets } from '../seat-set.ts';
import { findPlan, polish } from './anneal.ts';
import { seated, written } from './seating.ts';
import { mostBeaten } from './spy-bound.ts';

export interface Solution {
  /** The plan as the table of plans keeps it. */
  readonly line: string;
  /** How many sets of spies it beats, however they play; how many any play could; of how many in all. */
  readonly beaten: number;
  readonly atMost: number;
  readonly of: number;
}

export interface SolveOptions {
  readonly seats: SeatCount;
  readonly seed: string;
  readonly restarts: number;
}

/** Finds a plan for the resistance, and from the spies' side how good a plan can be at all. */
export function solve({ seats, seed, restarts }: SolveOptions): Solution {
  const atMost = mostBeaten(seats);
  const found = findPlan({ seats, seed, restarts, enough: atMost });
  const ahead = FROM_THE_START(seats);
  const plan = seated(ahead, polish(seats, found, seed).plan);
  return { line: written(plan), beaten: beaten(ahead, plan).length, atMost, of: spySets(seats).length };
}
