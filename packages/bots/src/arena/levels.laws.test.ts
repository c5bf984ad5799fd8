import type { Seat } from '@reseau/core';
import type { resistance } from '@reseau/games';
import { expect, test } from 'vitest';
import { PLAYS, type Play } from '../resistance/move.ts';
import { playOut } from './game.ts';

const GAMES = 60;

/** How many games the resistance wins. */
function won(seats: resistance.SeatCount, loyal: Play, spies: Play): number {
  const seat = (_seat: Seat, side: resistance.Side): Play => (side === 'spy' ? spies : loyal);
  const games = Array.from({ length: GAMES }, (_, game) => playOut({ seats, seed: `levels ${game}`, seat }));
  return games.filter(({ ended }) => ended?.winner === 'resistance').length;
}

test.each([5, 7] as const)('%i players: strong does better than medium on either side', (seats) => {
  const { medium, strong } = PLAYS;
  const [level, against] = [won(seats, medium, medium), won(seats, medium, strong)];
  expect(won(seats, strong, medium)).toBeGreaterThan(level);
  expect(against).toBeLessThan(level);
  expect(won(seats, strong, strong)).toBeGreaterThan(against);
});
