import type { ModuleId, SeatCount } from '@reseau/games/resistance';
import { setUp } from '@reseau/games/resistance';
import { expect, test } from 'vitest';
import type { BotLevel } from '../level.ts';
import { resistanceMeasures } from './measures.ts';

const GAMES = 60;

interface Table {
  readonly seats: SeatCount;
  readonly modules: readonly ModuleId[];
}

/** How many games the resistance wins. */
function won({ seats, modules }: Table, one: BotLevel, others: BotLevel): number {
  const made = setUp(seats, { modules });
  if (!made.ok) throw new Error(made.problem);
  const games = Array.from({ length: GAMES }, (_, round) =>
    resistanceMeasures.play({ game: made.game, pairing: { one, others }, round, seed: `levels ${round}` }),
  );
  return games.filter(([wins]) => wins === 1).length;
}

test.each<Table>([
  { seats: 5, modules: [] },
  { seats: 7, modules: [] },
  { seats: 9, modules: ['inquisitor'] },
])('%j: strong does better than medium on either side', (table) => {
  const [level, against] = [won(table, 'medium', 'medium'), won(table, 'medium', 'strong')];
  expect(won(table, 'strong', 'medium')).toBeGreaterThan(level);
  expect(against).toBeLessThan(level);
  expect(won(table, 'strong', 'strong')).toBeGreaterThan(against);
});
