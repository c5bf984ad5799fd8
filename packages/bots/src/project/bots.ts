import type { ProjectGame, ProjectKind } from '@reseau/games/project';
import type { GameBots } from '../game-bots.ts';
import { projectMeasures } from './measures.ts';
import { projectMove } from './move.ts';

export const projectBots: GameBots<ProjectKind, ProjectGame> = {
  move: (level, { known, isLate = () => false, ...view }) =>
    projectMove({ ...view, level, table: known.table, isLate }),
  isDeep: (level) => level === 'strong',
  measures: projectMeasures,
};
