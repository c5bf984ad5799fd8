import { type Seat, seatsOf } from '@reseau/core';
import { type Mission, SEAT_COUNTS, type SeatCount, SPIES, teamSize } from '@reseau/games/resistance';

// Not the one of table-at.ts: what a file has of its own is free in its loops.
const byteAt = (table: Uint8Array, place: number): number => table[place] as number;
const floatAt = (table: Float64Array, place: number): number => table[place] as number;
const numberAt = (table: readonly number[], place: number): number => table[place] as number;

/** Seats as bits, seat 0 the lowest: a team, a set of spies. Plain numbers, because beliefs run over thousands of them. */
export type SeatSet = number;

export const MOST_SEATS = Math.max(...SEAT_COUNTS);
const SIZES = Uint8Array.from({ length: 1 << MOST_SEATS }, (_, set) => set.toString(2).replaceAll('0', '').length);

/** How many seats are in the set. */
export const sizeOf = (set: SeatSet): number => byteAt(SIZES, set);

const allOf = (seats: number): SeatSet => (1 << seats) - 1;

export const setOf = (members: readonly Seat[]): SeatSet => members.reduce((set, seat) => set | (1 << seat), 0);

export const membersOf = (set: SeatSet): readonly Seat[] =>
  seatsOf(MOST_SEATS).filter((seat) => ((set >> seat) & 1) === 1);

/** Turns the set round the table: seat 0 comes to stand on `by`. */
export function turned(set: SeatSet, by: number, seats: number): SeatSet {
  const all = allOf(seats);
  return ((set << by) | (set >> (seats - by))) & all;
}

const listed = new Map<number, readonly SeatSet[]>();

/** All sets of this size, in a fixed order. */
export function setsOf(seats: number, size: number): readonly SeatSet[] {
  const key = seats * 16 + size;
  const known = listed.get(key);
  if (known !== undefined) return known;
  const sets = Array.from({ length: 1 << seats }, (_, set) => set).filter((set) => sizeOf(set) === size);
  listed.set(key, sets);
  return sets;
}

export const spySets = (seats: SeatCount): readonly SeatSet[] => setsOf(seats, SPIES[seats]);

export const teamsFor = (seats: SeatCount, mission: Mission): readonly SeatSet[] =>
  setsOf(seats, teamSize(seats, mission));

/** One number for each set of spies, in the order of `spySets`. */
export type Weights = Float64Array;

/** For every set of seats, the weight of all spies that sit within it: one pass instead of one per team. */
export function within(seats: SeatCount, weights: Weights): Float64Array {
  const sums = new Float64Array(1 << seats);
  const sets = spySets(seats);
  for (let at = 0; at < sets.length; at += 1) sums[numberAt(sets, at)] = floatAt(weights, at);
  for (let bit = 1; bit < sums.length; bit <<= 1) {
    for (let set = bit; set < sums.length; set = (set + 1) | bit)
      sums[set] = floatAt(sums, set) + floatAt(sums, set ^ bit);
  }
  return sums;
}

/** From those sums: the weight of all spies too few on this team to sink a mission that needs so many Fail cards. */
export function unsunk(sums: Float64Array, team: SeatSet, need: number): number {
  const out = (sums.length - 1) & ~team;
  const none = floatAt(sums, out);
  if (need === 1) return none;
  let atMostOne = none;
  for (let left = team; left !== 0; left &= left - 1) atMostOne += floatAt(sums, out | (left & -left)) - none;
  return atMostOne;
}
