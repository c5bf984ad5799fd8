/** Why a move is not legal: codes that the client has words for. */
export const REASONS = [
  'illegal',
  'notNow',
  'notOffered',
  'notYourCard',
  'ownCard',
  'notInCentre',
  'notInGraveyard',
  'mustLeaveMarks',
  'mustLeaveCard',
  'alreadyUsed',
  'siteFirst',
  'noSuchEffect',
  'pileEmpty',
  'notMarked',
  'whereToPut',
  'noAnimalThere',
] as const;
export type Reason = (typeof REASONS)[number];
