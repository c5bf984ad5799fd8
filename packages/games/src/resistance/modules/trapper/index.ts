import { asks, type Moves, put, type Seat, type Step } from '@reseau/core';
import { type Known, lastProposal, type ResistanceKind, type Table } from '../../known.ts';
import type { ModuleMaker } from '../../module.ts';
import type { Move } from '../../moves.ts';
import { slice } from '../../slice.ts';
import { cardOf, chosen, nameOne, optionsBy } from '../../steps.ts';
import { beats } from './beats.ts';
import { facts, type TrapperFact } from './facts.ts';

/** Whose card was set aside, by mission. */
export type Trapped = readonly (Seat | undefined)[];

const trapped = slice<Trapped, TrapperFact>('trapper', [], {
  'trapper.trapped': (seats, { mission, seat }) => put(seats, mission, seat),
});

/** The team is one larger; the leader looks at one card and sets it aside, and it counts for nothing. */
export const trapper: ModuleMaker = {
  id: 'trapper',
  facts,
  beats,
  phrases: ['trap'],
  make: () => ({
    id: 'trapper',
    slice: trapped,
    modifiers: {
      teamSize: (size) => size + 1,
      counted: (team, table, mission) => team.filter((seat) => seat !== trapped.of(table)[mission]),
    },
    steps: [{ after: 'laid', step: trap }],
  }),
};

const targets = (table: Table) => nameOne(lastProposal(table).team);

const nameOf = (table: Table, moves: Moves<Move>): Seat => chosen(moves, table.leader, targets(table), 'name').seat;

const trap: Step<ResistanceKind> = {
  id: 'trapper.trap',
  shown: true,
  ask: ({ leader }) => asks([leader]),
  options: optionsBy(({ table }) => targets(table)),
  why: () => 'notOnTheTeam',
  reveals: (known, moves, viewer) => (viewer === known.table.leader ? trappedCard(known, moves) : undefined),
  decide: (known, moves) => {
    const { table } = known;
    const { mission } = lastProposal(table);
    const { of, card } = trappedCard(known, moves);
    return [
      { type: 'trapper.trapped', to: 'all', mission, seat: of },
      { type: 'saw', to: [table.leader], seat: table.leader, mission, of, card },
    ];
  },
};

function trappedCard(known: Known, moves: Moves<Move>) {
  const of = nameOf(known.table, moves);
  return { of, card: cardOf(known, lastProposal(known.table).mission, of) };
}
