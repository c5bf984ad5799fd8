export const SCENARIO_IDS = ['landing', 'coup', 'passes', 'north', 'scattered', 'siege'] as const;
export type ScenarioId = (typeof SCENARIO_IDS)[number];

/** Cities by number. */
interface Opening {
  /** A soldier each; where they go by the leaders, the first of them. */
  readonly reds: readonly number[];
  /** A token each, face down. */
  readonly tokens: readonly number[];
  /** Where the first, second, third and fourth leader set out. */
  readonly starts: readonly [number, number, number, number];
}

export const SCENARIOS: Readonly<Record<ScenarioId, Opening>> = {
  /** The army holds the coast; the resistance rises inland. */
  landing: {
    reds: [6, 7, 18, 19, 35],
    tokens: [2, 3, 5, 9, 10, 11, 16, 20, 21, 24, 25, 29, 30, 31, 36, 41, 43, 44],
    starts: [1, 37, 28, 13],
  },
  /** The large cities fell overnight; friends are in the villages. */
  coup: {
    reds: [9, 14, 15, 22, 23, 26],
    tokens: [5, 6, 7, 8, 13, 16, 18, 19, 20, 28, 29, 31, 32, 33, 34, 35, 40, 44],
    starts: [4, 38, 3, 11],
  },
  /** The mountains are held, and cut the island in two. */
  passes: {
    reds: [2, 13, 16, 17, 25],
    tokens: [4, 8, 9, 14, 15, 18, 19, 21, 24, 29, 30, 31, 34, 35, 38, 39, 41, 42],
    starts: [27, 44, 36, 33],
  },
  /** The north is lost; all set out from the south. */
  north: {
    reds: [2, 3, 7, 27, 31, 42],
    tokens: [1, 4, 5, 8, 10, 11, 13, 15, 16, 17, 21, 22, 26, 32, 34, 36, 38, 40],
    starts: [18, 35, 23, 44],
  },
  /** Each begins alone in a corner, far from the others. */
  scattered: {
    reds: [7, 8, 14, 16],
    tokens: [1, 4, 6, 9, 10, 11, 17, 21, 25, 28, 29, 30, 32, 34, 36, 37, 41, 42],
    starts: [38, 5, 35, 18],
  },
  /** All begin together in the middle, in a ring of soldiers. */
  siege: {
    reds: [1, 15, 27, 29, 30, 39],
    tokens: [3, 4, 5, 6, 12, 19, 20, 22, 23, 25, 26, 31, 32, 36, 37, 41, 43, 44],
    starts: [13, 28, 16, 14],
  },
};

/**
 * How many of the soldiers of a scenario are there at first, by the number of leaders. The army answers the busiest leader
 * alone, so whoever is alone gets least done for each of its actions.
 */
const SOLDIERS = [2, 3, 4, 6] as const;

/** How many soldiers stand there at first: fewer for fewer leaders, or all that the scenario card shows. */
export const GARRISONS = ['printed', 'byLeaders'] as const;
export type Garrison = (typeof GARRISONS)[number];

export const soldiersIn = (id: ScenarioId, leaders: number, garrison: Garrison): readonly number[] =>
  garrison === 'printed' ? SCENARIOS[id].reds : SCENARIOS[id].reds.slice(0, SOLDIERS[leaders - 1]);
