import { asks, type Moves, type Seat, type Step, seatsOf } from '@reseau/core';
import { sideOf } from '../../characters.ts';
import { RESULTS_TO_WIN } from '../../data/tables.ts';
import { ending } from '../../ending.ts';
import { characterOf, type Known, type ResistanceKind, score, type Table } from '../../known.ts';
import type { Look, ModuleMaker, RuleModifiers } from '../../module.ts';
import type { Move } from '../../moves.ts';
import { slice } from '../../slice.ts';
import { chosen, nameOne, optionsBy, others } from '../../steps.ts';
import { beats } from './beats.ts';
import { type AssassinFact, facts } from './facts.ts';
import { type Part, script } from './script.ts';

/** The Assassin, once out of hiding, and whom the blow was for. */
export interface Blade {
  readonly seat: Seat | undefined;
  readonly named: Seat | undefined;
}

const blade = slice<Blade, AssassinFact>(
  'assassin',
  { seat: undefined, named: undefined },
  {
    'assassin.steppedOut': (state, { seat }) => ({ ...state, seat }),
    'assassin.named': (state, { named }) => ({ ...state, named }),
  },
);

const OPTIONAL = ['bodyGuard', 'falseCommander', 'deepCover', 'blindSpy'] as const;

const COMMANDER_LOOK: Look = {
  line: 'commander',
  shows: (who, whom) => who === 'commander' && sideOf(whom) === 'spy' && whom !== 'deepCover',
};
/** Two raised thumbs with a False Commander about, and nothing to tell them apart. */
const BODY_GUARD_LOOK: Look = {
  line: 'bodyGuard',
  shows: (who, whom) => who === 'bodyGuard' && (whom === 'commander' || whom === 'falseCommander'),
};

/** The Commander knows the spies, and must live to see the third success. */
export const assassin: ModuleMaker<Part, 'assassinAndHunter' | 'falseCommanderAlone'> = {
  id: 'assassin',
  facts,
  beats,
  script,
  mixing: [
    { problem: 'assassinAndHunter', isClash: true, breaks: (has) => has('assassin') && has('hunter') },
    { problem: 'falseCommanderAlone', breaks: (has) => has('falseCommander') && !has('bodyGuard') },
  ],
  phrases: ['isCommander'],
  make: ({ extras, modifiers }) => ({
    id: 'assassin',
    slice: blade,
    characters: ['commander', 'assassin', ...OPTIONAL.filter((character) => extras.has(character))],
    lines: extras.has('bodyGuard') ? [COMMANDER_LOOK, BODY_GUARD_LOOK] : [COMMANDER_LOOK],
    modifiers: {
      // The Commander sees the Blind Spy; only the spies do not.
      sees: (yes, line, who, whom) => yes && !(line === 'spies' && [who, whom].includes('blindSpy')),
    },
    steps: [
      { after: 'ends', step: stepOut },
      { after: 'ends', step: strike(modifiers) },
    ],
    imagining: {
      couldBe: (character, seat, { table }) => {
        const { seat: known } = blade.of(table);
        return known === undefined || (character === 'assassin') === (seat === known);
      },
    },
  }),
};

const isTime = (table: Table): boolean => score(table).resistance >= RESULTS_TO_WIN;

const assassinIn = ({ table, secret }: Known): Seat => {
  const seat = seatsOf(table.seats).find((one) => characterOf(secret, one) === 'assassin');
  if (seat === undefined) throw new Error('assassin: nobody holds the card');
  return seat;
};

const stepOut: Step<ResistanceKind> = {
  id: 'assassin.stepOut',
  reveals: (known) => (isTime(known.table) ? assassinIn(known) : undefined),
  decide: (known) => (isTime(known.table) ? [{ type: 'assassin.steppedOut', to: 'all', seat: assassinIn(known) }] : []),
};

/** Whom the Assassin names, and what that lays open; a miss tells nothing more, and goes on to the verdict. */
function struck(known: Known, moves: Moves<Move>, modifiers: RuleModifiers) {
  const { seat } = blade.of(known.table);
  if (seat === undefined) return undefined;
  const { seat: named } = chosen(moves, seat, nameOne(others(seat, known.table.seats)), 'name');
  const hit = characterOf(known.secret, named) === 'commander';
  return { seat, named, ended: hit ? ending(known, { winner: 'spy', ending: 'assassination' }, modifiers) : [] };
}

const strike = (modifiers: RuleModifiers): Step<ResistanceKind> => ({
  id: 'assassin.strike',
  shown: true,
  ask: (table) => {
    const { seat } = blade.of(table);
    return seat === undefined ? undefined : asks([seat]);
  },
  options: optionsBy(({ table }, seat) => nameOne(others(seat, table.seats))),
  why: () => 'cannotBeNamed',
  reveals: (known, moves) => struck(known, moves, modifiers)?.ended,
  decide: (known, moves) => {
    const blow = struck(known, moves, modifiers);
    if (blow === undefined) return [];
    const { seat, named, ended } = blow;
    return [{ type: 'assassin.named', to: 'all', seat, named }, ...ended];
  },
});
