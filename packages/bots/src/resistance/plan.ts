import { failsNeeded, MISSIONS, type Mission, type SeatCount } from '@reseau/games/resistance';
import { numberAt } from '../table-at.ts';
import { isSafe, type MissionTree, missionTreeFrom } from './mission-tree.ts';
import { type SeatSet, sizeOf, spySets } from './seat-set.ts';

/** The rest of a game as the planner sees it: how it can go, and which mission is played when. */
export interface Ahead {
  readonly seats: SeatCount;
  readonly tree: MissionTree;
  /** By depth in the tree. */
  readonly missions: readonly Mission[];
}

/** One team for every place of a tree of missions. The team rests on the results so far, never on who may have sunk them. */
export type Plan = readonly SeatSet[];

export const FROM_THE_START = (seats: SeatCount): Ahead => ({
  seats,
  tree: missionTreeFrom(0, 0),
  missions: MISSIONS,
});

export const missionAt = ({ tree, missions }: Ahead, place: number): Mission => {
  const mission = missions[numberAt(tree.depth, place)];
  if (mission === undefined) throw new Error('plan: the tree is longer than the missions');
  return mission;
};

/** The places, as bits, where these spies can sink the mission. */
export function openTo(ahead: Ahead, plan: Plan, spies: SeatSet): number {
  let open = 0;
  for (let place = 0; place < plan.length; place += 1) {
    const need = failsNeeded(ahead.seats, missionAt(ahead, place));
    if (sizeOf(numberAt(plan, place) & spies) >= need) open |= 1 << place;
  }
  return open;
}

/** The sets of spies that this plan beats whatever cards they play, even if they know the plan. */
export const beaten = (ahead: Ahead, plan: Plan): readonly SeatSet[] =>
  spySets(ahead.seats).filter((spies) => isSafe(ahead.tree, openTo(ahead, plan, spies)));
