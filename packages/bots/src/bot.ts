import {
  type AnyMove,
  type FactOf,
  type Kind,
  type Known,
  type Options,
  type Rng,
  type Seat,
  sample,
} from '@reseau/core';
import type { AnyGame, GameId, resistance } from '@reseau/games';
import type { BotLevel } from './level.ts';
import { moveBy, PLAYS } from './resistance/move.ts';

/** All that a bot gets: what its seat was told, never a match. */
export interface BotSight {
  readonly gameId: GameId;
  readonly game: AnyGame;
  readonly seat: Seat;
  readonly level: BotLevel;
  readonly known: Known<Kind>;
  /** Every fact this seat heard, in order. */
  readonly heard: readonly FactOf<Kind>[];
  readonly options: Options<AnyMove>;
  /** The bot's own chance; never the match's. */
  readonly rng: Rng;
}

/** In an open question a bot may have nothing to do until somebody else moves. */
export type BotChoice = AnyMove | 'wait';

export function botMove({ gameId, game, seat, level, known, options, rng }: BotSight): BotChoice {
  if (gameId !== 'resistance') return sample(options, rng);
  return moveBy(PLAYS[level], {
    game: game as unknown as resistance.ResistanceGame,
    seat,
    known: known as resistance.Known,
    options: options as unknown as Options<resistance.Move>,
    rng,
  });
}
