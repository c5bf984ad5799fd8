import { clockwise, type Known as KnownOf, type Position, type Seat, seatAt } from '@reseau/core';
import type { Card, CardSet, PileName, Stop } from './cards/card-set.ts';
import type { Ending } from './cards/vocabulary.ts';
import type { OpenFact, WhisperedFact } from './facts.ts';
import type { Move } from './moves.ts';
import type { Reason } from './reasons.ts';

export const SEAT_COUNTS = [2, 3, 4, 5, 6] as const;
export type SeatCount = (typeof SEAT_COUNTS)[number];

/** Who knows a card that went under a pile: these seats, or everybody, who then know which it is. */
export type Under = readonly Seat[] | Card;

/** A pile seen from outside. Places are counted from the first card of the game and never change. */
export interface Pile {
  /** How many cards it had at first; nobody knows these. */
  readonly initial: number;
  /** How many have left it, from the top. */
  readonly taken: number;
  /** The cards put under it since, in order. */
  readonly under: readonly Under[];
}

export type Piles = Readonly<Record<PileName, Pile>>;

/** What the seat at turn has done already. */
export const USES = ['site', 'eliminate', 'look'] as const;
export type Use = (typeof USES)[number];

/** An end-of-game effect that waits, or is done. */
export interface EndCard {
  readonly seat: Seat;
  readonly card: Card;
}

/** What everybody at the table can see. */
export interface Table {
  readonly at: Position;
  readonly seats: SeatCount;
  readonly first: Seat;
  /** The Fortress, four locations, the Keep. */
  readonly path: readonly Stop[];
  /** From 1 to 6: the pawn is on card `round` of the path. 0: it stands before the Fortress. */
  readonly round: number;
  readonly centre: readonly Card[];
  /** Corruption marks in the centre. */
  readonly marks: number;
  readonly graveyard: readonly Card[];
  readonly piles: Piles;
  /** By seat: cards of the hand that all have seen there. */
  readonly open: readonly (readonly Card[])[];
  /** By seat and pile: how many cards of the hand nobody else has seen. */
  readonly unseen: Readonly<Record<PileName, readonly number[]>>;
  /** By seat: cards that left the hand and had been unseen in it until then, in order. */
  readonly shown: readonly (readonly Card[])[];
  /** How many cards everybody must still put under their piles. */
  readonly owed: number;
  /** By seat: the card of this round, while it lies in front of its owner. */
  readonly played: readonly (Card | undefined)[];
  /** The seats in the order of this round's turns. */
  readonly order: readonly Seat[];
  readonly used: readonly Use[];
  /** Evil has won: what is left of the round is played out. */
  readonly corrupted: boolean;
  readonly ending: Ending | undefined;
  /** All hands, once the game is over. */
  readonly hands: readonly (readonly Card[])[];
  readonly endCards: readonly EndCard[];
  /** How many of them are done. */
  readonly endCardsDone: number;
  readonly points: readonly number[];
  readonly winners: readonly Seat[];
}

/** A card that came to a hand unseen, when that seat had shown so many. */
export interface Drawn {
  readonly card: Card;
  readonly since: number;
}

/** What one seat was told (the server: what all were told). Keyed, never cleared. */
export interface Secret {
  /** By place in the pile. */
  readonly people: readonly (Card | undefined)[];
  readonly leaders: readonly (Card | undefined)[];
  /** By seat: the two Leaders dealt. */
  readonly offered: readonly (readonly Card[] | undefined)[];
  readonly drawn: readonly (readonly Drawn[] | undefined)[];
}

export interface InsurrectionKind {
  readonly table: Table;
  readonly secret: Secret;
  readonly move: Move;
  readonly open: OpenFact;
  readonly whisper: WhisperedFact;
  readonly reason: Reason;
}

export type Known = KnownOf<InsurrectionKind>;

const PEOPLE_DEALT = 3;
const LEADERS_DEALT = 2;
export const DEALT = { people: PEOPLE_DEALT, leaders: LEADERS_DEALT } as const;

const pileOf = (initial: number): Pile => ({ initial, taken: 0, under: [] });
const bySeat = <V>(seats: number, value: V): readonly V[] => Array.from({ length: seats }, () => value);

export const emptyTable = (seats: SeatCount, { people, leaders }: CardSet): Table => ({
  at: { question: 0, stack: [] },
  seats,
  first: seatAt(0),
  path: [],
  round: 0,
  centre: [],
  marks: 0,
  graveyard: [],
  piles: {
    people: pileOf(people.length - seats * PEOPLE_DEALT),
    leaders: pileOf(leaders.length - seats * LEADERS_DEALT),
  },
  open: bySeat(seats, []),
  unseen: { people: bySeat(seats, PEOPLE_DEALT), leaders: bySeat(seats, 0) },
  shown: bySeat(seats, []),
  owed: 0,
  played: [],
  order: [],
  used: [],
  corrupted: false,
  ending: undefined,
  hands: [],
  endCards: [],
  endCardsDone: 0,
  points: [],
  winners: [],
});

export const EMPTY_SECRET: Secret = { people: [], leaders: [], offered: [], drawn: [] };

/** How many cards a pile has left. */
export const leftIn = ({ initial, taken, under }: Pile): number => initial + under.length - taken;

/** Where the next card put under a pile will lie. */
export const bottomOf = ({ initial, under }: Pile): number => initial + under.length;

/** Who knows the card at this place of a pile. */
export const whoKnows = ({ initial, under }: Pile, at: number): Under =>
  at < initial ? NOBODY_KNOWS : (under[at - initial] ?? NOBODY_KNOWS);

const NOBODY_KNOWS: readonly Seat[] = [];

/** The card at this place of a pile, as far as it is known. */
export function cardAt({ table, secret }: Known, pile: PileName, at: number): Card | undefined {
  const known = whoKnows(table.piles[pile], at);
  return typeof known === 'string' ? known : secret[pile][at];
}

/** The cards of a hand that not all have seen, as far as they are known. */
export function unseenIn({ table, secret }: Known, seat: Seat): readonly Card[] {
  const shown = table.shown[seat] ?? [];
  const hidden: Card[] = [];
  for (const { card, since } of secret.drawn[seat] ?? []) if (!shown.includes(card, since)) hidden.push(card);
  return hidden;
}

/** The hand of a seat, as far as it is known: all of it to the seat itself and to the server. */
export function handOf(known: Known, seat: Seat): readonly Card[] {
  const { hands, open } = known.table;
  const shown = hands[seat];
  if (shown !== undefined) return shown;
  return [...unseenIn(known, seat), ...(open[seat] ?? [])];
}

/** The seats clockwise from the first player. */
export const fromFirst = ({ seats, first }: Pick<Table, 'seats' | 'first'>): readonly Seat[] =>
  Array.from({ length: seats }, (_, steps) => clockwise(first, seats, steps));

export function stopOf({ path, round }: Table): Stop {
  const stop = path[round - 1];
  if (stop === undefined) throw new Error('insurrection: the pawn is on no card of the path');
  return stop;
}

export const ROUNDS = 6;
/** The pawn is on the last card of the path. */
export const isOnKeep = ({ round }: Pick<Table, 'round'>): boolean => round === ROUNDS;
