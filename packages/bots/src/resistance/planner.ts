import { failsNeeded } from '@reseau/games/resistance';
import { isSafe } from './mission-tree.ts';
import { type Ahead, missionAt, openTo, type Plan } from './plan.ts';
import { type SeatSet, sizeOf, spySets, teamsFor, unsunk, type Weights, within } from './seat-set.ts';

// Not the one of table-at.ts: what a file has of its own is free in its loops.
const floatAt = (table: Float64Array, place: number): number => table[place] as number;
const intAt = (table: Int32Array, place: number): number => table[place] as number;
const numberAt = (table: readonly number[], place: number): number => table[place] as number;

export interface Planned {
  readonly plan: Plan;
  /** The weight of the sets of spies that the plan beats whatever they play. */
  readonly value: number;
}

interface Draft {
  readonly ahead: Ahead;
  readonly weights: Weights;
  readonly plan: SeatSet[];
  /** By set of spies: the places open to them. */
  readonly open: Int32Array;
  value: number;
}

const MOST_ROUNDS = 4;

/**
 * The plan for the rest of the game that wins most surely by these weights, even if the spies know it: each place in
 * turn gets the team that saves the most of what hangs on it alone, until nothing changes. With `first` the next team
 * is given and only the rest is planned.
 */
export function planFor(ahead: Ahead, weights: Weights, first?: SeatSet): Planned {
  const draft = firstDraft(ahead, weights, first);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const before = draft.value;
    for (let place = draft.plan.length - 1; place >= (first === undefined ? 0 : 1); place -= 1) improve(draft, place);
    if (draft.value <= before + 1e-9) break;
  }
  return { plan: draft.plan, value: draft.value };
}

function firstDraft(ahead: Ahead, weights: Weights, first: SeatSet | undefined): Draft {
  const saved = new Map<number, SeatSet>();
  const plan = ahead.tree.depth.map((_, place) => {
    const mission = missionAt(ahead, place);
    const known = saved.get(mission);
    if (known !== undefined) return known;
    const team = safestTeam(ahead, place, weights);
    saved.set(mission, team);
    return team;
  });
  if (first !== undefined) plan[0] = first;
  const open = Int32Array.from(spySets(ahead.seats), (spies) => openTo(ahead, plan, spies));
  const draft: Draft = { ahead, weights, plan, open, value: 0 };
  draft.value = worthOf(draft);
  return draft;
}

function worthOf({ ahead, weights, open }: Draft): number {
  let value = 0;
  for (let at = 0; at < open.length; at += 1) {
    if (floatAt(weights, at) > 0 && isSafe(ahead.tree, intAt(open, at))) value += floatAt(weights, at);
  }
  return value;
}

/** Puts the best team in this place, all others being as they are. */
function improve(draft: Draft, place: number): void {
  const { ahead, weights, open } = draft;
  const bit = 1 << place;
  const hanging = new Float64Array(weights.length);
  let sure = 0;
  for (let at = 0; at < open.length; at += 1) {
    const weight = floatAt(weights, at);
    if (weight === 0 || !isSafe(ahead.tree, intAt(open, at) & ~bit)) continue;
    if (isSafe(ahead.tree, intAt(open, at) | bit)) sure += weight;
    else hanging[at] = weight;
  }
  const old = numberAt(draft.plan, place);
  const team = safestTeam(ahead, place, hanging, old);
  if (team !== old) put(draft, place, team);
  draft.value = sure + safety(ahead, place, hanging, team);
}

function put({ ahead, plan, open }: Draft, place: number, team: SeatSet): void {
  const need = failsNeeded(ahead.seats, missionAt(ahead, place));
  const sets = spySets(ahead.seats);
  plan[place] = team;
  for (let at = 0; at < open.length; at += 1) {
    const closed = intAt(open, at) & ~(1 << place);
    open[at] = sizeOf(numberAt(sets, at) & team) >= need ? closed | (1 << place) : closed;
  }
}

/** The team on which fewest of these spies could sink the mission; the old one if none is better. */
function safestTeam(ahead: Ahead, place: number, weights: Weights, old?: SeatSet): SeatSet {
  const safe = safetyOf(ahead, place, weights);
  let best = old ?? 0;
  let most = old === undefined ? -1 : safe(old) + 1e-12;
  for (const team of teamsFor(ahead.seats, missionAt(ahead, place))) {
    const value = safe(team);
    if (value > most) [best, most] = [team, value];
  }
  return best;
}

const safety = (ahead: Ahead, place: number, weights: Weights, team: SeatSet): number =>
  safetyOf(ahead, place, weights)(team);

/** How much of the weight lies on spies that cannot sink the mission with this team. */
function safetyOf(ahead: Ahead, place: number, weights: Weights): (team: SeatSet) => number {
  const sums = within(ahead.seats, weights);
  return (team) => unsunk(sums, team, failsNeeded(ahead.seats, missionAt(ahead, place)));
}
