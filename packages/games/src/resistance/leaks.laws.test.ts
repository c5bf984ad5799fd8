import { clockwise, type FactOf, type Moves, type Position, type Seat, seatsOf } from '@reseau/core';
import { type Law, lawsOf } from '@reseau/testkit';
import { describe, expect, test } from 'vitest';
import type { Character } from './characters.ts';
import type { ResistanceGame } from './compose.ts';
import type { Known, ResistanceKind } from './known.ts';
import type { Extra, ModuleId } from './module-ids.ts';
import type { Move } from './moves.ts';
import { setUp } from './setup.ts';

type Fact = FactOf<ResistanceKind>;

interface Decided {
  readonly known: Known;
  readonly facts: readonly Fact[];
  readonly moves: Moves<Move>;
}

type Tell = (decided: Decided) => readonly Fact[];

/** A table for so many, with these modules and choices within them. */
function game(seats: number, modules: readonly ModuleId[], extras: readonly Extra[] = []): ResistanceGame {
  const made = setUp(seats, { modules, extras });
  if (!made.ok) throw new Error(made.problem);
  return made.game;
}

const stepIn = ({ table }: Pick<Known, 'table'>): string => table.at.stack.at(-1)!.step;

/** The same game, with other words after one of its steps. */
const telling = (rules: ResistanceGame, at: string, change: Tell): ResistanceGame => ({
  ...rules,
  decide: (known, moves, rng) => {
    const facts = rules.decide(known, moves, rng);
    return stepIn(known) === at ? change({ known, facts, moves }) : facts;
  },
});

/** The same game, with another deal. */
const dealing = (rules: ResistanceGame, change: (fact: Fact, characters: readonly Character[]) => Fact) => ({
  ...rules,
  deal: (rng: Parameters<ResistanceGame['deal']>[0]) => {
    const facts = rules.deal(rng);
    const characters = facts.flatMap((fact) => (fact.type === 'character' ? [fact.character] : []));
    return facts.map((fact) => change(fact, characters));
  },
});

const each =
  (change: (fact: Fact, known: Known) => Fact): Tell =>
  ({ facts, known }) =>
    facts.map((fact) => change(fact, known));

/** Says facts of this type to others, or to more than it should. */
const heard = (type: Fact['type'], by: (known: Known, fact: Fact) => readonly Seat[]): Tell =>
  each((fact, known) => (fact.type === type ? ({ ...fact, to: by(known, fact) } as Fact) : fact));

/** Goes on in another place. */
const moved = (facts: readonly Fact[], change: (at: Position) => Position): readonly Fact[] =>
  facts.map((fact) => (fact.type === 'at' ? { ...fact, at: change(fact.at) } : fact));

/** Leaves out the step that comes next. */
const skipTo = (facts: readonly Fact[], step: string): readonly Fact[] =>
  moved(facts, (at) => ({ ...at, stack: [{ step }] }));

const everybody = ({ table }: Known): readonly Seat[] => seatsOf(table.seats);
const holder = ({ secret }: Known, character: Character): Seat => secret.characters.indexOf(character) as Seat;
const team = ({ table }: Known): readonly Seat[] => table.proposals.at(-1)!.team;
const spiesOf = ({ secret }: Known) => seatsOf(7).filter((seat) => secret.characters[seat] === 'spy');

type Leak = readonly [name: string, law: Law, game: ResistanceGame];

