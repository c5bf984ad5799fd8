import type { Seat } from '@reseau/core';
import type { Known } from '@reseau/games/resistance';
import { numberAt } from '../../table-at.ts';
import { candidatesOf } from './candidates.ts';
import { type Deal, dealsFor } from './deals.ts';
import type { Rules } from './rules.ts';
import { trickFactor, tricksOf } from './tricks.ts';

/** The deals that what is sure and the cards on the table leave, before anybody's votes are weighed. */
export interface Prior {
  readonly deals: readonly Deal[];
  readonly weights: Float64Array;
  /** Deals that agree on who is on which side when, one of each. */
  readonly sides: readonly Deal[];
  /** For each deal its place among them. */
  readonly side: Int32Array;
}

/** How many deals are weighed at most; beyond that a sample stands for all. */
const MOST = { seat: 1600, table: 1000 } as const;
/** Between two missions little changes: the last few are kept. */
const KEPT = 24;

const kept = new WeakMap<Rules, Map<string, Prior>>();

export function priorOf(rules: Rules, known: Known, viewer: Seat | undefined): Prior {
  const candidates = candidatesOf(rules, known, viewer);
  const turns = rules.turns(known);
  const tricks = tricksOf(rules, known, viewer);
  // Where switches are hidden, deals differ in who is on which side when, and each costs a look at all votes.
  const most = (viewer === undefined ? MOST.table : MOST.seat) / (turns.length > 1 ? 2 : 1);
  const key = JSON.stringify([most, candidates, turns, tricks]);
  const priors = kept.get(rules) ?? new Map<string, Prior>();
  kept.set(rules, priors);
  const remembered = priors.get(key);
  if (remembered !== undefined) return remembered;
  const deals = dealsFor(rules, candidates, turns, most);
  const weights = deals.map((deal) => {
    let weight = deal.share;
    for (const trick of tricks) if (weight > 0) weight *= trickFactor(rules, trick, deal);
    return weight;
  });
  const possible = weights.some((weight) => weight > 0) ? weights : deals.map(({ share }) => share);
  const prior = grouped(
    deals.filter((_, at) => numberAt(possible, at) > 0),
    possible.filter((weight) => weight > 0),
  );
  if (priors.size >= KEPT) priors.delete(priors.keys().next().value ?? '');
  priors.set(key, prior);
  return prior;
}

function grouped(deals: readonly Deal[], weights: readonly number[]): Prior {
  const places = new Map<number, number>();
  const sides: Deal[] = [];
  const side = Int32Array.from(deals, (deal) => {
    const known = places.get(deal.sides);
    if (known !== undefined) return known;
    places.set(deal.sides, sides.length);
    return sides.push(deal) - 1;
  });
  return { deals, weights: Float64Array.from(weights), sides, side };
}
