/** How often something came about in so many games. */
export interface Tally {
  readonly count: number;
  readonly games: number;
}

/** A share of games, with its 95 % interval. */
export interface Share {
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.96;

/** Wilson's interval: it holds near 0 and near 100 % too. */
export function shareOf({ count, games }: Tally): Share {
  const rate = count / games;
  const middle = (rate + (Z * Z) / (2 * games)) / (1 + (Z * Z) / games);
  const half = (Z * Math.sqrt((rate * (1 - rate)) / games + (Z * Z) / (4 * games * games))) / (1 + (Z * Z) / games);
  return { rate, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

export const together = (tallies: readonly Tally[]): Tally => ({
  count: tallies.reduce((sum, { count }) => sum + count, 0),
  games: tallies.reduce((sum, { games }) => sum + games, 0),
});
