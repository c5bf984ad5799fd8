import { expect, test } from 'vitest';
import { expedition, inHindsight } from '../arena/coop.ts';

const setup = { difficulty: 'normal', scenario: 'north', characters: [['randles']] };
const SEEDS = Array.from({ length: 12 }, (_, game) => `hindsight ${game}`);

test('who knows what comes wins a match that was lost', () => {
  const lost = SEEDS.find((seed) => expedition({ seats: 1, setup, seed, level: 'medium' }).ended !== 'won');
  expect(lost).toBeDefined();
  expect(inHindsight({ setup, seed: lost as string }, 4)).toBe(true);
});

test('what cannot be won is not', () => {
  expect(inHindsight({ setup: { ...setup, lastTurn: 1 }, seed: 'hindsight' }, 4)).toBe(false);
});
