import { asks, type Step } from '@reseau/core';
import type { ResistanceKind } from '../../known.ts';
import { approves, BALLOT } from '../../phases/vote.ts';
import { optionsBy } from '../../steps.ts';
import { holders } from './plots.ts';

/** Those who hold the card vote before the others, openly, all of them at once. */
export const opinionMaker: Step<ResistanceKind> = {
  id: 'plot.opinionMaker',
  shown: true,
  ask: (table) => {
    const seats = holders(table, 'opinionMaker');
    return seats.length > 0 ? asks(seats) : undefined;
  },
  options: optionsBy(() => BALLOT),
  why: () => 'approveOrReject',
  decide: ({ table }, moves) =>
    holders(table, 'opinionMaker').map((seat) => ({ type: 'voted', to: 'all', seat, approve: approves(moves, seat) })),
};
