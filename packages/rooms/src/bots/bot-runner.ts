import { type BotChoice, type BotLevel, botMove } from '@reseau/bots';
import { type FactOf, type Kind, Rng, type SaidPhrase, type Seat, understand } from '@reseau/core';
import { type AnyGame, GAMES, type GameId } from '@reseau/games';
import { MACHINE } from '../clock.ts';

/** All that a bot is given: how the table was set up, where it sits, and what that seat was told. */
export interface BotInput {
  readonly gameId: GameId;
  readonly seats: number;
  readonly setup: object;
  readonly seat: Seat;
  readonly level: BotLevel;
  readonly heard: readonly FactOf<Kind>[];
  /** What was said at the table without words, each after so many of these facts. */
  readonly said: readonly SaidPhrase[];
  /** The chance it may use. */
  readonly seed: string;
}

/** For whom a thought is. */
export interface RequestedBy {
  readonly room: string;
  /** From where the table is led, as callers are counted. */
  readonly from: string;
  /** Once it is aborted, nobody waits for the thought: it is dropped, and never answered. */
  readonly signal: AbortSignal;
}

export interface BotRunner {
  move(input: BotInput, by: RequestedBy): Promise<BotChoice>;
  close(): Promise<void>;
}

/** Thinks up a move from what the seat heard and nothing else; within this many milliseconds, where that can be chosen. */
export function chooseMove(
  { gameId, seats, setup, seat, level, heard, said, seed }: BotInput,
  budget = Number.POSITIVE_INFINITY,
): BotChoice {
  const until = MACHINE.steady() + budget;
  const game = gameAt(gameId, seats, setup);
  const known = understand(game, game.empty, heard);
  const options = game.options(known, seat);
  return botMove({
    gameId,
    game,
    seat,
    level,
    known,
    heard,
    said,
    options,
    rng: Rng.seeded(seed),
    isLate: () => MACHINE.steady() >= until,
  });
}

const games = new Map<string, AnyGame>();
const GAMES_KEPT = 100;

/** Putting a game together costs more than most moves: the tables at hand are kept. */
function gameAt(gameId: GameId, seats: number, setup: object): AnyGame {
  const key = JSON.stringify([gameId, seats, setup]);
  const known = games.get(key);
  if (known !== undefined) return known;
  const made = GAMES[gameId].setUp(seats, setup);
  if (!made.ok) throw new Error(`bot: the table makes no game (${made.problem})`);
  if (games.size >= GAMES_KEPT) games.clear();
  games.set(key, made.game);
  return made.game;
}
