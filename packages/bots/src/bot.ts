import type { GameId } from '@reseau/games';
import type { BotChoice, BotView, GameBots } from './game-bots.ts';
import { insurrectionBots } from './insurrection/bots.ts';
import type { BotLevel } from './level.ts';
import type { Measures } from './measures.ts';
import { projectBots } from './project/bots.ts';
import { resistanceBots } from './resistance/bots.ts';

const BOTS: Readonly<Record<GameId, GameBots>> = {
  resistance: resistanceBots,
  insurrection: insurrectionBots,
  project: projectBots,
};

/** Of which game and how good a bot is, and all that it gets. */
export interface BotSight extends BotView {
  readonly gameId: GameId;
  readonly level: BotLevel;
}

export const botMove = ({ gameId, level, ...view }: BotSight): BotChoice => BOTS[gameId].move(level, view);

/** Whether a move may take long; all others take milliseconds. */
export const isDeep = (gameId: GameId, level: BotLevel): boolean => BOTS[gameId].isDeep(level);

/** What a game offers to measure. */
export const measuresOf = (gameId: GameId): Measures => BOTS[gameId].measures;
