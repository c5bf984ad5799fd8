import type { InsurrectionGame, InsurrectionKind } from '@reseau/games/insurrection';
import { expect, test } from 'vitest';
import { playOut } from '../arena/match.ts';
import { insurrectionOf, testWholeGames } from '../testing/whole-insurrection.ts';
import { moveOf } from './move.ts';
import { PLAYERS } from './player.ts';

testWholeGames('easy');
testWholeGames('medium');

test('who thinks ahead beats who plays at random', () => {
  const game = insurrectionOf(4, 'base');
  const { medium, random } = PLAYERS;
  let won = 0;
  for (let round = 0; round < 60; round += 1) {
    const { winners } = playOut<InsurrectionKind, InsurrectionGame>({
      game,
      seed: `test ${round}`,
      seat: (seat) => (view) => moveOf(seat === round % 4 ? medium : random, view),
    });
    if (winners.some((seat) => seat === round % 4)) won += 1;
  }
  expect(won).toBeGreaterThan(42);
});
