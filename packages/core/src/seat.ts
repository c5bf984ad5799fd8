/** A place at the table, counted clockwise from 0. Branded: a count or a mission number must not pass for a seat. */
export type Seat = number & { readonly brand: 'Seat' };

/** Whoever may move: a seat, or time itself, whose ticks and limits are moves like any other. */
export type Actor = Seat | 'clock';

/** Whoever is told things: a seat, or the public side (table screen, spectator). */
export type Viewer = Seat | 'table';

const rowOf = (count: number): readonly Seat[] => Array.from({ length: count }, (_, index) => index as Seat);
const ROWS = Array.from({ length: 17 }, (_, count) => rowOf(count));

/** All seats of a table. Shared rows: rules ask for them at every turn. */
export const seatsOf = (count: number): readonly Seat[] => ROWS[count] ?? rowOf(count);

export const clockwise = (from: Seat, count: number, steps = 1): Seat => ((from + steps) % count) as Seat;
