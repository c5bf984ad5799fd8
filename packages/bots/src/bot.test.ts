import { setUp } from '@reseau/games/resistance';
import { describe, expect, test } from 'vitest';
import { LEVELS } from './level.ts';
import { wholeGame } from './testing/whole-game.ts';

const game = (seats: number, modules: readonly string[]) => {
  const made = setUp(seats, { modules });
  if (!made.ok) throw new Error(made.problem);
  return made.game;
};

describe.each(LEVELS)('a bot of level %s', (level) => {
  test.each([
    [5, []],
    [7, ['targeting']],
    [10, ['blindSpies']],
    [5, ['trapper', 'inquisitor']],
    [7, ['defector', 'plot', 'sergeant']],
  ] as const)('plays a whole game of %i with %j from what its seat was told alone', (seats, modules) => {
    const rules = game(seats, modules);
    const match = wholeGame({ gameId: 'resistance', game: rules, seed: `${level} ${seats}`, level: () => level });
    expect(match.outcome).toBeDefined();
  });
});
