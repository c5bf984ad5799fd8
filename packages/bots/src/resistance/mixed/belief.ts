import type { Seat } from '@reseau/core';
import { resistance } from '@reseau/games';
import type { SeatSet } from '../seat-set.ts';
import { situationOf } from '../situation.ts';
import { candidatesOf, codeOf } from './candidates.ts';
import { type Conduct, conductFactor, conductOf, informedFactor } from './conduct.ts';
import { type Deal, dealsFor } from './deals.ts';
import type { Rules } from './rules.ts';
import { tricksOf, trickFactor } from './tricks.ts';
import { isDefector, turnsOf } from './turns.ts';

const { CHARACTERS } = resistance;
type Known = resistance.Known;
type Character = resistance.Character;

/** How things could be and how likely each way is, for one seat or for an onlooker. */
export interface Belief {
  readonly deals: readonly Deal[];
  readonly weights: Float64Array;
  readonly round: number;
  readonly seats: number;
}

/** How many deals are weighed at most; beyond that a sample stands for all. */
const MOST = { seat: 6000, table: 3000 } as const;

interface Remembered {
  readonly table: resistance.Table;
  readonly belief: Belief;
}
const bySecret = new WeakMap<resistance.Secret, Remembered>();
const byTable = new WeakMap<resistance.Table, Belief>();

/** What this seat believes. Its own votes and teams tell it nothing. */
export function beliefOf(rules: Rules, known: Known, seat: Seat): Belief {
  const remembered = bySecret.get(known.secret);
  if (remembered?.table === known.table) return remembered.belief;
  const belief = weigh(rules, known, seat);
  bySecret.set(known.secret, { table: known.table, belief });
  return belief;
}

/** What an onlooker believes. */
export function publicBelief(rules: Rules, known: Known, empty: resistance.Secret): Belief {
  const remembered = byTable.get(known.table);
  if (remembered !== undefined) return remembered;
  const belief = weigh(rules, { table: known.table, secret: empty }, undefined);
  byTable.set(known.table, belief);
  return belief;
}

function weigh(rules: Rules, known: Known, viewer: Seat | undefined): Belief {
  const { table } = known;
  const turns = turnsOf(known);
  const most = viewer === undefined ? MOST.table : MOST.seat;
  const deals = dealsFor(rules, candidatesOf(rules, known, viewer), turns, most);
  const tricks = tricksOf(rules, known, viewer);
  const conduct = conductOf(table, situationOf(table));
  const likely = aligned(conduct, rules.seats, viewer);
  const weights = Float64Array.from(deals, (deal) => {
    let weight = deal.share;
    for (const trick of tricks) {
      if (weight === 0) return 0;
      weight *= trickFactor(rules, trick, deal);
    }
    return weight === 0 ? 0 : weight * likely(deal) * knowing(conduct, deal, viewer);
  });
  return { deals, weights: normalised(weights), round: table.round, seats: rules.seats };
}

const COMMANDER = codeOf('commander');

function knowing(conduct: Conduct, { cast, spies }: Deal, viewer: Seat | undefined): number {
  const seat = cast.indexOf(COMMANDER);
  return seat < 0 || seat === viewer ? 1 : informedFactor(conduct, seat, spies);
}

/** What votes and teams say about who is on which side when; worked out once for all deals that agree on it. */
function aligned(conduct: Conduct, seats: number, viewer: Seat | undefined): (deal: Deal) => number {
  const remembered = new Map<string, number>();
  return (deal) => {
    const key = `${deal.spies} ${turncoats(deal)} ${deal.turns.away.join()}`;
    const known = remembered.get(key);
    if (known !== undefined) return known;
    const factor = conductFactor(conduct, (round) => spiesIn(deal, round), seats, viewer);
    remembered.set(key, factor);
    return factor;
  };
}

const DEFECTORS = CHARACTERS.filter(isDefector).map(codeOf);

/** The Defectors, as seats. */
function turncoats({ cast }: Deal): SeatSet {
  let set = 0;
  for (const code of DEFECTORS) {
    const seat = cast.indexOf(code);
    if (seat >= 0) set |= 1 << seat;
  }
  return set;
}

/** Who is on the side of the spies in that round. */
export const spiesIn = (deal: Deal, round: number): SeatSet =>
  deal.turns.away[round] === true ? deal.spies ^ turncoats(deal) : deal.spies;

function normalised(weights: Float64Array): Float64Array {
  let sum = 0;
  for (const weight of weights) sum += weight;
  return sum > 0 ? weights.map((weight) => weight / sum) : weights.map(() => 1 / weights.length);
}

/** The same belief, less sure of itself. */
export const blurred = (belief: Belief, sharp: number): Belief =>
  sharp === 1 ? belief : { ...belief, weights: normalised(belief.weights.map((weight) => (weight > 0 ? weight ** sharp : 0))) };

/** The same belief for someone who knows that this seat is no spy. */
export const trusting = (belief: Belief, seat: Seat): Belief => ({
  ...belief,
  weights: normalised(
    belief.weights.map((weight, at) => (((spiesIn(belief.deals[at] as Deal, belief.round) >> seat) & 1) === 1 ? 0 : weight)),
  ),
});

/** How likely this seat is one of these. */
export function chanceOfBeing({ deals, weights }: Belief, seat: Seat, kinds: readonly Character[]): number {
  const codes = kinds.map(codeOf);
  let sum = 0;
  for (const [at, { cast }] of deals.entries()) if (codes.includes(cast[seat] as number)) sum += weights[at] as number;
  return sum;
}

/** By sets of seats: how likely exactly these are the spies now. */
export function spiesNow({ deals, weights, round, seats }: Belief): Float64Array {
  const sums = new Float64Array(1 << seats);
  for (const [at, deal] of deals.entries()) {
    const spies = spiesIn(deal, round);
    sums[spies] = (sums[spies] as number) + (weights[at] as number);
  }
  return sums;
}
