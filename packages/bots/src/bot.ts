import type { AnyMove, FactOf, Kind, Known, Options, Rng, Seat } from '@reseau/core';
import type { AnyGame, GameId } from '@reseau/games';
import type * as insurrection from '@reseau/games/insurrection';
import type * as project from '@reseau/games/project';
import type * as resistance from '@reseau/games/resistance';
import { moveOf, PLAYERS } from './insurrection/play.ts';
import type { Heard } from './insurrection/skill.ts';
import type { BotLevel } from './level.ts';
import { projectMove } from './project/move.ts';
import { moveOf as resistanceMove } from './resistance/move.ts';
import { PLAYERS as RESISTANCE_PLAYERS } from './resistance/player.ts';

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
  /** Says when the best so far must do. Without it deep thought takes as long as it takes, and the same seat moves the same way. */
  readonly isLate?: () => boolean;
}

/** Whether a move may take long; all others take milliseconds. */
export const isDeep = (gameId: GameId, level: BotLevel): boolean => level === 'strong' && gameId !== 'resistance';

/** In an open question a bot may have nothing to do until somebody else moves. */
export type BotChoice = AnyMove | 'wait';

export function botMove(sight: BotSight): BotChoice {
  const { gameId, game, seat, level, known, heard, options, rng, isLate = () => false } = sight;
  switch (gameId) {
    case 'resistance':
      return resistanceMove(RESISTANCE_PLAYERS[level], {
        game: game as unknown as resistance.ResistanceGame,
        seat,
        known: known as resistance.Known,
        options: options as unknown as Options<resistance.Move>,
        rng,
      });
    case 'insurrection':
      return moveOf(PLAYERS[level], {
        game: game as unknown as insurrection.InsurrectionGame,
        seat,
        known: known as insurrection.Known,
        heard: heard as Heard,
        rng,
        isLate,
      });
    case 'project':
      return projectMove({
        game: game as unknown as project.ProjectGame,
        seat,
        level,
        table: known.table as project.Table,
        heard: heard as readonly project.Fact[],
        options: options as unknown as Options<project.Move>,
        rng,
        isLate,
      });
  }
}
