import { type FactOf, type Moves, type Seat, seatsOf } from '@reseau/core';
import { type Law, lawsOf } from '@reseau/testkit';
import { describe, expect, test } from 'vitest';
import type { InsurrectionGame } from './compose.ts';
import { cardAt, handOf, type InsurrectionKind, type Known } from './known.ts';
import type { Move } from './moves.ts';
import type { PathKind } from './phases/deal.ts';
import { setUp } from './setup.ts';

type Fact = FactOf<InsurrectionKind>;

function game(seats: number, side: PathKind): InsurrectionGame {
  const made = setUp(seats, { side });
  if (!made.ok) throw new Error(made.problem);
  return made.game;
}

const BASE = game(4, 'base');
const ADVANCED = game(4, 'advanced');
/** Here the pile comes down to what was put under it. */
const CROWD = game(6, 'advanced');

const stepIn = ({ table }: Pick<Known, 'table'>): string => table.at.stack.at(-1)!.step;
const everybody = ({ table }: Known): readonly Seat[] => seatsOf(table.seats);

type Tell = (facts: readonly Fact[], known: Known, moves: Moves<Move>) => readonly Fact[];

/** The same game, with other words after its decisions. */
const telling = (rules: InsurrectionGame, change: Tell): InsurrectionGame => ({
  ...rules,
  decide: (known, moves, rng) => change(rules.decide(known, moves, rng), known, moves),
});

/** Tells whispers of this type to all. */
const shouted = (rules: InsurrectionGame, type: Fact['type']): InsurrectionGame =>
  telling(rules, (facts, known) =>
    facts.map((fact) => (fact.type === type ? ({ ...fact, to: everybody(known) } as Fact) : fact)),
  );

/** Says more with facts of this type. */
const adding = (rules: InsurrectionGame, type: Fact['type'], more: (known: Known, fact: Fact) => object) =>
  telling(rules, (facts, known) =>
    facts.map((fact) => (fact.type === type ? { ...fact, ...more(known, fact) } : fact)),
  );

type Deal = (facts: readonly Fact[]) => readonly Fact[];

/** The same game, with another shuffle. */
const dealing = (rules: InsurrectionGame, change: Deal): InsurrectionGame => ({
  ...rules,
  deal: (rng) => change(rules.deal(rng)),
});

/** The same game, with another deal, by hand too. */
const layingOut = (rules: InsurrectionGame, change: Deal): InsurrectionGame => ({
  ...dealing(rules, change),
  arrange: (raw) => {
    const facts = rules.arrange(raw);
    return typeof facts === 'string' ? facts : change(facts);
  },
});

const topOf = (known: Known) => cardAt(known, 'people', known.table.piles.people.taken);
const holds = (known: Known, seat: Seat, card: string): boolean => handOf(known, seat).includes(card);

type Leak = readonly [name: string, law: Law, game: InsurrectionGame];

const LEAKS: readonly Leak[] = [
  ['what a seat draws, told to all', 'secrets', shouted(BASE, 'drew')],
  ['what a seat sees in the pile, told to all', 'secrets', shouted(BASE, 'saw')],
  ['what a seat puts under the pile, told to all', 'secrets', shouted(BASE, 'buried')],
  ['the order of the Leader pile, told to all', 'secrets', shouted(ADVANCED, 'shuffled')],
  ['the face of a card put under the pile', 'secrets', adding(BASE, 'put', (known) => ({ card: topOf(known) }))],
  ['the next card shown with the draw', 'secrets', adding(BASE, 'drawn', (known) => ({ next: topOf(known) }))],
  ['which Leader was kept', 'secrets', adding(BASE, 'kept', (known) => ({ first: known.secret.offered[0]?.[0] }))],
  [
    'whether seat 0 holds a certain Wolf',
    'secrets',
    adding(BASE, 'advanced', (known) => ({ more: holds(known, 0 as Seat, 'wolf-1') })),
  ],
  ['the Leader that was sworn to', 'secrets', shouted(ADVANCED, 'drew')],
  [
    'a place that only one holding the Princess comes to',
    'secrets',
    telling(BASE, (facts, known) =>
      facts.map((fact) =>
        fact.type === 'at' && stepIn(known) === 'draw' && holds(known, 1 as Seat, 'princess')
          ? { ...fact, at: { ...fact.at, stack: [{ step: 'choose' }] } }
          : fact,
      ),
    ),
  ],
  [
    'the number of a question that goes by the pile',
    'secrets',
    telling(BASE, (facts, known) =>
      facts.map((fact) =>
        fact.type === 'at' && topOf(known)?.startsWith('w') === true
          ? { ...fact, at: { ...fact.at, question: fact.at.question + 1 } }
          : fact,
      ),
    ),
  ],
  [
    'options that rest on the pile',
    'options',
    {
      ...BASE,
      options: (known, actor) =>
        stepIn(known) === 'turn' && topOf(known)?.startsWith('w') === true
          ? [{ type: 'pass' }]
          : BASE.options(known, actor),
    },
  ],
  [
    'all are shown what everybody was dealt',
    'deal',
    dealing(BASE, (facts) => facts.map((fact) => (fact.type === 'dealt' ? { ...fact, to: seatsOf(4) } : fact))),
  ],
  [
    'whoever was dealt Tarak is first',
    'deal',
    layingOut(BASE, (facts) => {
      const holder = facts.find((fact) => fact.type === 'dealt' && fact.leaders.includes('tarak'));
      const first = holder?.type === 'dealt' ? holder.seat : (0 as Seat);
      return facts.map((fact) => (fact.type === 'began' ? { ...fact, first } : fact));
    }),
  ],
];

describe('a leak planted on purpose is caught', () => {
  test.each(LEAKS)('[IH1] %s', (name, law, leaking) => {
    const report = lawsOf(leaking, { seed: name, games: 40, deals: 20, until: law });
    expect(report.violations.map((violation) => violation.law)).toContain(law);
  });

  test('[IH1] and without one nothing is', () => {
    for (const rules of [BASE, ADVANCED, CROWD]) {
      expect(lawsOf(rules, { seed: 'nothing planted', games: 4, deals: 4 }).violations).toEqual([]);
    }
  });
});
