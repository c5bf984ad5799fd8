import type { BoxFile } from '../box.ts';

export const LEVELS: BoxFile['difficulties'] = {
  initiation: { blacks: 15, bases: 3, minutesPerStep: 25, actionsPerStep: [90, 70, 40, 26] },
  normal: { blacks: 12, bases: 4, minutesPerStep: 25, actionsPerStep: [90, 65, 33, 23] },
  hard: { blacks: 10, bases: 5, minutesPerStep: 25, actionsPerStep: [90, 58, 28, 20] },
  heroic: { blacks: 10, bases: 6, minutesPerStep: 25, actionsPerStep: [90, 55, 25, 17] },
};

/** Soldiers, and bombs. */
export const REDS = 50;
export const BOMBS = 10;
