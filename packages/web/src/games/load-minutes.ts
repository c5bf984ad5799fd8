import type { GameId } from '@reseau/games';
import type { GameMinutes } from '../session/minutes.ts';

const MINUTES: Readonly<Record<GameId, () => Promise<GameMinutes>>> = {
  project: async () => await (await import('./project/minutes/index.ts')).load(),
  resistance: async () => await (await import('./resistance/minutes/index.ts')).load(),
  insurrection: async () => await (await import('./insurrection/minutes/index.ts')).load(),
};

/** The minutes of a game, fetched when somebody wants to play one. */
export const loadMinutes = async (id: GameId): Promise<GameMinutes> => await MINUTES[id]();
