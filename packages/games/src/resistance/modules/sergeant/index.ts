import { asks, type Moves, type Options, put, type Seat, type Step } from '@reseau/core';
import type { Card } from '../../characters.ts';
import type { Mission } from '../../data/tables.ts';
import type { Fact } from '../../facts.ts';
import { type Known, lastProposal, type ResistanceKind, type Table } from '../../known.ts';
import type { ModuleMaker } from '../../module.ts';
import type { Move } from '../../moves.ts';
import { slice } from '../../slice.ts';
import { cardOf, chosen, nameOne, optionsBy, PASS } from '../../steps.ts';
import { beats } from './beats.ts';
import { facts, type SergeantFact } from './facts.ts';

export interface Token {
  readonly sergeant: Seat | undefined;
  /** Whose card was swapped, by mission. */
  readonly swapped: readonly (Seat | undefined)[];
}

const token = slice<Token, SergeantFact>(
  'sergeant',
  { sergeant: undefined, swapped: [] },
  {
    'sergeant.named': (state, { seat }) => ({ ...state, sergeant: seat }),
    'sergeant.swapped': (state, { mission, of }) => ({ ...state, swapped: put(state.swapped, mission, of) }),
  },
);

const swap = (card: Card): Card => (card === 'fail' ? 'success' : 'fail');

/** One other member of the team may have a card on the table swapped. */
export const sergeant: ModuleMaker<never, 'sergeantAndCards'> = {
  id: 'sergeant',
  facts,
  beats,
  mixing: [
    {
      problem: 'sergeantAndCards',
      isClash: true,
      breaks: (has) => has('sergeant') && (has('reverser') || has('rogue') || has('hunter')),
    },
  ],
  phrases: ['appoint'],
  make: () => ({
    id: 'sergeant',
    slice: token,
    modifiers: {
      // Looking back: whoever was made to swap ended with a card that the hand did not offer.
      cards: (cards, { table, mission, seat }) => (token.of(table).swapped[mission] === seat ? cards.map(swap) : cards),
    },
    steps: [
      { after: 'proposed', step: appoint },
      { after: 'laid', step: order },
    ],
  }),
};

const candidates = (table: Table): readonly Seat[] => lastProposal(table).team.filter((seat) => seat !== table.leader);

const appoint: Step<ResistanceKind> = {
  id: 'sergeant.appoint',
  shown: true,
  ask: ({ leader }) => asks([leader]),
  options: optionsBy(({ table }) => nameOne(candidates(table))),
  why: () => 'notOnTheTeam',
  decide: ({ table }, moves) => [
    { type: 'sergeant.named', to: 'all', seat: chosen(moves, table.leader, nameOne(candidates(table)), 'name').seat },
  ],
};

const inCharge = (table: Table): Seat => {
  const { sergeant: seat } = token.of(table);
  if (seat === undefined) throw new Error('sergeant: nobody is in charge');
  return seat;
};

const orders = (table: Table): Options<Move> => [
  ...PASS,
  ...nameOne(lastProposal(table).team.filter((seat) => seat !== inCharge(table))),
];

const order: Step<ResistanceKind> = {
  id: 'sergeant.order',
  shown: true,
  ask: (table) => asks([inCharge(table)]),
  options: optionsBy(({ table }) => orders(table)),
  why: () => 'notOnTheTeam',
  reveals: (known, moves, viewer) => {
    const ordered = ordering(known.table, moves);
    if (ordered === undefined || (viewer !== ordered && viewer !== inCharge(known.table))) return undefined;
    return cardOf(known, lastProposal(known.table).mission, ordered);
  },
  decide: (known, moves) => {
    const { table } = known;
    const seat = inCharge(table);
    const of = ordering(table, moves);
    return of === undefined ? [{ type: 'sergeant.passed', to: 'all', seat }] : swapped(known, seat, of);
  },
};

const ordering = (table: Table, moves: Moves<Move>): Seat | undefined => {
  const move = chosen(moves, inCharge(table), orders(table), 'name', 'pass');
  return move.type === 'name' ? move.seat : undefined;
};

/** The member lays the other card instead. Both know it: one was made to, the other saw the first. */
function swapped(known: Known, seat: Seat, of: Seat): readonly Fact[] {
  const { table, secret } = known;
  const { mission } = lastProposal(table);
  const card = swap(cardOf(known, mission, of));
  const lies = { mission, seat: of, card };
  const lookers = secret.saw.filter((look) => look.mission === mission && look.of === of).map((look) => look.seat);
  const told: SergeantFact = { type: 'sergeant.swapped', to: 'all', mission, seat, of };
  return [
    told,
    { type: 'played', to: [of], ...lies },
    // Whoever knew the first card knows what became of it; left untold, they would go on believing in the first.
    ...(isExposed(table, mission, of) ? [{ type: 'exposed', to: 'all', ...lies } as const] : []),
    ...[...new Set([seat, ...lookers])].map(
      (who) => ({ type: 'saw', to: [who], seat: who, mission, of, card }) as const,
    ),
  ];
}

const isExposed = ({ exposed }: Table, mission: Mission, seat: Seat): boolean =>
  exposed.some((one) => one.mission === mission && one.seat === seat);
