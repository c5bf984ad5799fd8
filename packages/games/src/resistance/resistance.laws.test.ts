import { clockwise, type FactOf, type Known, seatsOf } from '@reseau/core';
import { assertLawful, joined, type Law, lawsOf, type Report, summary } from '@reseau/testkit';
import { afterAll, describe, expect, test } from 'vitest';
import type { ResistanceGame } from './compose.ts';
import { SEAT_COUNTS, type SeatCount } from './data/tables.ts';
import type { ResistanceKind } from './known.ts';
import { MODULE_IDS, type ModuleId } from './module-ids.ts';
import { setUp } from './setup.ts';

/** All of them together; each table gets its share. */
const GAMES = 2400;

const subsets = ([first, ...rest]: readonly ModuleId[]): readonly (readonly ModuleId[])[] =>
  first === undefined ? [[]] : subsets(rest).flatMap((set) => [set, [first, ...set]]);

interface Named {
  readonly seats: SeatCount;
  readonly modules: readonly ModuleId[];
  readonly game: ResistanceGame;
}

const TABLES: readonly Named[] = subsets(MODULE_IDS).flatMap((modules) =>
  SEAT_COUNTS.flatMap((seats) => {
    const made = setUp(seats, { modules });
    return made.ok ? [{ seats, modules, game: made.game }] : [];
  }),
);

describe('every set of modules at every size of table', () => {
  const reports: Report[] = [];
  const share = Math.ceil(GAMES / TABLES.length);

  test.each(TABLES)('$seats seats, modules $modules: no law is broken', ({ seats, modules, game }) => {
    const seed = `${seats} ${modules.join(' ')}`;
    const report = lawsOf(game, { seed, games: share, viewers: 2 });
    reports.push(report);
    assertLawful(report, { share: 0.4 });
  });

  afterAll(() => console.log(`The Resistance, ${TABLES.length} tables: ${summary(joined(reports))}`));
});

type Fact = FactOf<ResistanceKind>;
type Decided = { readonly step: string; readonly known: Known<ResistanceKind>; readonly facts: readonly Fact[] };

/** The base game for seven, with other words after one of its steps. */
function telling(at: string, change: (decided: Decided) => readonly Fact[]): ResistanceGame {
  const made = setUp(7, { modules: [] });
  if (!made.ok) throw new Error(made.problem);
  return {
    ...made.game,
    decide: (known, moves, rng) => {
      const facts = made.game.decide(known, moves, rng);
      const step = known.table.at.stack.at(-1)!.step;
      return step === at ? change({ step, known, facts }) : facts;
    },
  };
}

const spiesOf = ({ secret }: Known<ResistanceKind>) => seatsOf(7).filter((seat) => secret.characters[seat] === 'spy');

describe('the laws bite here too', () => {
  const LEAKS: readonly (readonly [name: string, law: Law, game: ResistanceGame])[] = [
    [
      'a mission card shown to the team',
      'secrets',
      telling('play', ({ facts, known }) =>
        facts.map((fact) => (fact.type === 'played' ? { ...fact, to: known.table.proposals.at(-1)!.team } : fact)),
      ),
    ],
    [
      'the cards in the order of the seats',
      'secrets',
      telling('reveal', ({ facts, known }) =>
        facts.map((fact): Fact => {
          if (fact.type !== 'revealed') return fact;
          const cards = known.secret.played[fact.mission]!.filter((card) => card !== undefined);
          return { ...fact, cards };
        }),
      ),
    ],
    [
      'spies do not lead',
      'secrets',
      telling('after', ({ facts, known }) =>
        facts.map((fact): Fact => {
          if (fact.type !== 'led') return fact;
          const next = [1, 2, 3, 4, 5, 6].map((steps) => clockwise(known.table.leader, 7, steps));
          return { ...fact, leader: next.find((seat) => !spiesOf(known).includes(seat))! };
        }),
      ),
    ],
    [
      'cards turned up too soon',
      'secrets',
      telling('verdict', ({ facts, known }) =>
        known.table.results.length === 2
          ? [{ type: 'unmasked', to: 'all', characters: [...known.secret.characters] as never }, ...facts]
          : facts,
      ),
    ],
    [
      'a vote that weighs more',
      'secrets',
      telling('vote', ({ facts, known }) =>
        facts.map((fact) =>
          fact.type === 'voted' && spiesOf(known).includes(fact.seat) ? { ...fact, approve: !fact.approve } : fact,
        ),
      ),
    ],
  ];

  test.each(LEAKS)('%s', (_name, law, game) => {
    const { violations } = lawsOf(game, { seed: 'leak', games: 200, until: law });
    expect(violations.map((violation) => violation.law)).toContain(law);
  });
});
