import { type Seat, seatsOf } from '@reseau/core';
import { resistance } from '@reseau/games';
import { ARCHETYPES, type Archetype, CLUMSY, IMITATOR, SHARES } from '../archetypes.ts';
import { pickFactors, voteFactors } from '../evidence.ts';
import { type SeatSet, sizeOf } from '../seat-set.ts';
import type { Ballot, Situation } from '../situation.ts';
import { type Deal, spiesIn } from './deals.ts';

const { failsNeeded, SIDES } = resistance;
type Table = resistance.Table;

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
  /** By sides, what each seat's conduct says: the same for whoever looks. */
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

/** How likely all did what they did, if this was the deal; one seat may be left out. */
export function conductFactor(conduct: Conduct, deal: Deal, without?: Seat): number {
  const factors = seatFactors(conduct, deal);
  let product = 1;
  for (let seat = 0; seat < factors.length; seat += 1) if (seat !== without) product *= factors[seat] as number;
  return product;
}

function seatFactors(conduct: Conduct, deal: Deal): Float64Array {
  const known = conduct.bySides.get(deal.sides);
  if (known !== undefined) return known;
  const spies = Int32Array.from(conduct.rounds, (round) => spiesIn(deal, round));
  const on = Int32Array.from(conduct.ballots, ({ team }, at) => sizeOf(team & (spies[at] as number)));
  const factors = Float64Array.from({ length: conduct.seats }, (_, seat) => seatFactor(conduct, seat, spies, on));
  conduct.bySides.set(deal.sides, factors);
  return factors;
}

const KINDS = ARCHETYPES.length;
const NEUTRAL = 1 - ARCHETYPES.reduce((sum, archetype) => sum + SHARES[archetype], 0);

function seatFactor({ factors, seats }: Conduct, seat: number, spies: Int32Array, on: Int32Array): number {
  let [asIs, other, spying] = [NEUTRAL, NEUTRAL, 0];
  for (let kind = 0; kind < KINDS; kind += 1) {
    let [same, opposite] = [1, 1];
    for (let at = 0; at < on.length; at += 1) {
      spying = ((spies[at] as number) >> seat) & 1;
      const base = (at * seats + seat) * 2;
      const place = kind * COUNTS + (on[at] as number);
      same *= factors[(base + spying) * KINDS * COUNTS + place] as number;
      opposite *= factors[(base + 1 - spying) * KINDS * COUNTS + place] as number;
    }
    const share = SHARES[ARCHETYPES[kind] as Archetype];
    asIs += share * same;
    other += share * opposite;
  }
  const slip = spying === 1 ? IMITATOR : CLUMSY;
  return (1 - slip) * asIs + slip * other;
}

/** How much likelier this seat did all that if it knew the spies. */
export function informedFactor({ informed, ballots }: Conduct, seat: number, spies: SeatSet): number {
  let product = 1;
  for (let at = 0; at < ballots.length; at += 1) {
    const { team } = ballots[at] as Ballot;
    product *= ((informed[at] as readonly Float64Array[])[seat] as Float64Array)[sizeOf(team & spies)] as number;
  }
  return 0.5 + 0.5 * product;
}
