/** A place at the table, counted clockwise from 0. Branded: a count or a mission number must not pass for a seat. */
export type Seat = number & { readonly brand: 'Seat' };

/** Whoever may move: a seat, or time itself, whose ticks and limits are moves like any other. */
export type Actor = Seat | 'clock';

/** Whoever is told things: a seat, or the public side (table screen, spectator). */
export type Viewer = Seat | 'table';

export const isSeat = (index: unknown): index is Seat =>
  typeof index === 'number' && Number.isSafeInteger(index) && index >= 0;

/** The seat with this number; what counts no seats throws. */
export function seatAt(index: number): Seat {
  if (!isSeat(index)) throw new Error(`seat: ${index} is none`);
  return index;
}

const rowOf = (count: number): readonly Seat[] => Array.from({ length: count }, (_, index) => seatAt(index));
const ROWS = Array.from({ length: 17 }, (_, count) => rowOf(count));

/** All seats of a table. Shared rows: rules ask for them at every turn. */
export const seatsOf = (count: number): readonly Seat[] => ROWS[count] ?? rowOf(count);

export const clockwise = (from: Seat, count: number, steps = 1): Seat => seatAt((from + steps) % count);
