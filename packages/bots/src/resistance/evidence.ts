import { combinations, type Seat } from '@reseau/core';
import { failsNeeded, REJECTIONS_TO_LOSE, type SeatCount, type Side, SPIES } from '@reseau/games/resistance';
import {
  APPROVES,
  APPROVES_ANY,
  APPROVES_FIRST,
  APPROVES_LAST,
  ARCHETYPES,
  type Archetype,
  type ByTeam,
  CLUMSY,
  IMITATOR,
  PICKS,
  SHARES,
} from './archetypes.ts';
import { agreementOf } from './convention.ts';
import { sizeOf, spySets, type Weights } from './seat-set.ts';
import type { Ballot, Situation } from './situation.ts';

// Not the one of table-at.ts: what a file has of its own is free in its loops.
const floatAt = (table: Float64Array, place: number): number => table[place] as number;
const numberAt = (table: readonly number[], place: number): number => table[place] as number;

/** What the votes and teams of one seat say about each set of spies, as a factor. */
export function evidenceOf(situation: Situation, seat: Seat): Weights {
  const { seats } = situation;
  const sets = spySets(seats);
  const asResistance = new Float64Array(sets.length).fill(uninformative());
  const asSpy = new Float64Array(sets.length).fill(uninformative());
  for (const archetype of ARCHETYPES) {
    add(asResistance, told(situation, seat, archetype, 'resistance'), SHARES[archetype]);
    add(asSpy, told(situation, seat, archetype, 'spy'), SHARES[archetype]);
  }
  return Float64Array.from(sets, (spies, at) => {
    const [loyal, spying] = [floatAt(asResistance, at), floatAt(asSpy, at)];
    return ((spies >> seat) & 1) === 1
      ? (1 - IMITATOR) * spying + IMITATOR * loyal
      : (1 - CLUMSY) * loyal + CLUMSY * spying;
  });
}

const uninformative = (): number => 1 - ARCHETYPES.reduce((sum, archetype) => sum + SHARES[archetype], 0);

function add(sum: Weights, more: Weights, share: number): void {
  for (let at = 0; at < sum.length; at += 1) sum[at] = floatAt(sum, at) + share * floatAt(more, at);
}

/** How much likelier a player of this kind and side would have done all that, than one whose votes tell nothing. */
function told(situation: Situation, seat: Seat, archetype: Archetype, side: Side): Weights {
  const { seats } = situation;
  const sets = spySets(seats);
  const product = new Float64Array(sets.length).fill(1);
  const agreed = agreementOf(situation).ballots;
  const follows = hasFollowed(situation, seat);
  for (const [round, ballot] of situation.ballots.entries()) {
    if (follows && agreed[round]) continue;
    const led = ballot.leader === seat ? pickFactors(seats, ballot, archetype, side) : undefined;
    const vote = ballot.shown ? voteFactors(ballot, seat, archetype, side) : undefined;
    const need = failsNeeded(seats, ballot.mission);
    for (let at = 0; at < sets.length; at += 1) {
      const on = sizeOf(numberAt(sets, at) & ballot.team);
      let factor = led === undefined ? 1 : numberAt(led, on);
      if (vote !== undefined) factor *= on >= need ? vote.dirty : vote.clean;
      product[at] = floatAt(product, at) * factor;
    }
  }
  return product;
}

/** Whether this seat never voted against an agreed team: who does what all agreed on may be anybody. */
function hasFollowed(situation: Situation, seat: Seat): boolean {
  const agreed = agreementOf(situation).ballots;
  return situation.ballots.every(
    ({ approvals, shown }, round) => !agreed[round] || !shown || ((approvals >> seat) & 1) === 1,
  );
}

export function voteFactors(
  { mission, rejections, approvals }: Ballot,
  seat: Seat,
  archetype: Archetype,
  side: Side,
): ByTeam {
  const { clean, dirty } = approvalRates(mission, rejections, archetype, side);
  const any = rejections === REJECTIONS_TO_LOSE - 1 ? APPROVES_LAST.resistance.clean : APPROVES_ANY;
  return ((approvals >> seat) & 1) === 1
    ? { clean: clean / any, dirty: dirty / any }
    : { clean: (1 - clean) / (1 - any), dirty: (1 - dirty) / (1 - any) };
}

function approvalRates(mission: number, rejections: number, archetype: Archetype, side: Side): ByTeam {
  if (rejections === REJECTIONS_TO_LOSE - 1) return APPROVES_LAST[side];
  if (mission === 1 && side === 'resistance') return APPROVES_FIRST;
  return APPROVES[archetype][side];
}

/** By the number of spies on the team: how much likelier this leader picks such a team than one who does not care. */
export function pickFactors(
  seats: SeatCount,
  { leader, team }: Ballot,
  archetype: Archetype,
  side: Side,
): readonly number[] {
  const weights = PICKS[archetype][side];
  const along = ((team >> leader) & 1) === 1;
  const others = sizeOf(team) - (along ? 1 : 0);
  const spies = SPIES[seats] - (side === 'spy' ? 1 : 0);
  const self = along && side === 'spy' ? 1 : 0;
  const ways = (on: number): number => combinations(spies, on) * combinations(seats - 1 - spies, others - on);
  let mean = 0;
  for (let on = 0; on <= Math.min(spies, others); on += 1) mean += ways(on) * numberAt(weights, on + self);
  mean /= combinations(seats - 1, others);
  return weights.map((weight) => weight / mean);
}
