import { type At, type Known, type Open, type Position, type Seat, seatAt, seatsOf, type Whisper } from '@reseau/core';
import { ascending } from '../ascending.ts';

/** Two spies (their chief and their hunter), three of the resistance (chief, hunter and a rogue). */
export const CHARACTERS = ['spyChief', 'spyHunter', 'chief', 'hunter', 'rogue'] as const;
export type Character = (typeof CHARACTERS)[number];

export const SIDES = ['resistance', 'spy'] as const;
export type Side = (typeof SIDES)[number];

export const sideOf = (character: Character): Side =>
  character === 'spyChief' || character === 'spyHunter' ? 'spy' : 'resistance';
export const HUNTER_OF: Readonly<Record<Side, Character>> = { spy: 'spyHunter', resistance: 'hunter' };
/** Whom a hunter of that side is after. */
export const PREY_OF: Readonly<Record<Side, Character>> = { spy: 'chief', resistance: 'spyChief' };

export const CARDS = ['success', 'rogueSuccess', 'fail'] as const;
export type Card = (typeof CARDS)[number];

export const cardsFor = (character: Character | undefined): readonly Card[] => {
  if (character === undefined) return [];
  if (sideOf(character) === 'spy') return ['success', 'fail'];
  return character === 'rogue' ? ['success', 'rogueSuccess'] : ['success'];
};

export type HuntMove =
  | { readonly type: 'play'; readonly card: Card }
  | { readonly type: 'pass' }
  | { readonly type: 'accuse'; readonly seat: Seat }
  | { readonly type: 'timeUp' };

/** How the game ends: a hunter is right, or the rogue wins alone. */
export type Winner = Side | 'rogue';

export type HuntOpen =
  | At
  | Open<'turned', { cards: readonly Card[] }>
  | Open<'result', { mission: number; success: boolean }>
  | Open<'steppedOut', { seat: Seat; side: Side; early: boolean }>
  /** Somebody may have a chance to step out early; that all are asked says no more. */
  | Open<'offered', { mission: number }>
  | Open<'missed', { seat: Seat; side: Side }>
  | Open<'next'>
  | Open<'over', { winner: Winner; characters: readonly Character[] }>;

export type HuntWhisper =
  | Whisper<'character', { seat: Seat; character: Character }>
  | Whisper<'played', { mission: number; seat: Seat; card: Card }>
  | Whisper<'chance', { seat: Seat; mission: number }>;

export interface HuntTable {
  readonly at: Position;
  readonly mission: number;
  readonly results: readonly boolean[];
  readonly turned: readonly (readonly Card[])[];
  readonly hunters: Readonly<Partial<Record<Side, Seat>>>;
  /** The mission at which the spies' hunter stepped out early. */
  readonly early: number | undefined;
  readonly offered: readonly number[];
  readonly missed: Readonly<Record<Side, readonly Seat[]>>;
  readonly over: { readonly winner: Winner; readonly characters: readonly Character[] } | undefined;
}

export interface HuntSecret {
  readonly characters: readonly (Character | undefined)[];
  readonly played: Readonly<Record<number, readonly (Card | undefined)[]>>;
  readonly chances: readonly { readonly seat: Seat; readonly mission: number }[];
}

export interface HuntKind {
  readonly table: HuntTable;
  readonly secret: HuntSecret;
  readonly move: HuntMove;
  readonly open: HuntOpen;
  readonly whisper: HuntWhisper;
}

export type HuntKnown = Known<HuntKind>;

export const SEATS = seatsOf(5);

/** Who goes on a mission is no question here: three, one seat further each time. */
export const teamOf = (mission: number): readonly Seat[] =>
  [0, 1, 2].map((step) => seatAt((mission + step) % SEATS.length)).toSorted(ascending);

const count = ({ results }: HuntTable): Readonly<Record<Side, number>> => {
  const resistance = results.filter(Boolean).length;
  return { resistance, spy: results.length - resistance };
};

/** The side that has three results, if any: its hunter must accuse. */
export const accusing = (table: HuntTable): Side | undefined => SIDES.find((side) => count(table)[side] >= 3);

/** Public: the mission failed, it was not the third, and the spies' hunter has not stepped out. */
export const mayEarly = (table: HuntTable): boolean =>
  table.results[table.mission] === false && count(table).spy < 3 && table.hunters.spy === undefined;

export const empty: HuntKnown = {
  table: {
    at: { question: 0, stack: [] },
    mission: 0,
    results: [],
    turned: [],
    hunters: {},
    early: undefined,
    offered: [],
    missed: { spy: [], resistance: [] },
    over: undefined,
  },
  secret: { characters: [], played: {}, chances: [] },
};

function seeOne(table: HuntTable, fact: HuntOpen): HuntTable {
  switch (fact.type) {
    case 'at':
      return { ...table, at: fact.at };
    case 'turned':
      return { ...table, turned: [...table.turned, fact.cards] };
    case 'result': {
      const results = table.results.slice();
      results[fact.mission] = fact.success;
      return { ...table, results };
    }
    case 'steppedOut': {
      const { seat, side, early } = fact;
      return { ...table, hunters: { ...table.hunters, [side]: seat }, early: early ? table.mission : table.early };
    }
    case 'offered':
      return { ...table, offered: [...table.offered, fact.mission] };
    case 'missed': {
      const { side, seat } = fact;
      return { ...table, missed: { ...table.missed, [side]: [...table.missed[side], seat] } };
    }
    case 'next':
      return { ...table, mission: table.mission + 1 };
    case 'over':
      return { ...table, over: { winner: fact.winner, characters: fact.characters } };
  }
}

export const see = (table: HuntTable, told: readonly HuntOpen[]): HuntTable => told.reduce(seeOne, table);

function learnOne(secret: HuntSecret, fact: HuntWhisper): HuntSecret {
  switch (fact.type) {
    case 'character': {
      const characters = secret.characters.slice();
      characters[fact.seat] = fact.character;
      return { ...secret, characters };
    }
    case 'played': {
      const cards = (secret.played[fact.mission] ?? []).slice();
      cards[fact.seat] = fact.card;
      return { ...secret, played: { ...secret.played, [fact.mission]: cards } };
    }
    case 'chance':
      return { ...secret, chances: [...secret.chances, { seat: fact.seat, mission: fact.mission }] };
  }
}

export const learn = (secret: HuntSecret, told: readonly HuntWhisper[]): HuntSecret => told.reduce(learnOne, secret);
