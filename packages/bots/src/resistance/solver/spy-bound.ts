import { failsNeeded, MISSIONS, RESULTS_TO_WIN, type SeatCount, teamSize } from '@reseau/games/resistance';
import { type SeatSet, sizeOf, spySets } from '../seat-set.ts';
import { sinks } from '../spy-plan.ts';

interface Place {
  readonly seats: SeatCount;
  readonly successes: number;
  readonly failures: number;
  /** Seats that sat on the same teams so far: which of them joins the next one makes no difference. */
  readonly alike: readonly SeatSet[];
  /** The spies that would have played like this. */
  readonly spies: readonly SeatSet[];
}

/**
 * How many sets of spies the resistance can beat at most when spies vote like everybody and play cards by the fixed plan
 * `sinks`, which the resistance knows: its best answer, by going through all of them. No play of the resistance can do
 * better against the best spies, so this bounds the value of the game from above.
 */
export function mostBeaten(seats: SeatCount): number {
  const everybody = (1 << seats) - 1;
  return best({ seats, successes: 0, failures: 0, alike: [everybody], spies: spySets(seats) });
}

function best(place: Place): number {
  const { seats, successes, failures, spies } = place;
  if (failures === RESULTS_TO_WIN || spies.length === 0) return 0;
  if (successes === RESULTS_TO_WIN) return spies.length;
  const mission = MISSIONS[successes + failures];
  if (mission === undefined) throw new Error('bound: no mission is left');
  const need = failsNeeded(seats, mission);
  const willing = sinks({ seats, mission, successes, failures });
  let most = 0;
  for (const team of unlikeTeams(place.alike, teamSize(seats, mission))) {
    const sinking = willing ? spies.filter((set) => sizeOf(set & team) >= need) : [];
    const passing = willing ? spies.filter((set) => sizeOf(set & team) < need) : spies;
    const alike = place.alike.flatMap((group) => [group & team, group & ~team]).filter((group) => group !== 0);
    const won = best({ seats, alike, spies: passing, successes: successes + 1, failures });
    if (won + sinking.length <= most) continue;
    most = Math.max(most, won + best({ seats, alike, spies: sinking, successes, failures: failures + 1 }));
  }
  return most;
}

/** One team for each way of taking so many seats from each group. */
function unlikeTeams(alike: readonly SeatSet[], size: number): readonly SeatSet[] {
  const [group, ...others] = alike;
  if (group === undefined) return size === 0 ? [0] : [];
  const teams: SeatSet[] = [];
  let taken = 0;
  let left = group;
  for (let count = 0; count <= size; count += 1) {
    for (const rest of unlikeTeams(others, size - count)) teams.push(taken | rest);
    if (left === 0) break;
    taken |= left & -left;
    left &= left - 1;
  }
  return teams;
}
