import type { AnyMove, FactOf, Kind, Known, Options, Rng, Seat } from '@reseau/core';
import type { AnyGame, GameId, insurrection, resistance } from '@reseau/games';
import { moveOf, PLAYERS } from './insurrection/play.ts';
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

export function botMove({ gameId, game, seat, level, known, options, rng }: BotSight): AnyMove {
  if (gameId === 'insurrection') {
    return moveOf(PLAYERS[level], {
      game: game as unknown as insurrection.InsurrectionGame,
      seat,
      known: known as insurrection.Known,
      rng,
    });
  }
  return moveBy(PLAYS[level], {
    game: game as unknown as resistance.ResistanceGame,
    seat,
    known: known as resistance.Known,
    options: options as unknown as Options<resistance.Move>,
    rng,
  });
}
