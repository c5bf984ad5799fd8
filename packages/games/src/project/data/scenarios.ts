import type { BoxFile, Scenario } from '../box.ts';

export const SCENARIOS: readonly Scenario[] = [
  /** The army holds the coast; the resistance rises inland. */
  {
    id: 'landing',
    reds: [6, 7, 18, 19, 35],
    tokens: [2, 3, 5, 9, 10, 11, 16, 20, 21, 24, 25, 29, 30, 31, 36, 41, 43, 44],
    starts: [1, 37, 28, 13],
  },
  /** The large cities fell overnight; friends are in the villages. */
  {
    id: 'coup',
    reds: [9, 14, 15, 22, 23, 26],
    tokens: [5, 6, 7, 8, 13, 16, 18, 19, 20, 28, 29, 31, 32, 33, 34, 35, 40, 44],
    starts: [4, 38, 3, 11],
  },
  /** The mountains are held, and cut the island in two. */
  {
    id: 'passes',
    reds: [2, 13, 16, 17, 25],
    tokens: [4, 8, 9, 14, 15, 18, 19, 21, 24, 29, 30, 31, 34, 35, 38, 39, 41, 42],
    starts: [27, 44, 36, 33],
  },
  /** The north is lost; all set out from the south. */
  {
    id: 'north',
    reds: [2, 3, 7, 27, 31, 42],
    tokens: [1, 4, 5, 8, 10, 11, 13, 15, 16, 17, 21, 22, 26, 32, 34, 36, 38, 40],
    starts: [18, 35, 23, 44],
  },
  /** Each begins alone in a corner, far from the others. */
  {
    id: 'scattered',
    reds: [7, 8, 14, 16],
    tokens: [1, 4, 6, 9, 10, 11, 17, 21, 25, 28, 29, 30, 32, 34, 36, 37, 41, 42],
    starts: [38, 5, 35, 18],
  },
  /** All begin together in the middle, in a ring of soldiers. */
  {
    id: 'siege',
    reds: [1, 15, 27, 29, 30, 39],
    tokens: [3, 4, 5, 6, 12, 19, 20, 22, 23, 25, 26, 31, 32, 36, 37, 41, 43, 44],
    starts: [13, 28, 16, 14],
  },
];

/**
 * How many of the soldiers of a scenario are there at first, by the number of leaders. The army answers the busiest leader
 * alone, so whoever is alone gets least done for each of its actions.
 */
export const SOLDIERS: BoxFile['soldiers'] = [2, 3, 4, 6];