const BASE: readonly Leak[] = [
  ['a mission card shown to the team', 'secrets', telling(game(7, []), 'play', heard('played', team))],
  [
    'the cards in the order of the seats',
    'secrets',
    telling(
      game(7, []),
      'reveal',
      each((fact, { secret }) =>
        fact.type === 'revealed'
          ? { ...fact, cards: secret.played[fact.mission]!.filter((card) => card !== undefined) }
          : fact,
      ),
    ),
  ],
  [
    'spies do not lead',
    'secrets',
    telling(
      game(7, []),
      'after',
      each((fact, known) => {
        if (fact.type !== 'led') return fact;
        const next = [1, 2, 3, 4, 5, 6].map((steps) => clockwise(known.table.leader, 7, steps));
        return { ...fact, leader: next.find((seat) => !spiesOf(known).includes(seat))! };
      }),
    ),
  ],
  [
    'cards turned up too soon',
    'secrets',
    telling(game(7, []), 'verdict', ({ facts, known }) =>
      known.table.results.length === 2
        ? [{ type: 'unmasked', to: 'all', characters: [...known.secret.characters] as never }, ...facts]
        : facts,
    ),
  ],
  [
    'a vote that weighs more',
    'secrets',
    telling(
      game(7, []),
      'vote',
      each((fact, known) =>
        fact.type === 'voted' && spiesOf(known).includes(fact.seat) ? { ...fact, approve: !fact.approve } : fact,
      ),
    ),
  ],
];

const CHARACTERS: readonly Leak[] = [
  [
    'Assassin: the Commander is told of Deep Cover',
    'deal',
    dealing(game(7, ['assassin'], ['deepCover']), (fact, characters) =>
      fact.type === 'recognised' && fact.line === 'commander'
        ? { ...fact, about: [...fact.about, characters.indexOf('deepCover') as Seat] }
        : fact,
    ),
  ],
  [
    'Assassin: the pair of the Body Guard in its true order',
    'deal',
    dealing(game(7, ['assassin'], ['bodyGuard', 'falseCommander']), (fact, characters) =>
      fact.type === 'recognised' && fact.line === 'bodyGuard'
        ? { ...fact, about: fact.about.toSorted((a) => (characters[a] === 'commander' ? -1 : 1)) }
        : fact,
    ),
  ],
  [
    'Assassin: what the wrong one was is told',
    'secrets',
    telling(
      game(7, ['assassin', 'inquisitor']),
      'assassin.strike',
      each((fact, { secret }) =>
        fact.type === 'assassin.named' && 'named' in fact
          ? Object.assign({ was: secret.characters[fact.named as Seat] === 'spy' }, fact)
          : fact,
      ),
    ),
  ],
  [
    'Hunter: the Spies see which of the two is the Deep Agent',
    'deal',
    dealing(game(7, ['hunter'], ['deepAgent']), (fact, characters) =>
      fact.type === 'recognised' && fact.line === 'deepAgent'
        ? { ...fact, about: fact.about.toSorted((a) => (characters[a] === 'deepAgent' ? -1 : 1)) }
        : fact,
    ),
  ],
  [
    'Rogue: the Spies are shown theirs',
    'deal',
    dealing(game(7, ['rogue'], ['spyRogue']), (fact, characters) =>
      fact.type === 'recognised' && fact.line === 'spies'
        ? { ...fact, about: [...fact.about, characters.indexOf('spyRogue') as Seat] }
        : fact,
    ),
  ],
];

const early = game(7, ['hunter']);

