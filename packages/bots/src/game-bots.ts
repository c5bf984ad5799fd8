import type { AnyMove, FactOf, Kind, Known, Options, Rng, SaidPhrase, Seat } from '@reseau/core';
import type { AnyGame } from '@reseau/games';
import type { BotLevel } from './level.ts';
import type { Measures } from './measures.ts';

/** All that a bot gets: what its seat was told, never a match. */
export interface BotView<K extends Kind = Kind, G = AnyGame> {
  readonly game: G;
  readonly seat: Seat;
  readonly known: Known<K>;
  /** Every fact this seat heard, in order. */
  readonly heard: readonly FactOf<K>[];
  /** What was said at the table without words, each after so many of these facts; nothing where nobody talks. */
  readonly said?: readonly SaidPhrase[];
  readonly options: Options<K['move']>;
  /** The bot's own chance; never the match's. */
  readonly rng: Rng;
  /** Says when the best so far must do. Without it deep thought takes as long as it takes, and the same seat moves the same way. */
  readonly isLate?: () => boolean;
}

/** In an open question a bot may have nothing to do until somebody else moves. */
export type BotChoice<M extends AnyMove = AnyMove> = M | 'wait';

/** The bots of one game. */
export interface GameBots<K extends Kind = Kind, G = AnyGame> {
  move(level: BotLevel, view: BotView<K, G>): BotChoice<K['move']>;
  /** Whether a move of this level may take long; all others take milliseconds. */
  isDeep(level: BotLevel): boolean;
  readonly measures: Measures<G>;
}
