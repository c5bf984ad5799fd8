import { type AnyMove, type FactOf, type Kind, type Known, type Options, type Rng, type Seat, sample } from '@reseau/core';
import type { AnyGame, GameId } from '@reseau/games';

export const LEVELS = ['easy', 'medium', 'strong'] as const;
export type BotLevel = (typeof LEVELS)[number];

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

export const botMove = ({ options, rng }: BotSight): AnyMove => sample(options, rng);
