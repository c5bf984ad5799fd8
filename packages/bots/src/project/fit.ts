import { Rng, start } from '@reseau/core';
import { DIFFICULTIES, type Known, SCENARIO_IDS, setUp } from '@reseau/games/project';
import { numberAt } from '../table-at.ts';
import { WEIGHTS } from './data/weights.ts';
import { after, nextSeat } from './imagine.ts';
import { features } from './outlook.ts';
import { standingOf } from './standing.ts';
import { seatMove } from './team.ts';

interface Seen {
  readonly signs: readonly number[];
  readonly won: boolean;
}

/** The signs at the beginning of each turn of a match that the rule bot plays, and how it ended. */
function seenIn(seats: number, setup: object, seed: string): readonly Seen[] {
  const made = setUp(seats, { clock: 'actions', lastTurn: 60, ...setup });
  if (!made.ok) throw new Error(`fit: no such table (${made.problem})`);
  const { game } = made;
  const { match } = start(game, seed);
  const rng = new Rng(match.rng);
  const signs: (readonly number[])[] = [];
  let known: Known = { table: match.table, secret: match.server };
  while (known.table.ended === undefined) {
    const { table } = known;
    if (signs.length < table.turn) signs.push(features(standingOf(table, game.turnSetup.bases, WEIGHTS.margin)));
    const seat = nextSeat(table);
    known = after(game, known, seat, seatMove(table, game.turnSetup.bases, seat, WEIGHTS), rng);
  }
  const won = known.table.ended === 'won';
  return signs.map((own) => ({ signs: own, won }));
}

/**
 * How each sign counts for the chance to win, for one leader and for several. Several are two: with three and four, matches
 * that last see so many soldiers that a fit takes soldiers for a good sign, and whoever plans by it loses.
 */
export const fit = (games: number, seed: string): readonly (readonly number[])[] =>
  [1, 2].map((seats) => fitFor(seats, games, seed));

/** A logistic regression over all difficulties. */
function fitFor(seats: number, games: number, seed: string): readonly number[] {
  const seen = DIFFICULTIES.flatMap((difficulty) =>
    Array.from({ length: games }, (_, game) =>
      seenIn(seats, { difficulty, scenario: SCENARIO_IDS[game % SCENARIO_IDS.length] }, `${seed} ${game}`),
    ).flat(),
  );
  let weights: readonly number[] = (seen[0]?.signs ?? []).map(() => 0);
  for (let round = 0; round < ROUNDS; round += 1) weights = improved(weights, seen);
  return weights;
}
const ROUNDS = 25;

/** One step of Newton's, with a little pull towards nothing. */
function improved(weights: readonly number[], seen: readonly Seen[]): readonly number[] {
  const size = weights.length;
  const slopes = weights.map((weight) => -weight);
  const bends = weights.map((_, row) => weights.map((__, column) => (row === column ? 1 : 0)));
  for (const { signs, won } of seen) {
    const sum = signs.reduce((total, sign, index) => total + sign * numberAt(weights, index), 0);
    const chance = 1 / (1 + Math.exp(-sum));
    for (let row = 0; row < size; row += 1) {
      const sign = numberAt(signs, row);
      slopes[row] = numberAt(slopes, row) + ((won ? 1 : 0) - chance) * sign;
      const bend = bends[row] as number[];
      for (let column = 0; column < size; column += 1) {
        bend[column] = numberAt(bend, column) + chance * (1 - chance) * sign * numberAt(signs, column);
      }
    }
  }
  const step = solved(bends, slopes);
  return weights.map((weight, index) => weight + numberAt(step, index));
}

/** Solves a positive system by elimination. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): readonly number[] {
  const rows = matrix.map((row, index) => [...row, numberAt(right, index)]);
  rows.forEach((pivot, at) => {
    for (const row of rows) {
      if (row === pivot) continue;
      const share = numberAt(row, at) / numberAt(pivot, at);
      for (let column = at; column < row.length; column += 1) {
        row[column] = numberAt(row, column) - share * numberAt(pivot, column);
      }
    }
  });
  return rows.map((row, at) => numberAt(row, row.length - 1) / numberAt(row, at));
}