const LEAKS: readonly Leak[] = [
  [
    'Trapper: the card that was set aside is told to all',
    'secrets',
    telling(game(7, ['trapper']), 'trapper.trap', heard('saw', everybody)),
  ],
  [
    'Hunter: only the Spy Hunter is asked for the early accusation',
    'secrets',
    {
      ...telling(early, 'hunter.chance', ({ facts, known }) =>
        moved(facts, (at) => ({ ...at, stack: at.stack.map((one) => ({ ...one, seat: holder(known, 'spyHunter') })) })),
      ),
      turn: (table) => {
        const { seat } = table.at.stack.at(-1)!;
        const turn = early.turn(table);
        return stepIn({ table }) === 'hunter.early' && seat !== undefined && turn.must.length > 0
          ? { ...turn, must: [seat] }
          : turn;
      },
    },
  ],
  [
    'Hunter: with six, nobody is asked where no Chief has failed',
    'secrets',
    telling(game(6, ['hunter']), 'hunter.chance', ({ facts }) =>
      facts.some(({ type }) => type === 'hunter.chance') ? facts : skipTo(facts, 'hunter.stepOut'),
    ),
  ],
  [
    "Hunter: the Dummy Agent's answer is told to the table",
    'secrets',
    telling(game(7, ['hunter'], ['dummyAgent']), 'hunter.answer', heard('hunter.answered', everybody)),
  ],
  [
    'Hunter: whoever answers by rule is not asked',
    'secrets',
    telling(game(7, ['hunter'], ['dummyAgent']), 'hunter.investigate', ({ facts, known }) => {
      const named = facts.find((fact) => fact.type === 'hunter.investigated') as unknown as { named: Seat } | undefined;
      return known.secret.characters[named?.named ?? 0] === 'dummyAgent' ? facts : skipTo(facts, 'after');
    }),
  ],
  [
    'Hunter: before Blame the frame says who could',
    'secrets',
    telling(game(7, ['hunter'], ['deepAgent', 'blame']), 'hunter.appoint', ({ facts, known }) =>
      moved(facts, (at) => ({ ...at, stack: at.stack.map((one) => ({ ...one, on: holder(known, 'deepAgent') })) })),
    ),
  ],
  [
    'Plot: the next card of the deck in a frame',
    'secrets',
    telling(game(7, ['plot']), 'plot.draw', ({ facts, known }) => {
      const cards = known.secret.slices.plot as readonly string[];
      const on = (cards[14] === 'closeEye' ? 1 : 0) as Seat;
      return moved(facts, (at) => ({ ...at, stack: at.stack.map((one) => ({ ...one, on })) }));
    }),
  ],
  [
    'Plot: a Close Eye for the wrong eyes',
    'secrets',
    telling(
      game(7, ['plot']),
      'plot.closeEye.chance',
      heard('saw', ({ table }, fact) => ('seat' in fact ? [clockwise(fact.seat, table.seats)] : [])),
    ),
  ],
  [
    'Plot: what was overheard is heard by the leader too',
    'secrets',
    telling(
      game(7, ['plot']),
      'plot.overheard',
      heard('learned', ({ table }, fact) => [...(fact.to as readonly Seat[]), table.leader]),
    ),
  ],
  [
    'Rogue: the token goes around only where a Rogue is on the team',
    'secrets',
    telling(game(7, ['rogue'], ['resistanceRogue']), 'vote', ({ facts, known }) =>
      facts.some(({ type }) => type === 'approved') && !team(known).includes(holder(known, 'resistanceRogue'))
        ? skipTo(facts, 'play')
        : facts,
    ),
  ],
  [
    'Inquisitor: all hear what was seen',
    'secrets',
    telling(game(7, ['inquisitor']), 'inquisitor.look', heard('learned', everybody)),
  ],
  [
    'Defector: a card drawn face down is told to the Spies',
    'secrets',
    telling(
      game(7, ['defector'], ['secretSwitch']),
      'defector.turn',
      heard('defector.told', (known, fact) => [...(fact.to as readonly Seat[]), ...spiesOf(known)]),
    ),
  ],
  [
    'Sergeant: the whole team sees the card that was swapped',
    'secrets',
    telling(game(7, ['sergeant']), 'sergeant.order', heard('played', team)),
  ],
  [
    "Reverser: one Reverser's cards rest on who else is on the team",
    'options',
    {
      ...game(7, ['reverser'], ['resistanceReverser', 'spyReverser']),
      options: (known, actor) => {
        const rules = game(7, ['reverser'], ['resistanceReverser', 'spyReverser']);
        const both = (['resistanceReverser', 'spyReverser'] as const).every((character) =>
          known.secret.characters.includes(character),
        );
        return both && stepIn(known) === 'play' && actor !== 'clock'
          ? [{ type: 'play', card: { one: ['success'] } }]
          : rules.options(known, actor);
      },
    },
  ],
];

const caught = (law: Law, rules: ResistanceGame): boolean =>
  lawsOf(rules, { seed: 'leak', games: 300, deals: 100, until: law }).violations.some((one) => one.law === law);

describe('planted leaks are caught', () => {
  test.each([...BASE, ...CHARACTERS, ...LEAKS])('%s', (_name, law, rules) => expect(caught(law, rules)).toBe(true));
});
