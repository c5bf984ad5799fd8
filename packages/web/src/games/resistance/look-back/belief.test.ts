import { type Seat, seatsOf } from '@reseau/core';
import type { Card, Fact, Table } from '@reseau/games/resistance';
import { expect, test } from 'vitest';
import { beliefs } from './belief.ts';

const FIVE = { seats: 5, spies: 2, hasModules: false };
const [ada, ben, cho] = seatsOf(5) as readonly [Seat, Seat, Seat];

/** A mission of this team with these cards. */
const mission = (team: readonly Seat[], ...cards: readonly Card[]) => ({
  table: { results: [{ mission: 1, team, cards, success: true }], proposals: [] } as unknown as Table,
  facts: [{ type: 'revealed', to: 'all', mission: 1, cards }] as readonly Fact[],
});

const vote = (team: readonly Seat[], seat: Seat, approve: boolean) => ({
  table: { results: [], proposals: [{ team }] } as unknown as Table,
  facts: [{ type: 'voted', to: 'all', seat, approve }] as readonly Fact[],
});

const last = (observed: readonly ReturnType<typeof mission>[], circle = FIVE) =>
  (beliefs(observed, circle).at(-1) ?? []).map((share) => Math.round(share * 1000) / 1000);

test('before anything has happened, all are as likely', () => {
  expect(last([{ table: {} as Table, facts: [] }])).toEqual([0.4, 0.4, 0.4, 0.4, 0.4]);
});

test('two fails of two are certain, and clear the others', () => {
  expect(last([mission([ada, ben], 'fail', 'fail')])).toEqual([1, 1, 0, 0, 0]);
});

test('one fail of two: by the rules one is a spy, by the model hardly both', () => {
  // Both: 2 * 0.8 * 0.2 = 0.32 in one world; exactly one: 0.8 in six worlds.
  const both = 0.32 / (0.32 + 6 * 0.8);
  const one = (1 + both) / 2;
  const [first, second, third] = last([mission([ada, ben], 'success', 'fail')]);
  expect(first).toBeCloseTo(one, 2);
  expect(second).toBeCloseTo(one, 2);
  expect(third).toBeCloseTo((2 - 2 * one) / 3, 2);
});

test('a success makes a team likelier loyal, and all always add up to the spies', () => {
  const shares = last([mission([ada, ben], 'success', 'success'), vote([cho], ada, true)]);
  expect(shares[1]).toBeLessThan(0.2);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(2, 2);
});

test('what the model holds impossible teaches nothing where it is, and a little where modules may have done it', () => {
  const impossible = mission([ada], 'fail', 'fail');
  expect(last([impossible])).toEqual([0.4, 0.4, 0.4, 0.4, 0.4]);
  const doubted = last([mission([ada, ben], 'fail', 'fail')], { ...FIVE, hasModules: true });
  expect(doubted[0]).toBeGreaterThan(0.8);
  expect(doubted[0]).toBeLessThan(1);
});
