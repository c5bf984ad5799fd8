import type { GameId } from '@reseau/games';

/** How few and how many can play: told before the rules themselves are fetched. */
export const SEATS: Readonly<Record<GameId, readonly [fewest: number, most: number]>> = {
  resistance: [5, 10],
  insurrection: [2, 6],
  project: [1, 4],
};
