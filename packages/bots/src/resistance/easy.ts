import type { Rng } from '@reseau/core';
import { failsNeeded, type Mission, REJECTIONS_TO_LOSE, RESULTS_TO_WIN } from '@reseau/games/resistance';
import { floatAt } from '../table-at.ts';
import { sinkRate } from './archetypes.ts';
import { beliefOf, normalised } from './belief.ts';
import { cardEvidence } from './cards.ts';
import type { Wish } from './loyal.ts';
import { asResistance, type Own } from './own.ts';
import { type SeatSet, sizeOf, teamsFor, unsunk, within } from './seat-set.ts';
import { proposalOf, type Situation } from './situation.ts';

/** How much of what votes and teams say gets through; the missions are plain to see. */
const ATTENTION = 0.5;

/** What someone with a resistance card on this seat makes of the table. */
function impression(situation: Situation, own: Own): Float64Array {
  const belief = beliefOf(situation, asResistance(own));
  const cards = cardEvidence(situation);
  const weights = belief.map((weight, at) =>
    weight === 0 ? 0 : floatAt(cards, at) * (weight / floatAt(cards, at)) ** ATTENTION,
  );
  return within(situation.seats, normalised(weights));
}

/** Goes along and takes people who have done nothing wrong so far; sometimes just anybody. */
export function easyProposal(situation: Situation, own: Own, missions: readonly Mission[], rng: Rng): Wish {
  const mission = rng.choose(missions);
  const { seats } = situation;
  const need = failsNeeded(seats, mission);
  const sums = impression(situation, own);
  const along = teamsFor(seats, mission).filter((team) => ((team >> own.seat) & 1) === 1);
  const best = Math.max(...along.map((team) => unsunk(sums, team, need)));
  const least = rng.fraction() < 0.15 ? 0 : 0.7 * best;
  const fine = along.filter((team) => unsunk(sums, team, need) >= least - 1e-9);
  return { mission, team: own.isSpy ? spyish(fine, own, need, rng) : rng.choose(fine) };
}

/** Two spies on a team that needs one are one too many, most of the time. */
function spyish(teams: readonly SeatSet[], own: Own, need: number, rng: Rng): SeatSet {
  const right = teams.filter((team) => sizeOf(team & own.spies) === need);
  return right.length > 0 && rng.fraction() < 0.6 ? rng.choose(right) : rng.choose(teams);
}

export function easyVote(situation: Situation, own: Own, rng: Rng): boolean {
  const { seats, rejections, successes, failures } = situation;
  const { mission, team } = proposalOf(situation);
  if (rejections === REJECTIONS_TO_LOSE - 1) return true;
  const need = failsNeeded(seats, mission);
  if (own.isSpy && own.knowsAll) {
    const dirty = sizeOf(team & own.spies) >= need;
    const decides = dirty ? failures === RESULTS_TO_WIN - 1 : successes === RESULTS_TO_WIN - 1;
    return rng.fraction() < (dirty ? (decides ? 0.95 : 0.69) : decides ? 0.15 : 0.42);
  }
  const sums = impression(situation, own);
  const looks = unsunk(sums, team, need);
  if (looks < 1e-9) return rng.fraction() < 0.1;
  let sum = 0;
  const teams = teamsFor(seats, mission);
  for (const other of teams) sum += unsunk(sums, other, need);
  return rng.fraction() < (looks >= sum / teams.length ? 0.82 : 0.45);
}

/** As often as people do; who is not alone holds back a little, so that two Fails come, but not every time. */
export function easyFails(situation: Situation, own: Own, rng: Rng): boolean {
  const { seats, successes, failures } = situation;
  const { mission, team } = proposalOf(situation);
  const others = own.knowsAll ? sizeOf(team & own.spies) - 1 : 0;
  const need = failsNeeded(seats, mission);
  if (own.knowsAll && others + 1 < need) return rng.fraction() < 0.1;
  const rate = sinkRate(mission, successes, failures);
  return rng.fraction() < (others >= need && mission !== 5 ? rate * 0.7 : rate);
}
