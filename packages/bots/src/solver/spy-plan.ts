import { resistance } from '@reseau/games';

const { RESULTS_TO_WIN } = resistance;
type SeatCount = resistance.SeatCount;
type Mission = resistance.Mission;

export interface Standing {
  readonly seats: SeatCount;
  readonly mission: Mission;
  readonly successes: number;
  readonly failures: number;
}

/**
 * Whether spies who can sink this mission should: from the second on, and at five seats not the third either. A third
 * success must not pass, and a third failure is never left lying.
 */
export function sinks({ seats, mission, successes, failures }: Standing): boolean {
  if (successes === RESULTS_TO_WIN - 1 || failures === RESULTS_TO_WIN - 1) return true;
  return mission !== 1 && !(seats === 5 && mission === 3);
}
