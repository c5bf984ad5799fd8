import { clockwise, type FactOf, type Known, type Moves, Rng, type Seat, type Viewer } from '@reseau/core';
import { describe, expect, test } from 'vitest';
import { type CellGame, cell, harmsIn } from './games/cell/cell.ts';
import type { CellKind, CellMove, CellOpen, CellTable, CellWhisper } from './games/cell/kind.ts';
import { plot } from './games/plot/plot.ts';
import { complaints, lawsOf } from './laws.ts';
import type { Law } from './report.ts';

type Fact = FactOf<CellKind>;
type Decision = {
  readonly step: string;
  readonly known: Known<CellKind>;
  readonly moves: Moves<CellMove>;
  readonly facts: readonly Fact[];
  readonly rng: Rng;
};

const molesIn = ({ secret }: Known<CellKind>): readonly Seat[] =>
  cell.seats.filter((seat) => secret.roles[seat] === 'mole');
const firstMole = (known: Known<CellKind>): Seat => molesIn(known)[0]!;
const stepIn = (table: CellTable): string => table.at.stack.at(-1)!.step;
const hint = (at: number): CellOpen => ({ type: 'looked', to: 'all', at: at as Seat });
const laidHarm = (moves: Moves<CellMove>, seat: Seat): boolean => {
  const move = moves.get(seat);
  return move?.type === 'lay' && move.card === 'harm';
};

/** The cell with other words after one of its steps. */
const telling = (at: string, change: (decision: Decision) => readonly Fact[]): Partial<CellGame> => ({
  decide(known, moves, rng) {
    const facts = cell.decide(known, moves, rng);
    const step = stepIn(known.table);
    return step === at ? change({ step, known, moves, facts, rng }) : facts;
  },
});

const withAt = (facts: readonly Fact[], change: (at: CellTable['at']) => CellTable['at']): readonly Fact[] =>
  facts.map((fact) => (fact.type === 'at' ? { ...fact, at: change(fact.at) } : fact));

/** The leader of the next round, by a rule of one's own. */
const leading = (choose: (decision: Decision) => Seat): Partial<CellGame> =>
  telling('next', (decision) =>
    decision.facts.map((fact) => (fact.type === 'led' ? { ...fact, leader: choose(decision) } : fact)),
  );

