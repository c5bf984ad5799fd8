import type { TableOptions } from '@reseau/bots';
import { type AnyGame, type GameId, setUpGame } from '@reseau/games';
import { refusal } from './flags/refuse.ts';

/** The game of a table, or in words why there is none. */
export function gameAt(id: GameId, seats: number, options: TableOptions): AnyGame {
  const made = setUpGame(id, seats, options);
  if (!made.ok) throw refusal(made.problem, `this table is not possible for ${seats}: ${JSON.stringify(options)}.`);
  return made.game;
}
