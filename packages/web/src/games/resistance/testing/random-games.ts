import { type Match, optionsFor, Rng, sample, start, submit } from '@reseau/core';
import { type Fact, type ResistanceKind, type Setup, setUp, type Table } from '@reseau/games/resistance';

export const NAMES = ['Ada', 'Ben', 'Cho', 'Dov', 'Eve', 'Fay', 'Gil', 'Hal', 'Ida', 'Jon'];

interface Played {
  readonly facts: readonly Fact[];
  readonly steps: ReadonlySet<string>;
  /** What was told at once, and the table before it. */
  readonly told: readonly { readonly before: Table; readonly facts: readonly Fact[] }[];
}

export function emptyTable(seats: number, setup: Setup): Table {
  const made = setUp(seats, setup);
  if (!made.ok) throw new Error(made.problem);
  return made.game.empty.table;
}

/** A whole game of chance at a table with these. */
export function play(seats: number, setup: Setup, seed: string): Played {
  const made = setUp(seats, setup);
  if (!made.ok) throw new Error(made.problem);
  const rng = Rng.seeded(seed);
  let { match, entry } = start(made.game, seed);
  const told = [{ before: made.game.empty.table, facts: entry.facts }];
  const steps = new Set<string>();
  while (made.game.outcome(match.table) === undefined) {
    steps.add(match.table.at.stack.at(-1)?.step ?? '');
    const moved = step(match, rng);
    told.push({ before: match.table, facts: moved.facts });
    match = moved.match;
  }
  return { facts: told.flatMap(({ facts }) => facts), steps, told };
}

function step(match: Match<ResistanceKind>, rng: Rng) {
  const seat = match.turn.must.find((one) => match.sealed[one] === undefined);
  if (seat === undefined) throw new Error('nobody is asked');
  const move = sample(optionsFor(match, seat), rng);
  const answer = submit(match, { actor: seat, question: match.turn.question, move });
  if (!answer.ok) throw new Error(answer.code);
  return { match: answer.match, facts: answer.entry.facts };
}

/** Tables at which every module sits once. */
export const TABLES: readonly (readonly [number, Setup])[] = [
  [5, { modules: ['targeting', 'blindSpies', 'inquisitor', 'trapper'], extras: [] }],
  [7, { modules: ['reverser', 'rogue', 'plot'], extras: ['spyReverser', 'resistanceRogue'] }],
  [8, { modules: ['sergeant', 'plot'], extras: [] }],
  [10, { modules: ['assassin', 'plot'], extras: ['bodyGuard', 'falseCommander', 'deepCover', 'blindSpy'] }],
  [6, { modules: ['defector'], extras: ['secretSwitch'] }],
  [6, { modules: ['defector'], extras: ['openSwitch'] }],
  [6, { modules: ['defector'], extras: [] }],
  [10, { modules: ['hunter', 'trapper'], extras: ['dummyAgent', 'coordinator', 'deepAgent', 'blame'] }],
  [5, { modules: ['hunter'], extras: [] }],
];
