import { setUp } from '@reseau/games/project';
import { expect, test } from 'vitest';
import { expedition, inHindsight } from './expedition.ts';
import { STYLES } from './move.ts';

const SEEDS = Array.from({ length: 12 }, (_, game) => `hindsight ${game}`);

function gameOf(lastTurn: number) {
  const made = setUp(1, {
    difficulty: 'normal',
    scenario: 'north',
    characters: [['randles']],
    clock: 'actions',
    lastTurn,
  });
  if (!made.ok) throw new Error(made.problem);
  return made.game;
}

test('who knows what comes wins a match that was lost', () => {
  const game = gameOf(60);
  const lost = SEEDS.find((seed) => expedition(game, seed, () => STYLES.medium).ended !== 'won');
  expect(lost).toBeDefined();
  expect(inHindsight(game, lost as string, 4)).toBe(true);
});

test('what cannot be won is not', () => {
  expect(inHindsight(gameOf(1), 'hindsight', 4)).toBe(false);
});
