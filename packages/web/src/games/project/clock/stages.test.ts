import { expect, test } from 'vitest';
import { isNearer, longest, STAGES, stageOf } from './stages.ts';

test.each([
  [1500, 1500, 'plenty'],
  [501, 1500, 'plenty'],
  [500, 1500, 'third'],
  [61, 1500, 'third'],
  [60, 1500, 'minute'],
  [11, 1500, 'minute'],
  [10, 1500, 'seconds'],
  [0, 1500, 'seconds'],
  // One minute in all: every stage has its time.
  [60, 60, 'plenty'],
  [20, 60, 'third'],
  [15, 60, 'minute'],
  [10, 60, 'seconds'],
] as const)('%i of %i seconds: %s', (left, whole, stage) => {
  expect(stageOf(left, whole)).toBe(stage);
});

test('from far to near, and the bar is full as the last stages begin', () => {
  expect(isNearer('minute', 'third')).toBe(true);
  expect(isNearer('third', 'third')).toBe(false);
  expect(isNearer('plenty', 'seconds')).toBe(false);
  expect(STAGES.map((stage) => longest(stage, 1500))).toEqual([1500, 1500, 60, 10]);
});
