import type { Problem } from '@reseau/core/parse';
import type { BoxFile } from './box.ts';
import { compose, type ProjectGame } from './compose.ts';
import { parseSetup, readOptions, SEAT_COUNTS, type SeatCount, type Setup, type SetupProblem } from './options.ts';
import { boxFor } from './read-box.ts';

export type Made =
  | {
      readonly ok: true;
      readonly game: ProjectGame;
      readonly setup: Setup;
      /** With the box in it: an update of our own must not change a match in progress. */
      readonly lasting: Setup & { readonly box: BoxFile };
    }
  | {
      readonly ok: false;
      readonly problem: SetupProblem;
      /** What is wrong with the box, and where. */
      readonly wrong?: readonly Problem[];
    };

/** Makes the game for these options, or says why they make no sense. */
export function setUp(seats: number, raw: unknown): Made {
  const count = SEAT_COUNTS.find((allowed): allowed is SeatCount => allowed === seats);
  if (count === undefined) return { ok: false, problem: seats < 1 ? 'tooFewSeats' : 'tooManySeats' };
  const problems: Problem[] = [];
  const given = readOptions(raw, 'options', problems);
  if (problems.length > 0) return { ok: false, problem: 'badOptions' };
  const opened = boxFor(given.box);
  if (!opened.ok) return { ok: false, problem: 'badOptions', wrong: opened.problems };
  const setup = parseSetup(count, given, opened.box);
  if (typeof setup === 'string') return { ok: false, problem: setup };
  return { ok: true, setup, lasting: { ...setup, box: opened.file }, game: compose(count, setup, opened.box) };
}
