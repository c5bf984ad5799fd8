import { compose, type ProjectGame } from './compose.ts';
import { parseSetup, SEAT_COUNTS, type SeatCount, type Setup, type SetupProblem } from './options.ts';

export type Made =
  | { readonly ok: true; readonly game: ProjectGame; readonly setup: Setup }
  | { readonly ok: false; readonly problem: SetupProblem };

/** Makes the game for these options, or says why they make no sense. */
export function setUp(seats: number, raw: unknown): Made {
  const count = SEAT_COUNTS.find((allowed): allowed is SeatCount => allowed === seats);
  if (count === undefined) return { ok: false, problem: seats < 1 ? 'tooFewSeats' : 'tooManySeats' };
  const setup = parseSetup(count, raw);
  return typeof setup === 'string' ? { ok: false, problem: setup } : { ok: true, setup, game: compose(count, setup) };
}
