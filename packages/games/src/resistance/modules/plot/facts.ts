import type { FactShapes, Open, Seat, Whisper } from '@reseau/core';
import { list, one } from '@reseau/core/parse';
import { PLOT_CARDS, type PlotCard } from '../../data/plot-cards.ts';
import type { Mission } from '../../data/tables.ts';
import { mission, seat } from '../../read-parts.ts';

export type PlotFact =
  | Open<'plot.drawn', { cards: readonly PlotCard[] }>
  | Open<'plot.given', { card: PlotCard; seat: Seat }>
  | Open<'plot.taken', { card: PlotCard; seat: Seat; from: Seat }>
  /** Who was shown whose side; what was seen is whispered. */
  | Open<'plot.looked', { card: PlotCard; seat: Seat; at: Seat }>
  | Open<'plot.used', { card: PlotCard; seat: Seat }>
  | Open<'plot.passed', { card: PlotCard; seat: Seat }>
  /** Whose mission card will lie face up. */
  | Open<'plot.spotlit', { mission: Mission; seat: Seat }>
  /** Who looked at whose mission card; the card is whispered. */
  | Open<'plot.eyed', { mission: Mission; seat: Seat; of: Seat }>;

/** The whole deck, the next card to be drawn first; cards that were drawn stay in it. */
export type PlotWhisper = Whisper<'plot.deck', { cards: readonly PlotCard[] }>;

const card = one(PLOT_CARDS);

export const facts: FactShapes<PlotFact, PlotWhisper> = {
  open: {
    'plot.drawn': { cards: list(card) },
    'plot.given': { card, seat },
    'plot.taken': { card, seat, from: seat },
    'plot.looked': { card, seat, at: seat },
    'plot.used': { card, seat },
    'plot.passed': { card, seat },
    'plot.spotlit': { mission, seat },
    'plot.eyed': { mission, seat, of: seat },
  },
  whispered: { 'plot.deck': { cards: list(card) } },
};
