import type { Seat } from '@reseau/core';
import type { Character, Known, Secret, Table } from '@reseau/games/resistance';
import { situationOf } from '../situation.ts';
import { type Conduct, conductFactor, conductOf, informedFactor } from './conduct.ts';
import { type Deal, spiesIn } from './deals.ts';
import { codeOf } from './kinds.ts';
import { priorOf } from './prior.ts';
import type { Rules } from './rules.ts';

// Not the one of table-at.ts: what a file has of its own is free in its loops.
const floatAt = (table: Float64Array, place: number): number => table[place] as number;
const intAt = (table: Int32Array, place: number): number => table[place] as number;
const numberAt = (table: readonly number[], place: number): number => table[place] as number;

/** How things could be and how likely each way is, for one seat or for an onlooker. */
export interface Belief {
  readonly deals: readonly Deal[];
  readonly weights: Float64Array;
  readonly round: number;
  readonly seats: number;
}

interface Remembered {
  readonly table: Table;
  readonly belief: Belief;
}
const bySecret = new WeakMap<Secret, Remembered>();
const byTable = new WeakMap<Table, Belief>();

/** What this seat believes. Its own votes and teams tell it nothing. */
export function beliefOf(rules: Rules, known: Known, seat: Seat): Belief {
  const remembered = bySecret.get(known.secret);
  if (remembered?.table === known.table) return remembered.belief;
  const belief = weigh(rules, known, seat);
  bySecret.set(known.secret, { table: known.table, belief });
  return belief;
}

/** What an onlooker believes. */
export function publicBelief(rules: Rules, known: Known, empty: Secret): Belief {
  const remembered = byTable.get(known.table);
  if (remembered !== undefined) return remembered;
  const belief = weigh(rules, { table: known.table, secret: empty }, undefined);
  byTable.set(known.table, belief);
  return belief;
}

function weigh(rules: Rules, known: Known, viewer: Seat | undefined): Belief {
  const { table } = known;
  const { deals, weights, sides, side } = priorOf(rules, known, viewer);
  const conduct = conductOf(table, situationOf(table));
  const likely = sides.map((deal) => conductFactor(conduct, deal, viewer));
  const weighed = weights.map(
    (weight, at) => weight * numberAt(likely, intAt(side, at)) * knowing(rules, conduct, deals[at] as Deal, viewer),
  );
  return { deals, weights: normalised(weighed), round: table.round, seats: rules.seats };
}

function knowing({ insiders }: Rules, conduct: Conduct, { cast, spies }: Deal, viewer: Seat | undefined): number {
  let factor = 1;
  for (const insider of insiders) {
    const seat = cast.indexOf(insider);
    if (seat >= 0 && seat !== viewer) factor *= informedFactor(conduct, seat, spies);
  }
  return factor;
}

function normalised(weights: Float64Array): Float64Array {
  let sum = 0;
  for (const weight of weights) sum += weight;
  return sum > 0 ? weights.map((weight) => weight / sum) : weights.map(() => 1 / weights.length);
}

/** The same belief, less sure of itself. */
export const blurred = (belief: Belief, sharp: number): Belief =>
  sharp === 1
    ? belief
    : { ...belief, weights: normalised(belief.weights.map((weight) => (weight > 0 ? weight ** sharp : 0))) };

/** The same belief for someone who knows that this seat is no spy. */
export const trusting = (belief: Belief, seat: Seat): Belief => ({
  ...belief,
  weights: normalised(
    belief.weights.map((weight, at) =>
      ((spiesIn(belief.deals[at] as Deal, belief.round) >> seat) & 1) === 1 ? 0 : weight,
    ),
  ),
});

/** How likely this seat is one of these. */
export function chanceOfBeing({ deals, weights }: Belief, seat: Seat, kinds: readonly Character[]): number {
  const codes = kinds.map(codeOf);
  let sum = 0;
  for (const [at, { cast }] of deals.entries()) if (codes.includes(numberAt(cast, seat))) sum += floatAt(weights, at);
  return sum;
}

/** By sets of seats: how likely exactly these are the spies now. */
export function spiesNow({ deals, weights, round, seats }: Belief): Float64Array {
  const sums = new Float64Array(1 << seats);
  for (const [at, deal] of deals.entries()) {
    const spies = spiesIn(deal, round);
    sums[spies] = floatAt(sums, spies) + floatAt(weights, at);
  }
  return sums;
}
