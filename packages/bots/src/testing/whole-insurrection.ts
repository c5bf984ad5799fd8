import { type Side, setUp, type Table } from '@reseau/games/insurrection';
import { expect, test } from 'vitest';
import type { BotLevel } from '../level.ts';
import { wholeGame } from './whole-game.ts';

export const insurrectionOf = (seats: number, side: Side) => {
  const made = setUp(seats, { side });
  if (!made.ok) throw new Error(made.problem);
  return made.game;
};

export function testWholeGames(level: BotLevel): void {
  test.each([
    [2, 'advanced'],
    [4, 'base'],
  ] as const)(
    `a ${level} bot plays a whole game of %i on a %s path from what its seat was told alone`,
    (seats, side) => {
      const match = wholeGame({
        gameId: 'insurrection',
        game: insurrectionOf(seats, side),
        seed: `${level} ${seats}`,
        // Beside partners of medium level: strong ones take their time.
        level: (seat) => (seat === 0 ? level : 'medium'),
      });
      expect((match.table as Table).points).toHaveLength(seats);
    },
  );
}
