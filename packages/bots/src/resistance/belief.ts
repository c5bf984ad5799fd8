import { type Seat, seatsOf } from '@reseau/core';
import { cardEvidence } from './cards.ts';
import { evidenceOf } from './evidence.ts';
import { isPossible, type Own } from './own.ts';
import { spySets, type Weights } from './seat-set.ts';
import { type Ballot, proposalOf, type Situation } from './situation.ts';

// Not the one of table-at.ts: what a file has of its own is free in its loops.
const floatAt = (table: Float64Array, place: number): number => table[place] as number;
const numberAt = (table: readonly number[], place: number): number => table[place] as number;

interface Evidence {
  readonly cards: Weights;
  readonly bySeat: readonly Weights[];
}

const gathered = new WeakMap<Situation, Evidence>();

function gather(situation: Situation): Evidence {
  const known = gathered.get(situation);
  if (known !== undefined) return known;
  const bySeat = seatsOf(situation.seats).map((seat) => evidenceOf(situation, seat));
  const evidence = { cards: cardEvidence(situation), bySeat };
  gathered.set(situation, evidence);
  return evidence;
}

/** What an onlooker believes from cards, teams and votes. */
export const publicBelief = (situation: Situation): Weights => weighed(situation, undefined);

/** How far apart what votes and teams say is from what the cards alone say, from 0 to 1. */
export function votesSay(situation: Situation): number {
  const cards = normalised(gather(situation).cards);
  const all = publicBelief(situation);
  return all.reduce((sum, weight, at) => sum + Math.abs(weight - floatAt(cards, at)), 0) / 2;
}

/** What a seat believes; its own votes tell it nothing. */
export function beliefOf(situation: Situation, own: Own): Weights {
  const weights = weighed(situation, own.seat);
  const sets = spySets(situation.seats);
  for (let at = 0; at < sets.length; at += 1) {
    if (!isPossible(situation, own, numberAt(sets, at))) weights[at] = 0;
  }
  return normalised(weights);
}

function weighed(situation: Situation, without: Seat | undefined): Weights {
  const { cards, bySeat } = gather(situation);
  const weights = cards.slice();
  for (const [seat, told] of bySeat.entries()) {
    if (seat === without) continue;
    for (let at = 0; at < weights.length; at += 1) weights[at] = floatAt(weights, at) * floatAt(told, at);
  }
  return normalised(weights);
}

/** How likely an onlooker would take this seat for a spy after this vote on the team on the table. */
export function suspicionAfter(situation: Situation, seat: Seat, approve: boolean): number {
  const ballot: Ballot = { ...proposalOf(situation), shown: true, approvals: approve ? 1 << seat : 0 };
  const told = evidenceOf({ ...situation, ballots: situation.ballots.with(-1, ballot) }, seat);
  const sets = spySets(situation.seats);
  let [suspected, all] = [0, 0];
  for (const [at, weight] of weighed(situation, seat).entries()) {
    const likely = weight * floatAt(told, at);
    all += likely;
    if (((numberAt(sets, at) >> seat) & 1) === 1) suspected += likely;
  }
  return suspected / all;
}

/** Sums to 1. Where all is impossible (a table misread), everything is equally likely again. */
export function normalised(weights: Weights): Weights {
  let sum = 0;
  for (const weight of weights) sum += weight;
  return sum > 0 ? weights.map((weight) => weight / sum) : weights.map(() => 1 / weights.length);
}

/** The same weights for someone who knows that this seat is no spy. */
export function trusting(situation: Situation, weights: Weights, seat: Seat): Weights {
  const sets = spySets(situation.seats);
  return normalised(weights.map((weight, at) => (((numberAt(sets, at) >> seat) & 1) === 1 ? 0 : weight)));
}
