import { put, type Seat } from '@reseau/core';
import { PLOT_DECK, type PlotCard } from '../../data/plot-cards.ts';
import type { Mission } from '../../data/tables.ts';
import type { Table } from '../../known.ts';
import { slice } from '../../slice.ts';
import { others } from '../../steps.ts';
import type { PlotFact } from './facts.ts';

export interface Given {
  readonly card: PlotCard;
  readonly seat: Seat;
}

/** All plot cards that ever left the deck lie face up. */
export interface Plots {
  /** In the order in which they were drawn, from the first round on. */
  readonly seen: readonly PlotCard[];
  /** Before the leader, to be given away. */
  readonly drawn: readonly PlotCard[];
  /** What was given in this round, in that order. */
  readonly given: readonly Given[];
  /** Kept and permanent cards, by seat. */
  readonly held: readonly (readonly PlotCard[] | undefined)[];
  /** Whose card lies face up, by mission. */
  readonly spotlit: readonly (Seat | undefined)[];
  /** Mission cards that somebody has looked at. */
  readonly eyed: readonly { readonly mission: Mission; readonly of: Seat }[];
}

const NONE: Plots = { seen: [], drawn: [], given: [], held: [], spotlit: [], eyed: [] };

export const plots = slice<Plots, PlotFact>('plot', NONE, {
  'plot.drawn': (state, { cards }) => ({ ...state, seen: [...state.seen, ...cards], drawn: cards, given: [] }),
  'plot.given': (state, { card, seat }) => ({
    ...state,
    drawn: without(state.drawn, card),
    given: [...state.given, { card, seat }],
    held: isImmediate(card) ? state.held : added(state.held, seat, card),
  }),
  'plot.taken': (state, { card, seat, from }) => ({
    ...state,
    held: added(removed(state.held, from, card), seat, card),
  }),
  'plot.used': (state, { card, seat }) => ({ ...state, held: removed(state.held, seat, card) }),
  'plot.spotlit': (state, { mission, seat }) => ({ ...state, spotlit: put(state.spotlit, mission, seat) }),
  'plot.eyed': (state, { mission, of }) => ({ ...state, eyed: [...state.eyed, { mission, of }] }),
});

/** The list with one copy of the card less. Told of what was never there, a table is still shown. */
export const without = (cards: readonly PlotCard[], card: PlotCard): readonly PlotCard[] =>
  cards.toSpliced(cards.indexOf(card), 1);

type Held = Plots['held'];

const added = (held: Held, seat: Seat, card: PlotCard): Held => put(held, seat, [...(held[seat] ?? []), card]);
const removed = (held: Held, seat: Seat, card: PlotCard): Held => put(held, seat, without(held[seat] ?? [], card));

export const isImmediate = (card: PlotCard): boolean => PLOT_DECK[card].kind === 'immediate';

/** The kept and permanent cards of a seat. */
export const heldBy = (table: Table, seat: Seat): readonly PlotCard[] => plots.of(table).held[seat] ?? [];

/** Those who hold the card, clockwise from the leader. */
export function holders(table: Table, card: PlotCard): readonly Seat[] {
  const { held } = plots.of(table);
  // Before the seats are gone through: mostly nobody has it, and this is asked at every turn.
  if (!held.some((cards) => cards?.includes(card))) return NOBODY;
  return [table.leader, ...others(table.leader, table.seats)].filter((seat) => held[seat]?.includes(card));
}

const NOBODY: readonly Seat[] = [];
