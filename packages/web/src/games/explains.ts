import type { GameId } from '@reseau/games';
import type { Explained } from './explained.ts';
import { explain } from './resistance/explain.ts';

/** The games that are put together from modules, and so have something to explain. */
export const EXPLAINS: Readonly<Partial<Record<GameId, (seats: number, options: unknown) => Explained>>> = {
  resistance: explain,
};
