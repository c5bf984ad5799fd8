import type { Seat } from '@reseau/core';
import type { Move } from '@reseau/games/resistance';
import { type Mind, most } from './mind.ts';

export type Answer = (mind: Mind) => Move;

export const PASS: Move = { type: 'pass' };
export const USE: Move = { type: 'use' };

/** Seats that may be named here. */
export const nameable = ({ options }: Mind): readonly Seat[] =>
  options.flatMap((option) => (option.type === 'name' ? option.seat.one : []));

export const name = (seat: Seat): Move => ({ type: 'name', seat });

/** Names the seat that most of something is said of. */
export const nameMost = (mind: Mind, value: (seat: Seat) => number): Move => name(most(mind, nameable(mind), value));
