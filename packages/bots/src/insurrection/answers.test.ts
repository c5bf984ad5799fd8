import {
  type FactOf,
  heardBy,
  knownTo,
  type Match,
  optionsFor,
  Rng,
  type Seat,
  sample,
  start,
  submit,
} from '@reseau/core';
import { type InsurrectionKind as Kind, SEAT_COUNTS, SIDES } from '@reseau/games/insurrection';
import { expect, test } from 'vitest';
import { LEVELS } from '../level.ts';
import { insurrectionOf } from '../testing/whole-insurrection.ts';
import { ASKED } from './compact/imagine.ts';
import { moveOf } from './move.ts';
import { PLAYERS } from './player.ts';

const stepOf = ({ table }: Match<Kind>): string => table.at.stack.at(-1)?.step ?? '';

/** The steps that asked somebody in a game at random. */
function asked(seats: number, side: (typeof SIDES)[number], seed: string): readonly string[] {
  const rng = Rng.seeded(seed);
  const steps: string[] = [];
  let { match } = start(insurrectionOf(seats, side), seed);
  while (match.outcome === undefined) {
    const seat = match.turn.must.find((one) => match.sealed[one] === undefined) as Seat;
    steps.push(stepOf(match));
    const done = submit(match, {
      actor: seat,
      question: match.turn.question,
      move: sample(optionsFor(match, seat), rng),
    });
    if (!done.ok) throw new Error(done.code);
    match = done.match;
  }
  return steps;
}

test('whatever is asked at any table, bots know the question by its step', () => {
  const tables = SEAT_COUNTS.flatMap((seats) =>
    SIDES.flatMap((side) => ['a', 'b', 'c'].map((seed) => asked(seats, side, seed))),
  );
  expect([...new Set(tables.flat())].toSorted()).toEqual(ASKED.toSorted());
});

test.each(LEVELS)('a question that a %s bot has no answer to is no matter of chance', (level) => {
  const game = insurrectionOf(2, 'base');
  const { match, entry } = start(game, 'seed');
  const [seat] = match.turn.must as readonly [Seat];
  const { table, secret } = knownTo(match, seat);
  const known = { table: { ...table, at: { ...table.at, stack: [{ step: 'curfew' }] } }, secret };
  const heard: readonly FactOf<Kind>[] = heardBy(entry.facts, seat);
  expect(() => moveOf(PLAYERS[level], { game, seat, known, heard, rng: Rng.seeded('seed') })).toThrow('curfew');
});
