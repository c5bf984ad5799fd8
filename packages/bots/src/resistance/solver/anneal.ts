import { Rng } from '@reseau/core';
import { failsNeeded, type SeatCount } from '@reseau/games/resistance';
import { byteAt, intAt, numberAt } from '../../table-at.ts';
import { isSafe } from '../mission-tree.ts';
import { type Ahead, FROM_THE_START, missionAt, openTo, type Plan } from '../plan.ts';
import { type SeatSet, sizeOf, spySets, teamsFor } from '../seat-set.ts';
import { expectedWins } from './people.ts';

const STEPS = 60_000;
const WARMTH = 0.5;

interface Bench {
  readonly ahead: Ahead;
  readonly spies: readonly SeatSet[];
  /** Whether spies that can sink the missions in these places are beaten all the same. */
  readonly safe: Uint8Array;
}

interface Draft {
  readonly plan: SeatSet[];
  /** By set of spies: the places open to them. */
  readonly open: Int32Array;
  beaten: number;
}

export interface Found {
  readonly plan: Plan;
  readonly beaten: number;
}

export interface Search {
  readonly seats: SeatCount;
  readonly seed: string;
  /** Stops when so many sets of spies are beaten; the bound from the spies' side says when no more can be. */
  readonly enough: number;
  readonly restarts: number;
}

/** Looks for the plan that beats the most sets of spies: from random plans, one change at a time, cooling down. */
export function findPlan({ seats, seed, enough, restarts }: Search): Found {
  const bench = benchFor(seats);
  const rng = Rng.seeded(`${seed} plan ${seats}`);
  let found: Found = { plan: [], beaten: -1 };
  for (let round = 0; round < restarts && found.beaten < enough; round += 1) {
    const draft = randomDraft(bench, rng);
    for (let step = 0; step < STEPS && found.beaten < enough; step += 1) {
      change(bench, draft, rng, WARMTH * (1 - step / STEPS));
      if (draft.beaten > found.beaten) found = { plan: draft.plan.slice(), beaten: draft.beaten };
    }
  }
  return found;
}

/** Among plans that beat as many, one that does well against people's cards, who do not play as the best spies do. */
export function polish(seats: SeatCount, { plan, beaten }: Found, seed: string): Found {
  const bench = benchFor(seats);
  const rng = Rng.seeded(`${seed} polish ${seats}`);
  const draft = draftOf(bench, plan.slice());
  let best: Plan = plan;
  let most = expectedWins(bench.ahead, plan);
  let now = most;
  for (let step = 0; step < STEPS; step += 1) {
    const before = draft.plan.slice();
    change(bench, draft, rng, 0);
    const wins = expectedWins(bench.ahead, draft.plan);
    const warm = 0.05 * (1 - step / STEPS) + 1e-9;
    if (draft.beaten < beaten || (wins < now && rng.fraction() >= Math.exp((wins - now) / warm))) {
      undo(bench, draft, before);
      continue;
    }
    now = wins;
    if (wins > most) [best, most] = [draft.plan.slice(), wins];
  }
  return { plan: best, beaten };
}

function benchFor(seats: SeatCount): Bench {
  const ahead = FROM_THE_START(seats);
  const { tree } = ahead;
  const safe = Uint8Array.from({ length: 1 << tree.depth.length }, (_, open) => (isSafe(tree, open) ? 1 : 0));
  return { ahead, spies: spySets(seats), safe };
}

function randomDraft(bench: Bench, rng: Rng): Draft {
  const { ahead } = bench;
  const plan = ahead.tree.depth.map((_, place) => rng.choose(teamsFor(ahead.seats, missionAt(ahead, place))));
  return draftOf(bench, plan);
}

function draftOf({ ahead, spies, safe }: Bench, plan: SeatSet[]): Draft {
  const open = Int32Array.from(spies, (set) => openTo(ahead, plan, set));
  return { plan, open, beaten: open.reduce((count, places) => count + byteAt(safe, places), 0) };
}

/** Puts another team in one place, mostly by one swap, and keeps it if that is better or the search still warm. */
function change(bench: Bench, draft: Draft, rng: Rng, warm: number): void {
  const place = rng.below(draft.plan.length);
  const old = numberAt(draft.plan, place);
  const { seats } = bench.ahead;
  const team =
    rng.below(4) === 0 ? rng.choose(teamsFor(seats, missionAt(bench.ahead, place))) : swapped(old, seats, rng);
  const before = draft.beaten;
  put(bench, draft, place, team);
  const worse = before - draft.beaten;
  if (worse > 0 && rng.fraction() >= Math.exp(-worse / (warm + 1e-9))) put(bench, draft, place, old);
}

function swapped(team: SeatSet, seats: number, rng: Rng): SeatSet {
  for (;;) {
    const other = team ^ (1 << rng.below(seats)) ^ (1 << rng.below(seats));
    if (other !== team && sizeOf(other) === sizeOf(team)) return other;
  }
}

function put({ ahead, spies, safe }: Bench, draft: Draft, place: number, team: SeatSet): void {
  const need = failsNeeded(ahead.seats, missionAt(ahead, place));
  draft.plan[place] = team;
  let beaten = 0;
  for (let at = 0; at < spies.length; at += 1) {
    const closed = intAt(draft.open, at) & ~(1 << place);
    const open = sizeOf(numberAt(spies, at) & team) >= need ? closed | (1 << place) : closed;
    draft.open[at] = open;
    beaten += byteAt(safe, open);
  }
  draft.beaten = beaten;
}

function undo(bench: Bench, draft: Draft, plan: Plan): void {
  for (const [place, team] of plan.entries()) if (draft.plan[place] !== team) put(bench, draft, place, team);
}