const LEAKS: readonly (readonly [name: string, law: Law, change: Partial<CellGame>])[] = [
  [
    'a whisper with too wide an audience',
    'secrets',
    telling('lay', ({ known, facts }) =>
      facts.map((fact): Fact => (fact.type === 'laid' ? { ...fact, to: known.table.pair } : fact)),
    ),
  ],
  [
    'a character told to the neighbour',
    'deal',
    {
      deal: (rng) =>
        cell
          .deal(rng)
          .map((fact): Fact => (fact.type === 'role' ? { ...fact, to: [fact.seat, clockwise(fact.seat, 5)] } : fact)),
    },
  ],
  [
    'the order of the deal tells who is a mole',
    'deal',
    {
      deal: (rng) => {
        const facts = cell.deal(rng);
        const moles = facts.filter((fact): fact is CellWhisper & { type: 'moles' } => fact.type === 'moles');
        return moles.some(({ to }) => to.includes(0 as Seat))
          ? [...facts, hint(0), hint(1)]
          : [...facts, hint(1), hint(0)];
      },
    },
  ],
  [
    'a number of facts that rests on a secret',
    'secrets',
    telling('vote', ({ known, facts }) => (known.table.pair.includes(firstMole(known)) ? [...facts, hint(0)] : facts)),
  ],
  [
    'the cards in the order of the seats',
    'secrets',
    telling('turnUp', ({ known, facts }) => [
      ...facts,
      ...known.secret.laid
        .filter(({ round }) => round === known.table.round)
        .map(({ card }) => hint(card === 'harm' ? 1 : 0)),
    ]),
  ],
  [
    'a secret in a frame',
    'secrets',
    telling('send', ({ known, facts }) =>
      withAt(facts, (at) => ({ ...at, stack: at.stack.map((frame) => ({ ...frame, on: firstMole(known) })) })),
    ),
  ],
  [
    'only those are asked who have a choice',
    'secrets',
    telling('vote', ({ known, facts }) => {
      const able = known.table.pair.filter((seat) => molesIn(known).includes(seat));
      return able.length > 0 ? [{ type: 'sent', to: 'all', pair: able }, ...facts] : facts;
    }),
  ],
  [
    "options that rest on another's secret",
    'options',
    {
      options: (known, actor) =>
        stepIn(known.table) === 'look'
          ? [{ type: 'look', at: { one: cell.seats.filter((seat) => known.secret.roles[seat] !== 'mole') } }]
          : cell.options(known, actor),
    },
  ],
  [
    'an unshown choice echoed',
    'secrets',
    telling('lay', ({ known, moves, facts }) => [
      ...known.table.pair.filter((seat) => laidHarm(moves, seat)).map(hint),
      ...facts,
    ]),
  ],
  [
    'a whisper one step too early',
    'secrets',
    telling('vote', ({ known, facts }) => {
      const { leader } = known.table;
      const seat = clockwise(leader, 5);
      return [{ type: 'saw', to: [leader], seat, role: known.secret.roles[seat]! }, ...facts];
    }),
  ],
  [
    'facts in an order that tells',
    'secrets',
    telling('lay', ({ known, moves, facts }) => {
      const [a, b] = known.table.pair.map((seat) => hint(seat));
      return laidHarm(moves, known.table.pair[0]!) ? [a!, b!, ...facts] : [b!, a!, ...facts];
    }),
  ],
  [
    'a leader chosen by a secret',
    'secrets',
    leading(({ known }) => cell.seats.find((seat) => seat !== known.table.leader && !molesIn(known).includes(seat))!),
  ],
  [
    'votes shown before all are in',
    'secrets',
    telling('vote', ({ moves, facts }) => {
      const votes = cell.seats.map((seat) => moves.get(seat));
      if (moves.get('clock') === undefined || votes.filter(Boolean).length < 2) return facts;
      return [hint(votes.filter((move) => move?.type === 'vote' && move.yes).length)];
    }),
  ],
  [
    'a random draw that goes with a secret',
    'secrets',
    telling('next', ({ known, facts }) =>
      facts.map((fact) => (fact.type === 'led' ? { ...fact, weather: (fact.weather + firstMole(known)) % 6 } : fact)),
    ),
  ],
  [
    'a number of draws that rests on a secret',
    'secrets',
    telling('vote', ({ known, facts, rng }) => {
      for (const _mole of molesIn(known).filter((seat) => seat < 2)) rng.next();
      return [...facts, hint(rng.below(6))];
    }),
  ],
  [
    'steps that run by themselves in a number that rests on a secret',
    'secrets',
    telling('ends', ({ known, facts }) => {
      const { round } = known.table;
      const waited = known.secret.laid.some((laid) => laid.round === -round);
      if (waited || firstMole(known) !== 0) return facts;
      return [{ type: 'laid', to: [], round: -round, seat: 0 as Seat, card: 'help' }];
    }),
  ],
  [
    'the clock tells who was late where only a count may show',
    'secrets',
    telling('lay', ({ known, moves, facts }) =>
      moves.get('clock') === undefined
        ? facts
        : [...known.table.pair.filter((seat) => moves.get(seat) === undefined).map(hint), ...facts],
    ),
  ],
  [
    'a look that the step does not declare',
    'secrets',
    {
      reveals: (known, moves, viewer) =>
        stepIn(known.table) === 'look' ? undefined : cell.reveals(known, moves, viewer),
    },
  ],
  [
    'a table that all see differently',
    'secrets',
    telling('turnUp', ({ known, facts }) =>
      facts.map(
        (fact): Fact => (fact.type === 'turned' ? { ...fact, harms: harmsIn(known) * (firstMole(known) + 1) } : fact),
      ),
    ),
  ],
];

