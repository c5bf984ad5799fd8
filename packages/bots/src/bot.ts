import type { GameId } from '@reseau/games';
import type { ProjectGame, ProjectKind } from '@reseau/games/project';
import type { BotChoice, BotView, GameBots } from './game-bots.ts';
import { insurrectionBots } from './insurrection/bots.ts';
import type { BotLevel } from './level.ts';
import { projectMove } from './project/move.ts';
import { resistanceBots } from './resistance/bots.ts';

const projectBots: GameBots<ProjectKind, ProjectGame> = {
  move: (level, { known, isLate = () => false, ...view }) =>
    projectMove({ ...view, level, table: known.table, isLate }),
  isDeep: (level) => level === 'strong',
};

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
