import type { InsurrectionGame, InsurrectionKind } from '@reseau/games/insurrection';
import type { GameBots } from '../game-bots.ts';
import { insurrectionMeasures } from './measures.ts';
import { moveOf } from './move.ts';
import { PLAYERS } from './player.ts';

export const insurrectionBots: GameBots<InsurrectionKind, InsurrectionGame> = {
  move: (level, view) => moveOf(PLAYERS[level], view),
  isDeep: (level) => level === 'strong',
  measures: insurrectionMeasures,
};
