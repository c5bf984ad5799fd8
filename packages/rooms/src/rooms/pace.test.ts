import type { Seat, Turn } from '@reseau/core';
import { describe, expect, test } from 'vitest';
import { answerTime } from './pace.ts';

const turn = (...must: readonly number[]): Turn => ({ question: 1, must: must as Seat[], may: [], progress: 'seats' });

function delays(asked: Turn, scale = 1): readonly number[] {
  let seed = 1;
  const chance = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  return Array.from({ length: 2000 }, () =>
    answerTime(asked, { seen: 0, deadline: undefined }, { now: 0, scale, chance }),
  ).sort((a, b) => a - b);
}

describe('how long a bot thinks', () => {
  test.each([
    ['alone', turn(1), 3000, 8000],
    ['together', turn(1, 2, 3), 1200, 5000],
  ])('asked %s', (_how, asked, least, most) => {
    const sorted = delays(asked);
    expect(sorted[0]).toBeGreaterThanOrEqual(least);
    expect(sorted.at(-1)).toBeLessThanOrEqual(most);
    expect(sorted[1000]).toBeGreaterThan(least * 1.3);
    expect(sorted[1000]).toBeLessThan(most / 1.3);
  });

  test('not at all where the pace is 0', () => {
    expect(delays(turn(1), 0).at(-1)).toBe(0);
  });

  test('once it has been shown what was told', () => {
    const late = { seen: 6000, deadline: undefined };
    const pace = { now: 1000, scale: 1, chance: () => 0.5 };
    expect(answerTime(turn(1), late, pace)).toBe(answerTime(turn(1), { ...late, seen: 0 }, pace) + 5000);
    expect(answerTime(turn(1), late, { ...pace, scale: 0 })).toBe(1000);
  });

  test('never up to the deadline', () => {
    const pace = { now: 1000, scale: 100, chance: () => 0.9 };
    expect(answerTime(turn(1), { seen: 0, deadline: 31_000 }, pace)).toBe(29_000);
    expect(answerTime(turn(1), { seen: 0, deadline: 1500 }, pace)).toBe(1000);
  });
});
