import { knownTo, type Seat, start } from '@reseau/core';
import { handOf, infoOf, setUp } from '@reseau/games/insurrection';
import { expect, test } from 'vitest';
import { held, moved, SORTS, sortedBy } from './hand-order.ts';
import { sorted, worthInHand } from './view.ts';

const made = setUp(4, { side: 'base' });
if (!made.ok) throw new Error(made.problem);
const set = made.game.cards;
const me = 0 as Seat;
const known = knownTo(start(made.game, 'a hand').match, me);
const view = { known, table: known.table, set, me };
const hand = sorted(set, handOf(known, me));

const falls = (numbers: readonly number[]): boolean =>
  numbers.every((one, index) => index === 0 || one <= (numbers[index - 1] ?? 0));

test('a hand that nobody has sorted lies as it is', () => {
  expect(held(['a', 'b', 'c'], [])).toEqual(['a', 'b', 'c']);
});

test('a card that came since is on the right, and one that is gone leaves no gap', () => {
  expect(held(['a', 'b', 'c', 'new'], ['c', 'gone', 'a', 'b'])).toEqual(['c', 'a', 'b', 'new']);
});

test('a card goes to the left, to the right, and to either end', () => {
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
});

test.each(SORTS)('sorted by %s, the same cards are there', (sort) => {
  expect(hand.length).toBeGreaterThan(2);
  expect(sortedBy(view, hand.toReversed(), sort).toSorted()).toEqual(hand.toSorted());
});

test('sorted by initiative and by worth, the most is on the left', () => {
  const worth = (card: string): number => {
    const { good, evil } = worthInHand(view, me, card);
    return good + evil;
  };
  const byInitiative = sortedBy(view, hand.toReversed(), 'initiative').map((card) => infoOf(set, card).initiative);
  expect(new Set(byInitiative).size).toBeGreaterThan(1);
  expect(falls(byInitiative)).toBe(true);
  const byWorth = sortedBy(view, hand.toReversed(), 'worth').map(worth);
  expect(new Set(byWorth).size).toBeGreaterThan(1);
  expect(falls(byWorth)).toBe(true);
});
