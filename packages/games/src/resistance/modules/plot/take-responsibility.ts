import { asks, type Options, type Seat, type Step } from '@reseau/core';
import type { ResistanceKind, Table } from '../../known.ts';
import type { Move } from '../../moves.ts';
import { chosen, optionsBy, others } from '../../steps.ts';
import { seatIn } from './immediate.ts';
import { heldBy } from './plots.ts';

/** Cards that lie before the others. An immediate one never does. */
const spoils = (table: Table, seat: Seat): Options<Move> =>
  others(seat, table.seats)
    .filter((from) => heldBy(table, from).length > 0)
    .map((from) => ({ type: 'take', card: { one: [...new Set(heldBy(table, from))] }, from: { one: [from] } }));

/** Whoever got it must take a card from somebody else, if there is one. */
export const takeResponsibility: Step<ResistanceKind> = {
  id: 'plot.takeResponsibility',
  shown: true,
  ask: (table, frame) => (spoils(table, seatIn(frame)).length > 0 ? asks([seatIn(frame)]) : undefined),
  options: optionsBy(({ table }, seat) => spoils(table, seat)),
  why: () => 'cannotBeTaken',
  decide: ({ table }, moves, _rng, frame) => {
    const seat = seatIn(frame);
    const options = spoils(table, seat);
    if (options.length === 0) return [];
    const { card, from } = chosen(moves, seat, options, 'take');
    return [{ type: 'plot.taken', to: 'all', card, seat, from }];
  },
};
