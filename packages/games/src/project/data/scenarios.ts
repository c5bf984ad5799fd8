export const SCENARIO_IDS = ['landing', 'coup', 'passes', 'north', 'scattered', 'siege'] as const;
export type ScenarioId = (typeof SCENARIO_IDS)[number];

/** Cities by number. */
interface Opening {
  /** A soldier each. */
  readonly reds: readonly number[];
  /** A token each, face down. */
  readonly tokens: readonly number[];
  /** Where the first, second, third and fourth leader set out. */
  readonly starts: readonly [number, number, number, number];
}

export const SCENARIOS: Readonly<Record<ScenarioId, Opening>> = {
  /** The army holds the coast; the resistance rises inland. */
  landing: {
    reds: [2, 6, 10, 30, 33],
    tokens: [3, 5, 8, 9, 11, 14, 15, 20, 21, 25, 26, 27, 29, 31, 37, 38],
    starts: [16, 13, 22, 43],
  },
  /** The large cities fell overnight; friends are in the villages. */
  coup: {
    reds: [4, 13, 20, 29, 35, 40],
    tokens: [1, 3, 5, 6, 8, 9, 11, 14, 16, 21, 22, 23, 28, 31, 38, 43],
    starts: [24, 19, 18, 41],
  },
  /** The mountains are held, and cut the island in two. */
  passes: {
    reds: [3, 11, 16, 25, 38],
    tokens: [2, 6, 7, 8, 9, 10, 12, 14, 18, 19, 21, 24, 30, 31, 35, 36],
    starts: [23, 32, 42, 4],
  },
  /** The north is lost; all set out from the south. */
  north: {
    reds: [6, 14, 19, 24, 37, 42],
    tokens: [1, 3, 5, 9, 13, 16, 22, 28, 30, 34, 36, 38, 43, 44],
    starts: [35, 32, 23, 7],
  },
  /** Each begins alone in a corner, far from the others. */
  scattered: {
    reds: [1, 15, 25, 43],
    tokens: [2, 4, 6, 7, 9, 10, 14, 19, 20, 21, 22, 24, 26, 27, 29, 31, 32, 38],
    starts: [44, 34, 12, 41],
  },
  /** All begin together in the middle, in a ring of soldiers. */
  siege: {
    reds: [1, 13, 15, 23, 31, 32],
    tokens: [6, 7, 10, 12, 17, 18, 19, 24, 30, 33, 34, 36, 40, 41, 44],
    starts: [28, 39, 16, 43],
  },
};
