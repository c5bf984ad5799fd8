import { again, asks, call, type Options, type Step } from '@reseau/core';
import { type PlotCard, plotDraw } from '../../data/plot-cards.ts';
import type { Known, ResistanceKind, Table } from '../../known.ts';
import type { Move } from '../../moves.ts';
import { chosen, optionsBy, others } from '../../steps.ts';
import { deck } from './deck.ts';
import { immediate } from './immediate.ts';
import { plots } from './plots.ts';

/** The cards of this round that lie on the deck still; none once they are drawn, so that a rejection draws no more. */
function due({ table, secret }: Known): readonly PlotCard[] {
  const { seen } = plots.of(table);
  return deck.of(secret).slice(seen.length, plotDraw(table.seats) * table.round);
}

/** The leader draws face up, once in a round. */
export const draw: Step<ResistanceKind> = {
  id: 'plot.draw',
  reveals: due,
  decide: (known) => {
    const cards = due(known);
    return cards.length === 0 ? [] : [{ type: 'plot.drawn', to: 'all', cards }];
  },
};

const gifts = (table: Table): Options<Move> => [
  {
    type: 'give',
    card: { one: [...new Set(plots.of(table).drawn)] },
    to: { one: others(table.leader, table.seats) },
  },
];

/** Every card goes to somebody else. Once all are given, those that want to be done at once are. */
export const give: Step<ResistanceKind> = {
  id: 'plot.give',
  shown: true,
  ask: (table) => (plots.of(table).drawn.length > 0 ? asks([table.leader]) : undefined),
  options: optionsBy(({ table }) => gifts(table)),
  why: () => 'cannotBeGiven',
  decide: ({ table }, moves) => {
    const { drawn, given } = plots.of(table);
    if (drawn.length === 0) return [];
    const { card, to: seat } = chosen(moves, table.leader, gifts(table), 'give');
    const gave = { type: 'plot.given', to: 'all', card, seat } as const;
    return drawn.length > 1 ? [gave, again] : [gave, call(...immediate(table, [...given, { card, seat }]))];
  },
};
