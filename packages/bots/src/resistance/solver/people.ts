import { RESULTS_TO_WIN } from '@reseau/games/resistance';
import { numberAt } from '../../table-at.ts';
import { LOST, WON } from '../mission-tree.ts';
import { type Ahead, missionAt, openTo, type Plan } from '../plan.ts';
import { type SeatSet, spySets } from '../seat-set.ts';

/** How often people who can sink a mission do, by mission (public logs of five-player games). */
const PEOPLE_SINK = { 1: 0.32, 2: 0.77, 3: 0.67, 4: 0.91, 5: 0.95 } as const;
const PEOPLE_SINK_TO_DECIDE = 0.97;

/** How many sets of spies this plan beats on average when the spies play cards as people do. */
export const expectedWins = (ahead: Ahead, plan: Plan): number =>
  spySets(ahead.seats).reduce((sum, spies) => sum + chanceAgainst(ahead, plan, spies), 0);

function chanceAgainst(ahead: Ahead, plan: Plan, spies: SeatSet): number {
  const { afterSuccess, afterFailure } = ahead.tree;
  const open = openTo(ahead, plan, spies);
  const chances: number[] = [];
  const after = (place: number): number => (place === WON ? 1 : place === LOST ? 0 : numberAt(chances, place));
  for (let place = plan.length - 1; place >= 0; place -= 1) {
    const [onSuccess, onFailure] = [after(numberAt(afterSuccess, place)), after(numberAt(afterFailure, place))];
    const sink = ((open >> place) & 1) === 1 ? sinkChance(ahead, place) : 0;
    chances[place] = sink * onFailure + (1 - sink) * onSuccess;
  }
  return numberAt(chances, 0);
}

function sinkChance(ahead: Ahead, place: number): number {
  const path = ahead.tree.path[place] as string;
  const successes = path.replaceAll('F', '').length;
  const decides = successes === RESULTS_TO_WIN - 1 || path.length - successes === RESULTS_TO_WIN - 1;
  return decides ? PEOPLE_SINK_TO_DECIDE : PEOPLE_SINK[missionAt(ahead, place)];
}
