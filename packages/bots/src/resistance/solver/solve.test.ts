import { SEAT_COUNTS } from '@reseau/games/resistance';
import { expect, test } from 'vitest';
import { PLANS } from '../data/plans.ts';
import { beaten, FROM_THE_START } from '../plan.ts';
import { readPlan } from './seating.ts';
import { solve } from './solve.ts';
import { mostBeaten } from './spy-bound.ts';

test('the five-player game is worth 30 % to the resistance, from both sides', () => {
  const { beaten: found, atMost, of } = solve({ seats: 5, seed: 'test', restarts: 20 });
  expect([found, atMost, of]).toEqual([3, 3, 10]);
});

test.each([
  [5, 3],
  [6, 5],
  [7, 9],
  [8, 9],
  [9, 23],
  [10, 34],
] as const)('%i players: the plan that is kept beats %i sets of spies, whatever they play', (seats, sets) => {
  expect(beaten(FROM_THE_START(seats), readPlan(PLANS[seats]))).toHaveLength(sets);
});

test.each([5, 6, 7] as const)('%i players: no plan could beat more', (seats) => {
  expect(beaten(FROM_THE_START(seats), readPlan(PLANS[seats]))).toHaveLength(mostBeaten(seats));
});

test('there is a plan for every table', () => {
  expect(Object.keys(PLANS).map(Number)).toEqual([...SEAT_COUNTS]);
});
