import { type Seat, seatsOf } from '@reseau/core';
import { resistance } from '@reseau/games';
import { ARCHETYPES, CLUMSY, IMITATOR, SHARES } from '../archetypes.ts';
import { pickFactors, voteFactors } from '../evidence.ts';
import { type SeatSet, sizeOf } from '../seat-set.ts';
import type { Ballot, Situation } from '../situation.ts';

const { failsNeeded } = resistance;
type Table = resistance.Table;
type Side = resistance.Side;

/** What one seat did about one proposal, as factors: by kind of player, then by spies on the team. */
type Factors = Readonly<Record<Side, readonly Float64Array[]>>;

export interface Conduct {
  readonly ballots: readonly Ballot[];
  /** In which round each proposal was made. */
  readonly rounds: readonly number[];
  /** By proposal, then by seat. */
  readonly factors: readonly (readonly Factors[])[];
  /** As one who knows the spies would do it, by proposal, seat and spies on the team. */
  readonly informed: readonly (readonly Float64Array[])[];
}

const read = new WeakMap<Situation, Conduct>();
const MOST_SPIES = 4;
/** How one who knows the spies approves, beside one who does not care. */
const INFORMED = { clean: 0.88, dirty: 0.4, any: 0.65 } as const;

/** What votes and teams say, prepared once per table. */
export function conductOf(table: Table, situation: Situation): Conduct {
  const known = read.get(situation);
  if (known !== undefined) return known;
  const seats = seatsOf(situation.seats);
  const conduct: Conduct = {
    ballots: situation.ballots,
    rounds: roundsOf(table),
    factors: situation.ballots.map((ballot) => seats.map((seat) => factorsOf(situation, ballot, seat))),
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

function factorsOf(situation: Situation, ballot: Ballot, seat: Seat): Factors {
  const of = (side: Side): readonly Float64Array[] =>
    ARCHETYPES.map((archetype) => {
      const led = ballot.leader === seat ? pickFactors(situation.seats, ballot, archetype, side) : undefined;
      const vote = ballot.shown ? voteFactors(ballot, seat, archetype, side) : undefined;
      const need = failsNeeded(situation.seats, ballot.mission);
      return Float64Array.from({ length: MOST_SPIES + 1 }, (_, on) => {
        const voted = vote === undefined ? 1 : on >= need ? vote.dirty : vote.clean;
        return (led?.[on] ?? 1) * voted;
      });
    });
  return { resistance: of('resistance'), spy: of('spy') };
}

function informedOf({ seats }: Situation, ballot: Ballot, seat: Seat): Float64Array {
  const need = failsNeeded(seats, ballot.mission);
  const approves = ((ballot.approvals >> seat) & 1) === 1;
  return Float64Array.from({ length: MOST_SPIES + 1 }, (_, on) => {
    const led = ballot.leader === seat ? (on === 0 ? 1.4 : 0.7) : 1;
    if (!ballot.shown) return led;
    const rate = on >= need ? INFORMED.dirty : INFORMED.clean;
    return led * (approves ? rate / INFORMED.any : (1 - rate) / (1 - INFORMED.any));
  });
}

/** How likely all did what they did, if these were the spies in each round; one seat may be left out. */
export function conductFactor(conduct: Conduct, spiesIn: (round: number) => SeatSet, seats: number, without?: Seat): number {
  const spies = conduct.rounds.map(spiesIn);
  const on = conduct.ballots.map(({ team }, at) => sizeOf(team & (spies[at] as number)));
  let product = 1;
  for (let seat = 0; seat < seats; seat += 1) if (seat !== without) product *= seatFactor(conduct, seat, spies, on);
  return product;
}

function seatFactor({ factors }: Conduct, seat: number, spies: readonly SeatSet[], on: readonly number[]): number {
  const neutral = 1 - ARCHETYPES.reduce((sum, archetype) => sum + SHARES[archetype], 0);
  let [asIs, other, spying] = [neutral, neutral, false];
  for (const [kind, archetype] of ARCHETYPES.entries()) {
    let [true_, false_] = [1, 1];
    for (let at = 0; at < on.length; at += 1) {
      const { resistance: loyal, spy } = (factors[at] as readonly Factors[])[seat] as Factors;
      spying = (((spies[at] as number) >> seat) & 1) === 1;
      const [mine, theirs] = spying ? [spy, loyal] : [loyal, spy];
      true_ *= (mine[kind] as Float64Array)[on[at] as number] as number;
      false_ *= (theirs[kind] as Float64Array)[on[at] as number] as number;
    }
    asIs += SHARES[archetype] * true_;
    other += SHARES[archetype] * false_;
  }
  const slip = spying ? IMITATOR : CLUMSY;
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
