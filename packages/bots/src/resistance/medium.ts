import type { Rng } from '@reseau/core';
import { failsNeeded, type Mission, REJECTIONS_TO_LOSE, RESULTS_TO_WIN } from '@reseau/games/resistance';
import { sinkRate } from './archetypes.ts';
import { beliefOf, normalised } from './belief.ts';
import { hopeElsewhere, type Wish } from './loyal.ts';
import { asResistance, type Own } from './own.ts';
import { sizeOf, teamsFor, unsunk, within } from './seat-set.ts';
import { proposalOf, type Situation } from './situation.ts';

/** Reads the table with half an eye: the right direction, half as sure. */
const hunch = (situation: Situation, own: Own): Float64Array =>
  within(situation.seats, normalised(beliefOf(situation, asResistance(own)).map((weight) => weight ** 0.6)));

const NOISE = 0.15;
const PATIENCE = 0.8;
/** How often a spy votes for its own side without thinking how it looks. */
const CARELESS = 0.12;

export function mediumProposal(situation: Situation, own: Own, missions: readonly Mission[], rng: Rng): Wish {
  const [mission] = missions;
  if (mission === undefined) throw new Error('medium: no mission is left');
  const { seats } = situation;
  const need = failsNeeded(seats, mission);
  const sums = hunch(situation, own);
  let [best, most] = [0, -1];
  for (const team of teamsFor(seats, mission)) {
    if (((team >> own.seat) & 1) === 0) continue;
    const on = sizeOf(team & own.spies);
    const fit = own.isSpy && on !== need ? 0.8 : 1;
    const value = fit * unsunk(sums, team, need) * (1 + NOISE * (2 * rng.fraction() - 1));
    if (value > most) [best, most] = [team, value];
  }
  return { mission, team: best };
}

export function mediumVote(situation: Situation, own: Own, rng: Rng): boolean {
  const { seats, rejections, successes, failures } = situation;
  const { mission, leader, team } = proposalOf(situation);
  if (rejections === REJECTIONS_TO_LOSE - 1) return true;
  const need = failsNeeded(seats, mission);
  const sums = hunch(situation, own);
  const noise = 1 + NOISE * (2 * rng.fraction() - 1);
  const masked =
    leader === own.seat || unsunk(sums, team, need) * noise >= PATIENCE * hopeElsewhere(situation, mission, sums);
  if (!own.isSpy || !own.knowsAll) return masked;
  const dirty = sizeOf(team & own.spies) >= need;
  if (dirty ? failures === RESULTS_TO_WIN - 1 : successes === RESULTS_TO_WIN - 1) return dirty;
  return rng.fraction() < CARELESS ? dirty : masked;
}

export function mediumFails(situation: Situation, own: Own, rng: Rng): boolean {
  const { seats, successes, failures } = situation;
  const { mission, team } = proposalOf(situation);
  const need = failsNeeded(seats, mission);
  if (rng.fraction() >= sinkRate(mission, successes, failures) + (mission === 1 ? 0 : 0.1)) return false;
  if (!own.knowsAll) return true;
  if (sizeOf(team & own.spies) < need) return false;
  const before = team & own.spies & ((1 << own.seat) - 1);
  return sizeOf(before) < need || rng.fraction() < 0.2;
}
