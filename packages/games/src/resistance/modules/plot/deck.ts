import type { Rng } from '@reseau/core';
import { PLOT_CARDS, PLOT_DECK, type PlotCard } from '../../data/plot-cards.ts';
import type { SeatCount } from '../../data/tables.ts';
import type { Table } from '../../known.ts';
import { slice } from '../../slice.ts';
import type { PlotWhisper } from './facts.ts';
import { plots, without } from './plots.ts';

/** The order of the deck: the server's to know. */
export const deck = slice<readonly PlotCard[], PlotWhisper>('plot', [], { 'plot.deck': (_none, { cards }) => cards });

/** The cards that so many play with, unshuffled. */
const deckFor = (seats: SeatCount): readonly PlotCard[] =>
  PLOT_CARDS.flatMap((card) => {
    const { few, more } = PLOT_DECK[card];
    return Array.from({ length: seats >= 7 ? few + more : few }, () => card);
  });

const stacked = (cards: readonly PlotCard[]): PlotWhisper => ({ type: 'plot.deck', to: [], cards });

export const shuffled = (seats: SeatCount, rng: Rng): PlotWhisper => stacked(rng.shuffle(deckFor(seats)));

/** A deck that could lie there: the cards that were drawn, and the others in any order. */
export function reshuffled(table: Table, rng: Rng): PlotWhisper {
  const { seen } = plots.of(table);
  return stacked([...seen, ...rng.shuffle(seen.reduce(without, deckFor(table.seats)))]);
}
