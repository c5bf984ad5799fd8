import { at } from '@reseau/core';
import { type Card, type CardSet, infoOf } from './card-set.ts';
import { type Counted, type Counting, collected, countingOf, type ScoreContext, worth } from './scoring.ts';
import { Tally } from './tally.ts';
import type { Term } from './vocabulary.ts';

/** One line of the score pad: what was counted, how many there were, what it is worth. */
export interface ScoreLine {
  readonly term: Term;
  /** Of a condition: 1 where it holds, else 0. Of a collection: how many copies are in it. Of plain points: 1. */
  readonly count: number;
  readonly points: number;
}

export interface CardScore {
  readonly card: Card;
  readonly points: number;
  readonly lines: readonly ScoreLine[];
}

const remembered = new WeakMap<CardSet, readonly Counting[]>();

function countingsOf(set: CardSet): readonly Counting[] {
  const known = remembered.get(set) ?? set.kinds.map(countingOf);
  remembered.set(set, known);
  return known;
}

/** The points of a hand. */
export function pointsOf(set: CardSet, own: Tally, context: ScoreContext): number {
  const countings = countingsOf(set);
  const { copies } = own;
  let points = 0;
  for (let kind = 0; kind < copies.length; kind += 1) {
    const held = copies[kind] ?? 0;
    if (held === 0) continue;
    for (const counted of countings[kind]?.[context.ending] ?? []) points += ofAll(counted, held, own, context);
  }
  return points;
}

function ofAll(counted: Counted, copies: number, own: Tally, context: ScoreContext): number {
  const { collection, count } = counted;
  if (collection === undefined) return copies * worth(counted, count === undefined ? 1 : count(own, context));
  const full = collection.length;
  const rest = copies % full;
  const whole = (copies - rest) * at(collection, full - 1);
  return rest === 0 ? whole : whole + rest * at(collection, rest - 1);
}

/** The points of a hand card by card, in the order of the hand, with every line that led to them. */
export function scorePad(set: CardSet, hand: readonly Card[], context: ScoreContext): readonly CardScore[] {
  const countings = countingsOf(set);
  const own = new Tally(set, hand);
  const counted = new Map<number, number>();
  return hand.map((card) => {
    const { kind } = infoOf(set, card);
    const number = counted.get(kind) ?? 0;
    counted.set(kind, number + 1);
    const lines = at(countings, kind)[context.ending].map((line) => ofOne(line, kind, number, own, context));
    return { card, points: lines.reduce((sum, { points }) => sum + points, 0), lines };
  });
}

function ofOne(counted: Counted, kind: number, number: number, own: Tally, context: ScoreContext): ScoreLine {
  const { term, collection, count } = counted;
  if (collection !== undefined) {
    const size = collected(at(own.copies, kind), number, collection.length);
    return { term, count: size, points: at(collection, size - 1) };
  }
  const found = count === undefined ? 1 : count(own, context);
  return { term, count: found, points: worth(counted, found) };
}
