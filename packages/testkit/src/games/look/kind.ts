import { type At, type Known, type Open, type Position, type Seat, seatsOf, type Whisper } from '@reseau/core';
import { ascending } from '../ascending.ts';

/** A card is its number: who plays the higher one goes first; an even one may look at the deck. */
export type Card = number;

export const WHERE = ['top', 'bottom', 'centre'] as const;
export type Where = (typeof WHERE)[number];

export type LookMove =
  | { readonly type: 'lay'; readonly card: Card }
  | { readonly type: 'look' }
  | { readonly type: 'put'; readonly where: Where }
  | { readonly type: 'take'; readonly card: Card };

export type LookOpen =
  | At
  | Open<'centre', { cards: readonly Card[] }>
  | Open<'drew', { seat: Seat }>
  | Open<'laid', { seat: Seat; card: Card }>
  | Open<'looked', { seat: Seat }>
  | Open<'put', { seat: Seat; where: Where; card?: Card }>
  | Open<'took', { seat: Seat; card: Card }>
  | Open<'next'>
  | Open<'over', { hands: readonly (readonly Card[])[] }>;

export type LookWhisper =
  | Whisper<'deck', { cards: readonly Card[] }>
  | Whisper<'card', { seat: Seat; card: Card }>
  | Whisper<'saw', { seat: Seat; card: Card }>
  | Whisper<'buried', { seat: Seat; card: Card; number: number }>;

export interface LookTable {
  readonly at: Position;
  readonly round: number;
  readonly centre: readonly Card[];
  /** By seat: how many cards of the hand nobody has seen, which ones all have, and which were drawn and have been seen since. */
  readonly hidden: readonly number[];
  readonly open: readonly (readonly Card[])[];
  readonly shown: readonly (readonly Card[])[];
  /** What each seat has laid this round. */
  readonly now: readonly (Card | undefined)[];
  readonly hasLooked: readonly Seat[];
  /** Who knows the card on top of the deck, and who has put cards under it, in order. */
  readonly top: Seat | undefined;
  readonly buried: readonly Seat[];
  readonly over: readonly (readonly Card[])[] | undefined;
}

export interface LookSecret {
  readonly deck: readonly Card[];
  /** By seat: cards known to have been drawn by it. */
  readonly drawn: readonly (readonly Card[])[];
  /** The card last seen, by the seat that saw it. */
  readonly saw: readonly (Card | undefined)[];
  readonly buried: readonly (Card | undefined)[];
}

export interface LookKind {
  readonly table: LookTable;
  readonly secret: LookSecret;
  readonly move: LookMove;
  readonly open: LookOpen;
  readonly whisper: LookWhisper;
}

export type LookKnown = Known<LookKind>;

export const SEATS = seatsOf(3);
export const CARDS: readonly Card[] = Array.from({ length: 40 }, (_, index) => index + 1);

const none = SEATS.map(() => []);

export const empty: LookKnown = {
  table: {
    at: { question: 0, stack: [] },
    round: 1,
    centre: [],
    hidden: SEATS.map(() => 0),
    open: none,
    shown: none,
    now: [],
    hasLooked: [],
    top: undefined,
    buried: [],
    over: undefined,
  },
  secret: { deck: [], drawn: none, saw: [], buried: [] },
};

const added = (lists: readonly (readonly Card[])[], seat: Seat, card: Card): readonly (readonly Card[])[] =>
  lists.with(seat, [...(lists[seat] ?? []), card]);

/** A list with one place filled, however far along. */
function placed<V>(list: readonly (V | undefined)[], at: number, value: V): readonly (V | undefined)[] {
  const copy = list.slice();
  copy[at] = value;
  return copy;
}

function laidDown(table: LookTable, seat: Seat, card: Card): LookTable {
  const open = table.open[seat] ?? [];
  const now = placed(table.now, seat, card);
  if (open.includes(card)) return { ...table, now, open: table.open.with(seat, less(open, [card])) };
  const hidden = table.hidden.with(seat, (table.hidden[seat] ?? 0) - 1);
  return { ...table, now, hidden, shown: added(table.shown, seat, card) };
}

function seeOne(table: LookTable, fact: LookOpen): LookTable {
  const { centre, hidden } = table;
  switch (fact.type) {
    case 'at':
      return { ...table, at: fact.at };
    case 'centre':
      return { ...table, centre: fact.cards };
    case 'drew':
      return { ...table, hidden: hidden.with(fact.seat, (hidden[fact.seat] ?? 0) + 1), top: undefined };
    case 'laid':
      return laidDown(table, fact.seat, fact.card);
    case 'looked':
      return { ...table, hasLooked: [...table.hasLooked, fact.seat], top: fact.seat };
    case 'put': {
      const { seat, where, card } = fact;
      if (where === 'top') return table;
      if (where === 'bottom') return { ...table, top: undefined, buried: [...table.buried, seat] };
      return { ...table, top: undefined, centre: card === undefined ? centre : [...centre, card] };
    }
    case 'took': {
      const { seat, card } = fact;
      const own = table.now[seat];
      const rest = centre.filter((other) => other !== card);
      return { ...table, open: added(table.open, seat, card), centre: own === undefined ? rest : [...rest, own] };
    }
    case 'next':
      return { ...table, round: table.round + 1, hasLooked: [], now: [] };
    case 'over':
      return { ...table, over: fact.hands };
  }
}

export const see = (table: LookTable, told: readonly LookOpen[]): LookTable => told.reduce(seeOne, table);

function learnOne(secret: LookSecret, fact: LookWhisper): LookSecret {
  switch (fact.type) {
    case 'deck':
      return { ...secret, deck: fact.cards };
    case 'card':
      return { ...secret, drawn: added(secret.drawn, fact.seat, fact.card) };
    case 'saw':
      return { ...secret, saw: placed(secret.saw, fact.seat, fact.card) };
    case 'buried':
      return { ...secret, buried: placed(secret.buried, fact.number, fact.card) };
  }
}

export const learn = (secret: LookSecret, told: readonly LookWhisper[]): LookSecret => told.reduce(learnOne, secret);

export const less = (cards: readonly Card[], gone: readonly Card[]): readonly Card[] =>
  cards.filter((card) => !gone.includes(card));

/** The cards of a hand that not all have seen, as far as they are known. */
export const hiddenIn = ({ table, secret }: LookKnown, seat: Seat): readonly Card[] =>
  less(secret.drawn[seat] ?? [], table.shown[seat] ?? []);

export const handOf = (known: LookKnown, seat: Seat): readonly Card[] =>
  [...hiddenIn(known, seat), ...(known.table.open[seat] ?? [])].toSorted(ascending);
