import { type Seat, seatsOf } from '@reseau/core';
import { failsNeeded, SIDES, type Table } from '@reseau/games/resistance';
import { ARCHETYPES, type Archetype, CLUMSY, IMITATOR, SHARES } from '../archetypes.ts';
import { pickFactors, voteFactors } from '../evidence.ts';
import { type SeatSet, sizeOf } from '../seat-set.ts';
import { type Ballot, proposalOf, type Situation } from '../situation.ts';
import { type Deal, spiesIn } from './deals.ts';

// Not the one of table-at.ts: what a file has of its own is free in its loops.
const floatAt = (table: Float64Array, place: number): number => table[place] as number;
const intAt = (table: Int32Array, place: number): number => table[place] as number;

/** What everybody did about every proposal, as factors. */
export interface Conduct {
  readonly seats: number;
  readonly ballots: readonly Ballot[];
  /** In which round each proposal was made. */
  readonly rounds: readonly number[];
  /** By proposal, seat, side, kind of player and spies on the team, flat: it is read millions of times. */
  readonly factors: Float64Array;
  /** As one who knows the spies would do it, by proposal, seat and spies on the team. */
  readonly informed: readonly (readonly Float64Array[])[];
  /** By sides, what each seat's conduct says, first as it may be, then as if spies did what the resistance would. */
  readonly bySides: Map<number, Float64Array>;
}

const read = new WeakMap<Situation, Conduct>();
/** From no spy on the team to four. */
const COUNTS = 5;
/** How one who knows the spies approves, beside one who does not care. */
const INFORMED = { clean: 0.88, dirty: 0.4, any: 0.65 } as const;

/** What votes and teams say, prepared once per table. */
export function conductOf(table: Table, situation: Situation): Conduct {
  const known = read.get(situation);
  if (known !== undefined) return known;
  const seats = seatsOf(situation.seats);
  const conduct: Conduct = {
    seats: situation.seats,
    ballots: situation.ballots,
    rounds: roundsOf(table),
    factors: Float64Array.from(
      situation.ballots.flatMap((ballot) => seats.flatMap((seat) => factorsOf(situation, ballot, seat))),
    ),
    bySides: new Map(),
    informed: situation.ballots.map((ballot) => seats.map((seat) => informedOf(situation, ballot, seat))),
  };
  read.set(situation, conduct);
  return conduct;
}

function roundsOf({ proposals }: Table): readonly number[] {
  let round = 1;
  return proposals.map(({ approved }) => {
    const now = round;
    if (approved === true) round += 1;
    return now;
  });
}

function factorsOf(situation: Situation, ballot: Ballot, seat: Seat): readonly number[] {
  const need = failsNeeded(situation.seats, ballot.mission);
  return SIDES.flatMap((side) =>
    ARCHETYPES.flatMap((archetype) => {
      const led = ballot.leader === seat ? pickFactors(situation.seats, ballot, archetype, side) : undefined;
      const vote = ballot.shown ? voteFactors(ballot, seat, archetype, side) : undefined;
      return Array.from({ length: COUNTS }, (_, on) => {
        const voted = vote === undefined ? 1 : on >= need ? vote.dirty : vote.clean;
        return (led?.[on] ?? 1) * voted;
      });
    }),
  );
}

function informedOf({ seats }: Situation, ballot: Ballot, seat: Seat): Float64Array {
  const need = failsNeeded(seats, ballot.mission);
  const approves = ((ballot.approvals >> seat) & 1) === 1;
  return Float64Array.from({ length: COUNTS }, (_, on) => {
    const led = ballot.leader === seat ? (on === 0 ? 1.4 : 0.7) : 1;
    if (!ballot.shown) return led;
    const rate = on >= need ? INFORMED.dirty : INFORMED.clean;
    return led * (approves ? rate / INFORMED.any : (1 - rate) / (1 - INFORMED.any));
  });
}

