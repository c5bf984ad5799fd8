import {
  type At,
  type Known as KnownOf,
  type Open,
  type Position,
  type Seat,
  seatsOf,
  type Whisper,
} from '@reseau/core';
import { ascending } from '../ascending.ts';

export const CARDS = [1, 2, 3] as const;
export type Card = (typeof CARDS)[number];

export const CITIES = ['port', 'mine'] as const;
export type City = (typeof CITIES)[number];

export type RaidMove =
  | { readonly type: 'search'; readonly city: City }
  | { readonly type: 'keep'; readonly card: Card }
  | { readonly type: 'nap' }
  | { readonly type: 'done' }
  | { readonly type: 'tick' }
  | { readonly type: 'lay'; readonly card: Card | 0 }
  | { readonly type: 'timeUp' };

export type RaidOpen =
  | At
  | Open<'searched', { seat: Seat; city: City; drew: number }>
  | Open<'kept', { seat: Seat }>
  | Open<'done', { seat: Seat }>
  | Open<'ticked'>
  | Open<'sped'>
  | Open<'tidied'>
  | Open<'turned', { cards: readonly (Card | 0)[] }>
  | Open<'rolled', { die: number }>
  | Open<'next'>
  | Open<'over'>;

export type RaidWhisper =
  | Whisper<'deck', { cards: readonly Card[] }>
  | Whisper<'drew', { seat: Seat; cards: readonly Card[] }>
  | Whisper<'took', { seat: Seat; card: Card }>
  | Whisper<'laid', { round: number; seat: Seat; card: Card | 0 }>;

export interface RaidTable {
  readonly at: Position;
  readonly round: number;
  readonly ticks: number;
  readonly speed: number;
  readonly searches: Readonly<Record<City, number>>;
  /** By seat: actions left, cards drawn and not yet chosen from, cards in hand. */
  readonly left: readonly number[];
  readonly waiting: readonly number[];
  readonly hands: readonly number[];
  readonly done: readonly Seat[];
  readonly turned: readonly (readonly (Card | 0)[])[];
  readonly over: boolean;
}

export interface RaidSecret {
  readonly deck: readonly Card[];
  readonly drawn: readonly (readonly Card[] | undefined)[];
  readonly hands: readonly (readonly Card[] | undefined)[];
  readonly laid: Readonly<Record<number, readonly (Card | 0 | undefined)[]>>;
}

export interface RaidKind {
  readonly table: RaidTable;
  readonly secret: RaidSecret;
  readonly move: RaidMove;
  readonly open: RaidOpen;
  readonly whisper: RaidWhisper;
}

export type RaidKnown = KnownOf<RaidKind>;

export const SEATS = seatsOf(3);
export const DECK: readonly Card[] = [...CARDS, ...CARDS, ...CARDS, ...CARDS];
const ACTIONS = 2;
const NONE = [0, 0, 0];

const fresh = { ticks: 0, searches: { port: 0, mine: 0 }, left: SEATS.map(() => ACTIONS), done: [] };

export const empty: RaidKnown = {
  table: {
    at: { question: 0, stack: [] },
    round: 1,
    speed: 1,
    waiting: NONE,
    hands: NONE,
    turned: [],
    over: false,
    ...fresh,
  },
  secret: { deck: [], drawn: [], hands: [], laid: {} },
};

const put = <V>(list: readonly V[], at: number, value: V): readonly V[] => {
  const copy = list.slice();
  copy[at] = value;
  return copy;
};

function seeOne(table: RaidTable, fact: RaidOpen): RaidTable {
  const { searches, left, waiting, hands } = table;
  switch (fact.type) {
    case 'at':
      return { ...table, at: fact.at };
    case 'searched': {
      const { seat, city, drew } = fact;
      const used = { ...searches, [city]: searches[city] + 1 };
      return {
        ...table,
        searches: used,
        left: put(left, seat, (left[seat] ?? 0) - 1),
        waiting: put(waiting, seat, drew),
      };
    }
    case 'kept': {
      const more = put(hands, fact.seat, (hands[fact.seat] ?? 0) + 1);
      return { ...table, waiting: put(waiting, fact.seat, 0), hands: more };
    }
    case 'done':
      return { ...table, done: [...table.done, fact.seat] };
    case 'ticked':
      return { ...table, ticks: table.ticks + 1 };
    case 'sped':
      return { ...table, speed: table.speed + 1 };
    case 'tidied':
      return { ...table, waiting: NONE };
    case 'turned':
      return { ...table, turned: [...table.turned, fact.cards], hands: hands.map((count) => Math.max(0, count - 1)) };
    case 'rolled':
      return table;
    case 'next':
      return { ...table, ...fresh, round: table.round + 1 };
    case 'over':
      return { ...table, over: true };
  }
}

export const see = (table: RaidTable, told: readonly RaidOpen[]): RaidTable => told.reduce(seeOne, table);

export const without = (cards: readonly Card[] = [], card: Card | 0): readonly Card[] => {
  const place = card === 0 ? -1 : cards.indexOf(card);
  return place < 0 ? cards : cards.toSpliced(place, 1);
};

function learnOne(secret: RaidSecret, fact: RaidWhisper): RaidSecret {
  const { drawn, hands, laid } = secret;
  switch (fact.type) {
    case 'deck':
      return { ...secret, deck: fact.cards };
    case 'drew':
      return { ...secret, drawn: put(drawn, fact.seat, fact.cards) };
    case 'took':
      return {
        ...secret,
        drawn: put(drawn, fact.seat, []),
        hands: put(hands, fact.seat, [...(hands[fact.seat] ?? []), fact.card].toSorted(ascending)),
      };
    case 'laid': {
      const { round, seat, card } = fact;
      const now = { ...laid, [round]: put(laid[round] ?? [], seat, card) };
      return { ...secret, laid: now, hands: put(hands, seat, without(hands[seat], card)) };
    }
  }
}

export const learn = (secret: RaidSecret, told: readonly RaidWhisper[]): RaidSecret => told.reduce(learnOne, secret);
