/** What the score tableaus print, by number of players. */
export const SEAT_COUNTS = [5, 6, 7, 8, 9, 10] as const;
export type SeatCount = (typeof SEAT_COUNTS)[number];

export const MISSIONS = [1, 2, 3, 4, 5] as const;
export type Mission = (typeof MISSIONS)[number];

export const SPIES: Readonly<Record<SeatCount, number>> = { 5: 2, 6: 2, 7: 3, 8: 3, 9: 3, 10: 4 };

/** How many people must agree on what is decided outside the game: one more than the Resistance has, so that neither side alone can. */
export const agreement = (seats: number): number | undefined => {
  const count = SEAT_COUNTS.find((known) => known === seats);
  return count === undefined ? undefined : count - SPIES[count] + 1;
};

const TEAMS: Readonly<Record<SeatCount, Readonly<Record<Mission, number>>>> = {
  5: { 1: 2, 2: 3, 3: 2, 4: 3, 5: 3 },
  6: { 1: 2, 2: 3, 3: 4, 4: 3, 5: 4 },
  7: { 1: 2, 2: 3, 3: 3, 4: 4, 5: 4 },
  8: { 1: 3, 2: 4, 3: 4, 4: 5, 5: 5 },
  9: { 1: 3, 2: 4, 3: 4, 4: 5, 5: 5 },
  10: { 1: 3, 2: 4, 3: 4, 4: 5, 5: 5 },
};

export const teamSize = (seats: SeatCount, mission: Mission): number => TEAMS[seats][mission];

/** How many Fail cards sink the mission. */
export const failsNeeded = (seats: SeatCount, mission: Mission): number => (mission === 4 && seats >= 7 ? 2 : 1);

/** Whether so many approve a team; a tie rejects. */
export const isMajority = (approvals: number, seats: number): boolean => approvals * 2 > seats;

export const RESULTS_TO_WIN = 3;
export const REJECTIONS_TO_LOSE = 5;
