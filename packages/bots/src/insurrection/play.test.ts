import { insurrection } from '@reseau/games';
import { describe, expect, test, vi } from 'vitest';
import { playInsurrection } from '../arena/insurrection.ts';
import { LEVELS } from '../level.ts';
import { wholeGame } from '../testing/whole-game.ts';
import { PLAYERS } from './play.ts';

/** The strong ones think twice for every seat. */
vi.setConfig({ testTimeout: 120_000 });

const gameOf = (seats: number, side: string) => {
  const made = insurrection.setUp(seats, { side });
  if (!made.ok) throw new Error(made.problem);
  return made.game;
};

describe.each(LEVELS)('a bot of level %s', (level) => {
  test.each([
    [2, 'advanced'],
    [4, 'base'],
  ] as const)('plays a whole game of %i on a %s path from what its seat was told alone', (seats, side) => {
    const match = wholeGame({
      gameId: 'insurrection',
      game: gameOf(seats, side),
      seed: `${level} ${seats}`,
      // Beside partners of medium level: strong ones take their time.
      level: (seat) => (seat === 0 ? level : 'medium'),
    });
    expect((match.table as insurrection.Table).points).toHaveLength(seats);
  });
});

test('who thinks ahead beats who plays at random', () => {
  const game = gameOf(4, 'base');
  const { medium, random } = PLAYERS;
  let won = 0;
  for (let round = 0; round < 60; round += 1) {
    const players = game.seats.map((seat) => (seat === round % 4 ? medium : random));
    const { winners } = playInsurrection({ game, seed: `test ${round}`, players });
    if (winners.some((seat) => seat === round % 4)) won += 1;
  }
  expect(won).toBeGreaterThan(42);
});
