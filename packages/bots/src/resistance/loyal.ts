import { clockwise, type Seat } from '@reseau/core';
import { resistance } from '@reseau/games';
import { beliefOf, publicBelief, trusting } from './belief.ts';
import { agreedTeam, aheadOf, isAgreed } from './convention.ts';
import type { Own } from './own.ts';
import { planFor } from './planner.ts';
import { type SeatSet, teamsFor, unsunk, type Weights, within } from './seat-set.ts';
import { proposalOf, type Situation } from './situation.ts';

const { failsNeeded, REJECTIONS_TO_LOSE } = resistance;
type Mission = resistance.Mission;

export interface Wish {
  readonly mission: Mission;
  readonly team: SeatSet;
}

/** The mission and team that a resistance member on this seat proposes. */
export function loyalProposal(situation: Situation, own: Own, missions: readonly Mission[]): Wish {
  const [mission] = missions;
  if (mission === undefined) throw new Error('loyal: no mission is left');
  if (isAgreed(situation)) return { mission, team: agreedTeam(situation) };
  const belief = beliefOf(situation, own);
  const wishes = missions.map((next) => ({ next, ...planFor(aheadOf(situation, next), belief) }));
  const best = wishes.reduce((a, b) => (b.value > a.value + 1e-6 ? b : a));
  return { mission: best.next, team: best.plan[0] as SeatSet };
}

/** How good a proposal must be beside what the next leaders would bring, by how many were rejected. */
const PATIENCE = [0.95, 0.9, 0.8, 0.65, 0] as const;

/** Whether a resistance member on this seat approves. */
export function loyalVote(situation: Situation, own: Own): boolean {
  const { mission, team } = proposalOf(situation);
  if (isAgreed(situation) || situation.rejections === REJECTIONS_TO_LOSE - 1) return true;
  const need = failsNeeded(situation.seats, mission);
  const sums = within(situation.seats, beliefOf(situation, own));
  const hope = hopeElsewhere(situation, mission, sums);
  return unsunk(sums, team, need) >= (PATIENCE[situation.rejections] ?? 0) * hope;
}

/** What the teams of the next leaders would be worth to whoever holds these sums. */
function hopeElsewhere(situation: Situation, mission: Mission, sums: Float64Array): number {
  const { seats, leader, rejections } = situation;
  const seen = publicBelief(situation);
  const need = failsNeeded(seats, mission);
  const chances = Math.min(REJECTIONS_TO_LOSE - 1 - rejections, 2);
  let sum = 0;
  for (let step = 1; step <= chances; step += 1) {
    const next = clockwise(leader, seats, step);
    sum += unsunk(sums, teamOf(situation, mission, seen, next), need);
  }
  return sum / chances;
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
