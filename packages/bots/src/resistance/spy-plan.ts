import { type Mission, RESULTS_TO_WIN, type SeatCount } from '@reseau/games/resistance';

/** The mission at hand, and the score before it. */
export interface NextMission {
  readonly seats: SeatCount;
  readonly mission: Mission;
  readonly successes: number;
  readonly failures: number;
}

/**
 * Whether spies who can sink this mission should: from the second on, and at five seats not the third either. A third
 * success must not pass, and a third failure is never left lying.
 */
export function sinks({ seats, mission, successes, failures }: NextMission): boolean {
  if (successes === RESULTS_TO_WIN - 1 || failures === RESULTS_TO_WIN - 1) return true;
  return mission !== 1 && !(seats === 5 && mission === 3);
}
