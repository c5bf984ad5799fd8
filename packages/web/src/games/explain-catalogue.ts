import type { GameId } from '@reseau/games';
import type { Explanation } from './explanation.ts';
import { explain as insurrection } from './insurrection/explain.ts';
import { explain as project } from './project/explain.ts';
import { explain as resistance } from './resistance/explain.ts';

/** How each game explains a table with these options. */
export const EXPLAIN: Readonly<Record<GameId, (seats: number, options: unknown) => Explanation>> = {
  resistance,
  insurrection,
  project,
};
