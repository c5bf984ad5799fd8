import { asks, clockwise, type Moves, type Seat, type Step } from '@reseau/core';
import type { ResistanceKind, Table } from '../../known.ts';
import type { ModuleMaker, TableRules } from '../../module.ts';
import type { Move } from '../../moves.ts';
import { slice } from '../../slice.ts';
import { chosen, looked, nameOne, optionsBy, others } from '../../steps.ts';
import { beats } from './beats.ts';
import { facts, type InquisitorFact } from './facts.ts';

export interface Token {
  /** All who have held the token, the holder last. */
  readonly holders: readonly Seat[];
}

const token = slice<Token, InquisitorFact>(
  'inquisitor',
  { holders: [] },
  {
    'inquisitor.given': (_state, { seat }) => ({ holders: [seat] }),
    'inquisitor.looked': ({ holders }, { at }) => ({ holders: [...holders, at] }),
  },
);

/** The token is used after the second, third and fourth mission played. */
const USED_AFTER: readonly number[] = [2, 3, 4];

/** One player may look at another's side; the token then passes to whoever was looked at. */
export const inquisitor: ModuleMaker = {
  id: 'inquisitor',
  facts,
  beats,
  phrases: ['sawResistance', 'sawSpy', 'lookAt'],
  make: (play) => ({
    id: 'inquisitor',
    slice: token,
    deal: (leader) => [{ type: 'inquisitor.given', to: 'all', seat: clockwise(leader, play.seats, play.seats - 1) }],
    steps: [{ after: 'aftermath', step: look(play) }],
  }),
};

const targets = (table: Table): readonly Seat[] => {
  const { holders } = token.of(table);
  return others(holder(table), table.seats).filter((seat) => !holders.includes(seat));
};

const holder = (table: Table): Seat => {
  const seat = token.of(table).holders.at(-1);
  if (seat === undefined) throw new Error('inquisitor: nobody holds the token');
  return seat;
};

const look = ({ modifiers }: TableRules): Step<ResistanceKind> => ({
  id: 'inquisitor.look',
  shown: true,
  ask: (table) => (USED_AFTER.includes(table.results.length) ? asks([holder(table)]) : undefined),
  options: optionsBy(({ table }) => nameOne(targets(table))),
  why: () => 'cannotBeNamed',
  reveals: (known, moves, viewer) => {
    if (!USED_AFTER.includes(known.table.results.length) || viewer !== holder(known.table)) return undefined;
    return looked(known, viewer, nameOf(known.table, moves), modifiers);
  },
  decide: (known, moves) => {
    const { table } = known;
    if (!USED_AFTER.includes(table.results.length)) return [];
    const at = nameOf(table, moves);
    return [
      { type: 'inquisitor.looked', to: 'all', seat: holder(table), at },
      looked(known, holder(table), at, modifiers),
    ];
  },
});

const nameOf = (table: Table, moves: Moves<Move>): Seat =>
  chosen(moves, holder(table), nameOne(targets(table)), 'name').seat;
