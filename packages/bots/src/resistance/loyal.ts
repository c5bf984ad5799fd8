import { clockwise, type Seat } from '@reseau/core';
import { failsNeeded, type Mission, REJECTIONS_TO_LOSE } from '@reseau/games/resistance';
import { numberAt } from '../table-at.ts';
import { beliefOf, publicBelief, trusting, votesSay } from './belief.ts';
import { agreementOf, aheadOf } from './convention.ts';
import type { Own } from './own.ts';
import { planFor } from './planner.ts';
import { type SeatSet, teamsFor, unsunk, type Weights, within } from './seat-set.ts';
import { proposalOf, type Situation } from './situation.ts';

export interface Wish {
  readonly mission: Mission;
  readonly team: SeatSet;
}

/** Below this, what votes and teams say is noise, and the agreed plan the better guide. */
const NOISE = 0.05;

/** The agreed team, as long as the table keeps to the plan and nobody stands out. */
export function keptTeam(situation: Situation): SeatSet | undefined {
  const { team } = agreementOf(situation);
  return team !== undefined && votesSay(situation) < NOISE ? team : undefined;
}

/** The mission and team that a resistance member on this seat proposes. */
export function loyalProposal(situation: Situation, own: Own, missions: readonly Mission[]): Wish {
  const [mission] = missions;
  if (mission === undefined) throw new Error('loyal: no mission is left');
  const agreed = keptTeam(situation);
  if (agreed !== undefined) return { mission, team: agreed };
  const belief = beliefOf(situation, own);
  const wishes = missions.map((next) => ({ next, ...planFor(aheadOf(situation, next), belief) }));
  const best = wishes.reduce((a, b) => (b.value > a.value + 1e-6 ? b : a));
  return { mission: best.next, team: numberAt(best.plan, 0) };
}

/** Whether a resistance member on this seat approves. */
export function loyalVote(situation: Situation, own: Own): boolean {
  const { mission, leader, team } = proposalOf(situation);
  if (team === keptTeam(situation) && mission === aheadOf(situation).missions[0]) return true;
  if (leader === own.seat || situation.rejections === REJECTIONS_TO_LOSE - 1) return true;
  const need = failsNeeded(situation.seats, mission);
  const sums = within(situation.seats, beliefOf(situation, own));
  const hope = hopeElsewhere(situation, mission, sums);
  return unsunk(sums, team, need) >= 1 * hope - 1e-9;
}

/** What the best team of the leaders still to come would be worth to whoever holds these sums. */
export function hopeElsewhere(situation: Situation, mission: Mission, sums: Float64Array): number {
  const { seats, leader, rejections } = situation;
  const seen = publicBelief(situation);
  const need = failsNeeded(seats, mission);
  const chances = REJECTIONS_TO_LOSE - 1 - rejections;
  let most = 0;
  for (let step = 1; step <= chances; step += 1) {
    const next = clockwise(leader, seats, step);
    most = Math.max(most, unsunk(sums, teamOf(situation, mission, seen, next), need));
  }
  return most;
}

/** The team this leader would take, judged by what all can see and the leader's own innocence. */
function teamOf(situation: Situation, mission: Mission, seen: Weights, leader: Seat): SeatSet {
  const { seats } = situation;
  const sums = within(seats, trusting(situation, seen, leader));
  const need = failsNeeded(seats, mission);
  let [best, most] = [0, -1];
  for (const team of teamsFor(seats, mission)) {
    const safe = unsunk(sums, team, need);
    if (safe > most) [best, most] = [team, safe];
  }
  return best;
}
