import { expect, test } from 'vitest';
import { playInsurrection } from '../arena/insurrection.ts';
import { insurrectionOf, testWholeGames } from '../testing/whole-insurrection.ts';
import { PLAYERS } from './player.ts';

testWholeGames('easy');
testWholeGames('medium');

test('who thinks ahead beats who plays at random', () => {
  const game = insurrectionOf(4, 'base');
  const { medium, random } = PLAYERS;
  let won = 0;
  for (let round = 0; round < 60; round += 1) {
    const players = game.seats.map((seat) => (seat === round % 4 ? medium : random));
    const { winners } = playInsurrection({ game, seed: `test ${round}`, players });
    if (winners.some((seat) => seat === round % 4)) won += 1;
  }
  expect(won).toBeGreaterThan(42);
});
