export const DIFFICULTIES = ['initiation', 'normal', 'hard', 'heroic'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

interface Level {
  /** Hardened soldiers in the reserve. */
  readonly blacks: number;
  /** Bases to find and to destroy. */
  readonly bases: number;
  /** How long the invasion takes to become faster by one: by the wall clock, or in actions of the army. */
  readonly minutesPerStep: number;
  /**
   * By the number of leaders. The army answers the busiest of them alone, so more of them do more for each of its actions;
   * in real time they also need longer to agree.
   */
  readonly actionsPerStep: readonly [number, number, number, number];
}

export const LEVELS: Readonly<Record<Difficulty, Level>> = {
  initiation: { blacks: 15, bases: 3, minutesPerStep: 25, actionsPerStep: [90, 70, 40, 26] },
  normal: { blacks: 12, bases: 4, minutesPerStep: 25, actionsPerStep: [90, 65, 33, 23] },
  hard: { blacks: 10, bases: 5, minutesPerStep: 25, actionsPerStep: [90, 58, 28, 20] },
  heroic: { blacks: 10, bases: 6, minutesPerStep: 25, actionsPerStep: [90, 55, 25, 17] },
};

export const REDS = 50;
export const BOMBS = 10;
/** Circles on a skill row. */
export const HIGHEST_LEVEL = 6;
export const LARGEST_INVENTORY = 4;
export const CRAFT_NEEDS = 4;
export const SABOTAGE_NEEDS = 3;
/** Reds that a commando strikes down: around, by the major effect; here, by the minor one. */
export const COMMANDO_BLOWS = 3;
export const COMMANDO_HERE = 2;
