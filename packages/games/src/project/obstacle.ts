/** Why something cannot be done. The client has words for each. */
export const REASONS = [
  'illegal',
  'notYourLeader',
  'youAreDone',
  'paused',
  'chooseFirst',
  'nothingDrawn',
  'hasPlanned',
  'noRoad',
  'alreadyThere',
  'notTogether',
  'notHeld',
  'notInTeam',
  'rowFull',
  'allyTooWeak',
  'nothingGiven',
  'nothingChanges',
  'inventoryFull',
  'alreadyPlanned',
  'noOwnToken',
  'tooLateToShift',
  'nobodyToRecruit',
  'skillTooLow',
  'cityExhausted',
  'noCards',
  'nobodyToKill',
  'cannotKillAll',
  'onlyOne',
  'tooFar',
  'noToken',
  'noHeroicCard',
  'cardNotThere',
  'notFromHere',
  'notACapital',
  'capitalOccupied',
  'notInDiscard',
  'notAnUpgrade',
  'partsMissing',
  'noBombLeft',
  'noBomb',
  'noBase',
  'baseDestroyed',
  'notOneCity',
  'idleClue',
  'allBasesFound',
  'baseAlreadyThere',
  'noClock',
  'nothingToUndo',
] as const;
export type Reason = (typeof REASONS)[number];

/** A reason, with the numbers that make it plain where there are any. */
export interface Obstacle {
  readonly code: Reason;
  readonly have?: number;
  readonly need?: number;
}

export const obstacle = (code: Reason): Obstacle => ({ code });

/** Less than is needed. */
export const short = (code: Reason, have: number, need: number): Obstacle | undefined =>
  have >= need ? undefined : { code, have, need };
