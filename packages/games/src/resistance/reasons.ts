/** Why a move is not legal: codes that the client has words for. */
export const REASONS = [
  'illegal',
  'notNow',
  'malformed',
  'missionShut',
  'noTeam',
  'namedTwice',
  'wrongTeamSize',
  'notSeated',
  'leaderMustGo',
  'approveOrReject',
  'onlySpiesFail',
  'notYourCard',
  'cannotBeNamed',
  'notOnTheTeam',
  'nothingToUse',
  'answerByRule',
  'cannotBeGiven',
  'cannotBeTaken',
  'cannotBeUsed',
] as const;
export type Reason = (typeof REASONS)[number];
