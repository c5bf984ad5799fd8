import type { Rng } from '@reseau/core';
import { PLOT_CARDS, PLOT_DECK, type PlotCard } from '../../data/plot-cards.ts';
import type { SeatCount } from '../../data/tables.ts';
import type { Table } from '../../known.ts';
import type { Deck } from '../../module.ts';
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

/** Any cards that are plot cards at all: whoever lays a deck out has compared it with the printed one. */
const arePlots = (cards: readonly unknown[]): cards is readonly PlotCard[] =>
  cards.every((card) => PLOT_CARDS.some((plot) => plot === card));

export const plotDeck = (seats: SeatCount): Deck => ({
  cards: deckFor(seats),
  told: (cards) => (arePlots(cards) ? [stacked(cards)] : []),
  of: (secret) => deck.of(secret),
});

/** A deck that could lie there: the cards that were drawn, and the others in any order. */
export function reshuffled(table: Table, rng: Rng): PlotWhisper {
  const { seen } = plots.of(table);
  return stacked([...seen, ...rng.shuffle(seen.reduce(without, deckFor(table.seats)))]);
}
