import type { Rng } from '@reseau/core';
import { failsNeeded, type Mission, REJECTIONS_TO_LOSE, RESULTS_TO_WIN } from '@reseau/games/resistance';
import { floatAt } from '../table-at.ts';
import { beliefOf, suspicionAfter } from './belief.ts';
import { keptTeam, loyalProposal, loyalVote, type Wish } from './loyal.ts';
import { asResistance, type Own } from './own.ts';
import { type SeatSet, sizeOf, spySets, teamsFor, unsunk, within } from './seat-set.ts';
import { proposalOf, type Situation } from './situation.ts';
import { sinks } from './spy-plan.ts';

/** How much worse a spy's team may look than the best one, to have the right spies on it. */
const LOOKS = 0.9;

/** A spy proposes what the resistance would, or something that looks nearly as good with just enough spies on it. */
export function spyProposal(situation: Situation, own: Own, missions: readonly Mission[]): Wish {
  const masked = loyalProposal(situation, asResistance(own), missions);
  if (keptTeam(situation) !== undefined) return masked;
  const { seats } = situation;
  const need = failsNeeded(seats, masked.mission);
  const looks = within(seats, beliefOf(situation, asResistance(own)));
  const least = LOOKS * unsunk(looks, masked.team, need);
  const wanted = wantedBy(situation, own, need);
  let [best, most] = [masked.team, wanted(masked.team)];
  for (const team of teamsFor(seats, masked.mission)) {
    if (unsunk(looks, team, need) < least) continue;
    const value = wanted(team);
    if (value > most + 1e-9) [best, most] = [team, value];
  }
  return { mission: masked.mission, team: best };
}

/** How likely a team has just enough spies; one too many is half as good. */
function wantedBy(situation: Situation, own: Own, need: number): (team: SeatSet) => number {
  const weights = beliefOf(situation, own);
  const sets = spySets(situation.seats);
  return (team) => {
    let sum = 0;
    for (const [at, spies] of sets.entries()) {
      const on = sizeOf(team & spies);
      if (on >= need) sum += floatAt(weights, at) * (on === need ? 1 : 0.5);
    }
    return sum;
  };
}

/** A spy votes as the resistance would; where votes are read, so as to look innocent, unless the game hangs on it. */
export function spyVote(situation: Situation, own: Own): boolean {
  if (keptTeam(situation) !== undefined) return loyalVote(situation, asResistance(own));
  const { seats, successes, failures, rejections } = situation;
  if (rejections === REJECTIONS_TO_LOSE - 1) return true;
  const { mission, team } = proposalOf(situation);
  const dirty = unsunk(within(seats, beliefOf(situation, own)), team, failsNeeded(seats, mission)) < 0.5;
  if (dirty ? failures === RESULTS_TO_WIN - 1 : successes === RESULTS_TO_WIN - 1) return dirty;
  return suspicionAfter(situation, own.seat, true) <= suspicionAfter(situation, own.seat, false);
}

/**
 * Whether a spy on the team plays Fail: by the spies' own plan, which holds whatever the resistance does, and just as
 * many as are needed, agreed by seat order. Nothing is left to others when it wins the game.
 */
export function spyFails(situation: Situation, own: Own, rng: Rng): boolean {
  const { seats, failures, successes } = situation;
  const { mission, team } = proposalOf(situation);
  const need = failsNeeded(seats, mission);
  if (!own.knowsAll) return loneSpyFails(situation, own, rng);
  if (sizeOf(team & own.spies) < need || !sinks({ seats, mission, successes, failures })) return false;
  if (failures === RESULTS_TO_WIN - 1) return true;
  const before = team & own.spies & ((1 << own.seat) - 1);
  return sizeOf(before) < need;
}

function loneSpyFails(situation: Situation, own: Own, rng: Rng): boolean {
  const { seats, failures, successes } = situation;
  const { mission, team } = proposalOf(situation);
  if (failures === RESULTS_TO_WIN - 1 || successes === RESULTS_TO_WIN - 1) return true;
  if (mission === 1) return false;
  const alone = unsunk(within(seats, beliefOf(situation, own)), team & ~(1 << own.seat), 1);
  if (failsNeeded(seats, mission) === 2) return alone < 0.5;
  return alone > 0.4 || rng.fraction() < 0.5;
}
