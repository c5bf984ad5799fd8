import type { ResistanceGame, ResistanceKind } from '@reseau/games/resistance';
import type { GameBots } from '../game-bots.ts';
import { resistanceMeasures } from './measures.ts';
import { moveOf } from './move.ts';
import { PLAYERS } from './player.ts';

export const resistanceBots: GameBots<ResistanceKind, ResistanceGame> = {
  move: (level, view) => moveOf(PLAYERS[level], view),
  isDeep: () => false,
  measures: resistanceMeasures,
};
