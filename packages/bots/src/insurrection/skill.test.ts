import { type InsurrectionGame, type InsurrectionKind, setUp } from '@reseau/games/insurrection';
import { expect, test } from 'vitest';
import { playOut } from '../arena/match.ts';
import { moveOf } from './move.ts';
import { PLAYERS, type Player } from './player.ts';

test('who takes what is best is told from who takes anything', () => {
  const made = setUp(4, { side: 'base' });
  if (!made.ok) throw new Error(made.problem);
  const { medium, random } = PLAYERS;
  const games = 12;
  const sums = [0, 0, 0, 0];
  for (let round = 0; round < games; round += 1) {
    let first: Float64Array | undefined;
    let last = new Float64Array() as Float64Array;
    const watcher: Player = (imagined, dice, skills, isLate) => {
      last = skills();
      first ??= last;
      return medium(imagined, dice, skills, isLate);
    };
    playOut<InsurrectionKind, InsurrectionGame>({
      game: made.game,
      seed: `skill ${round}`,
      seat: (seat) => {
        const player = [watcher, medium][seat] ?? random;
        return (view) => moveOf(player, view);
      },
    });
    expect([...(first ?? [])]).toEqual([0.5, 0.5, 0.5, 0.5]);
    for (const [seat, skill] of last.entries()) sums[seat] = (sums[seat] as number) + skill / games;
  }
  // A bot does not judge its own seat.
  expect(sums[0]).toBe(0.5);
  expect(sums[1]).toBeGreaterThan(0.75);
  expect(sums[2]).toBeLessThan(0.25);
  expect(sums[3]).toBeLessThan(0.25);
});