/** The conduct as it will stand when this seat has voted so on the team on the table. */
export function conductAfter(table: Table, situation: Situation, seat: Seat, approve: boolean): Conduct {
  const ballot: Ballot = { ...proposalOf(situation), shown: true, approvals: approve ? 1 << seat : 0 };
  return conductOf(table, { ...situation, ballots: situation.ballots.with(-1, ballot) });
}

/** How likely all did what they did, if this was the deal; one seat may be left out. */
export const conductFactor = (conduct: Conduct, deal: Deal, without?: Seat): number =>
  together(conduct.seats, seatFactors(conduct, deal), without);

/** The same, with one seat's part taken from the other conduct. */
export function factorWith(conduct: Conduct, other: Conduct, seat: Seat, deal: Deal): number {
  const factors = seatFactors(conduct, deal).slice();
  const instead = seatFactors(other, deal);
  for (const at of [seat, conduct.seats + seat]) factors[at] = floatAt(instead, at);
  return together(conduct.seats, factors);
}

/** How likely the spies of a table are of the good kind, who do what the resistance would: all of them or none. */
const WELL_COVERED = 0.7;

function together(seats: number, factors: Float64Array, without?: Seat): number {
  let [plain, covered] = [1, 1];
  for (let seat = 0; seat < seats; seat += 1) {
    if (seat === without) continue;
    plain *= floatAt(factors, seat);
    covered *= floatAt(factors, seats + seat);
  }
  return WELL_COVERED * covered + (1 - WELL_COVERED) * plain;
}

function seatFactors(conduct: Conduct, deal: Deal): Float64Array {
  const known = conduct.bySides.get(deal.sides);
  if (known !== undefined) return known;
  const spies = Int32Array.from(conduct.rounds, (round) => spiesIn(deal, round));
  const on = Int32Array.from(conduct.ballots, ({ team }, at) => sizeOf(team & intAt(spies, at)));
  const factors = new Float64Array(2 * conduct.seats);
  for (let seat = 0; seat < conduct.seats; seat += 1) {
    const { plain, covered } = seatFactor(conduct, seat, spies, on);
    factors[seat] = plain;
    factors[conduct.seats + seat] = covered;
  }
  conduct.bySides.set(deal.sides, factors);
  return factors;
}

const KINDS = ARCHETYPES.length;
const NEUTRAL = 1 - ARCHETYPES.reduce((sum, archetype) => sum + SHARES[archetype], 0);

function seatFactor({ factors, seats }: Conduct, seat: number, spies: Int32Array, on: Int32Array) {
  let [asIs, other, spying] = [NEUTRAL, NEUTRAL, 0];
  for (let kind = 0; kind < KINDS; kind += 1) {
    let [same, opposite] = [1, 1];
    for (let at = 0; at < on.length; at += 1) {
      spying = (intAt(spies, at) >> seat) & 1;
      const base = (at * seats + seat) * 2;
      const place = kind * COUNTS + intAt(on, at);
      same *= floatAt(factors, (base + spying) * KINDS * COUNTS + place);
      opposite *= floatAt(factors, (base + 1 - spying) * KINDS * COUNTS + place);
    }
    const share = SHARES[ARCHETYPES[kind] as Archetype];
    asIs += share * same;
    other += share * opposite;
  }
  const slip = spying === 1 ? IMITATOR : CLUMSY;
  const plain = (1 - slip) * asIs + slip * other;
  return { plain, covered: spying === 1 ? other : plain };
}

/** How much likelier this seat did all that if it knew the spies. */
export function informedFactor({ informed, ballots }: Conduct, seat: number, spies: SeatSet): number {
  let product = 1;
  for (let at = 0; at < ballots.length; at += 1) {
    const { team } = ballots[at] as Ballot;
    product *= floatAt((informed[at] as readonly Float64Array[])[seat] as Float64Array, sizeOf(team & spies));
  }
  return 0.5 + 0.5 * product;
}