const BREAKS: readonly (readonly [name: string, law: Law, change: Partial<CellGame>])[] = [
  ['a game that never ends', 'progress', { outcome: () => undefined }],
  [
    'somebody asked who has no option',
    'progress',
    { options: (known, actor) => (actor === 3 && stepIn(known.table) === 'vote' ? [] : cell.options(known, actor)) },
  ],
  [
    'nobody asked and nothing done',
    'progress',
    {
      ...telling('look', () => []),
      turn: (table) => (stepIn(table) === 'look' ? { ...cell.turn(table), must: [] } : cell.turn(table)),
    },
  ],
  ['a seat asked twice over', 'turn', { turn: (table) => ({ ...cell.turn(table), may: cell.turn(table).must }) }],
  [
    'a question that goes on when all have chosen',
    'turn',
    telling('send', ({ facts, rng }) => (rng.below(2) === 0 ? [] : facts)),
  ],
  [
    'an outcome that leaves a seat out',
    'outcome',
    {
      outcome: (table) => {
        const outcome = cell.outcome(table);
        return outcome && { ...outcome, degrees: outcome.degrees.slice(1) };
      },
    },
  ],
  [
    'chance from elsewhere',
    'replay',
    telling('next', ({ facts }) =>
      facts.map((fact) => (fact.type === 'led' ? { ...fact, weather: Math.floor(Math.random() * 6) } : fact)),
    ),
  ],
  [
    'facts that do not survive storage',
    'replay',
    telling('next', ({ facts }) => [...facts, Object.assign({}, hint(0), { since: new Map([[1, 2]]) })]),
  ],
  [
    'folding that writes on its input',
    'progress',
    {
      see: (table, told) => {
        const next = cell.see(table, told);
        Object.assign(table.at, { touched: true });
        return next;
      },
    },
  ],
  [
    'folding that rests on how many facts come at once',
    'replay',
    {
      see: (table, told) => ({
        ...cell.see(table, told),
        round: table.round + (told.some(({ type }) => type === 'led') ? told.length : 0),
      }),
    },
  ],
  [
    'knowledge that rests on who else listens',
    'knowledge',
    { learn: (secret, told) => ({ ...cell.learn(secret, told), with: told.map(({ to }) => to.length) }) },
  ],
  [
    'a whisper to somebody who does not sit there',
    'replay',
    telling('next', ({ facts }) => [...facts, { type: 'saw', to: [9 as Seat], seat: 0 as Seat, role: 'loyal' }]),
  ],
  [
    'an option twice over',
    'options',
    {
      options: (known, actor) => {
        const options = cell.options(known, actor);
        return stepIn(known.table) === 'look' ? [...options, ...options] : options;
      },
    },
  ],
  ['a refusal without a reason', 'refusals', { why: () => '' }],
  [
    'a reason that trips over nonsense',
    'refusals',
    { why: (_known, _actor, raw) => (raw as { type: string }).type.trim() },
  ],
  [
    'twins that are dealt something else',
    'secrets',
    {
      twin: (known, viewer, rng) => {
        const secret = cell.twin(known, viewer, rng);
        return { ...secret, roles: secret.roles.toReversed() };
      },
    },
  ],
];

/** Whether a game changed like this is found to break that law. */
const breaks = (law: Law, change: Partial<CellGame>): boolean =>
  lawsOf({ ...cell, ...change }, { seed: 'planted', games: 400, longest: 300, until: law }).violations.some(
    (violation) => violation.law === law,
  );

describe('planted leaks are caught', () => {
  test.each(LEAKS)('%s', (_name, law, change) => expect(breaks(law, change)).toBe(true));
});

describe('planted breaches are caught', () => {
  test.each(BREAKS)('%s', (_name, law, change) => expect(breaks(law, change)).toBe(true));
});

describe('laws that would look away', () => {
  const floor = { share: 0.3 };
  const found = (change: Partial<CellGame>): readonly string[] =>
    complaints(lawsOf({ ...cell, ...change }, { seed: 'blind', games: 60 }), floor);

  test('a game that declares to reveal everything compares nothing', () => {
    expect(found({ reveals: ({ secret }) => secret })).toContainEqual(
      expect.stringContaining('twins could be compared'),
    );
  });

  test('a step that declares everything is named', () => {
    const reveals: CellGame['reveals'] = (known, moves, viewer) =>
      stepIn(known.table) === 'turnUp' ? known.secret : cell.reveals(known, moves, viewer);
    expect(found({ reveals })).toContain('no twin could be compared at turnUp');
  });

  test('a deal that declares everything is named', () => {
    const report = lawsOf({ ...plot, dealt: ({ secret }) => secret }, { seed: 'blind', games: 5 });
    expect(complaints(report, floor)).toContain('no two deals could be compared for 0');
  });

  test('a twin generator that knows one world only does not hide a leak', () => {
    const usual = (known: Known<CellKind>, viewer: Viewer): CellGame['empty']['secret'] => {
      const tries = Array.from({ length: 8 }, (_, seed) => cell.twin(known, viewer, Rng.seeded(`${seed}`)));
      return tries.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))[0]!;
    };
    const leak = telling('send', ({ known, facts }) =>
      known.secret.roles[0] === 'loyal' ? facts : [...facts, hint(0)],
    );
    expect(breaks('secrets', { ...leak, twin: usual })).toBe(true);
  });
});
