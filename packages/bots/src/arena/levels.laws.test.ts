import type { Seat } from '@reseau/core';
import type { ModuleId, SeatCount, Side } from '@reseau/games/resistance';
import { expect, test } from 'vitest';
import { PLAYERS, type Player } from '../resistance/player.ts';
import { playOut } from './game.ts';

const GAMES = 60;

interface Table {
  readonly seats: SeatCount;
  readonly modules: readonly ModuleId[];
}

/** How many games the resistance wins. */
function won({ seats, modules }: Table, loyal: Player, spies: Player): number {
  const seat = (_seat: Seat, side: Side): Player => (side === 'spy' ? spies : loyal);
  const games = Array.from({ length: GAMES }, (_, game) => playOut({ seats, modules, seed: `levels ${game}`, seat }));
  return games.filter(({ ended }) => ended?.winner === 'resistance').length;
}

test.each<Table>([
  { seats: 5, modules: [] },
  { seats: 7, modules: [] },
  { seats: 9, modules: ['inquisitor'] },
])('%j: strong does better than medium on either side', (table) => {
  const { medium, strong } = PLAYERS;
  const [level, against] = [won(table, medium, medium), won(table, medium, strong)];
  expect(won(table, strong, medium)).toBeGreaterThan(level);
  expect(against).toBeLessThan(level);
  expect(won(table, strong, strong)).toBeGreaterThan(against);
});
