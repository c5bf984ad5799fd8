import { type At, type Known, type Open, type Position, type Seat, seatAt, seatsOf, type Whisper } from '@reseau/core';

export const ROLES = ['loyal', 'mole'] as const;
export type Role = (typeof ROLES)[number];

export type CellMove =
  | { readonly type: 'send'; readonly pair: readonly Seat[] }
  | { readonly type: 'vote'; readonly yes: boolean }
  | { readonly type: 'lay'; readonly card: 'help' | 'harm' }
  | { readonly type: 'look'; readonly at: Seat }
  | { readonly type: 'timeUp' };

export type CellOpen =
  | At
  | Open<'led', { leader: Seat; weather: number }>
  | Open<'sent', { pair: readonly Seat[] }>
  | Open<'voted', { votes: readonly boolean[]; goes: boolean }>
  | Open<'turned', { harms: number }>
  | Open<'looked', { at: Seat }>
  | Open<'over', { roles: readonly Role[] }>;

export type CellWhisper =
  | Whisper<'role', { seat: Seat; role: Role }>
  | Whisper<'moles', { seats: readonly Seat[] }>
  | Whisper<'laid', { round: number; seat: Seat; card: 'help' | 'harm' }>
  | Whisper<'saw', { seat: Seat; role: Role }>;

/** A round whose cards were laid; how many did harm is known once they are turned up. */
export interface Laid {
  readonly round: number;
  readonly pair: readonly Seat[];
  readonly harms?: number;
}

export interface CellTable {
  readonly at: Position;
  readonly leader: Seat;
  readonly weather: number;
  readonly round: number;
  readonly pair: readonly Seat[];
  readonly goes: boolean;
  readonly harms: readonly Required<Laid>[];
  readonly roles: readonly Role[] | undefined;
}

export interface CellSecret {
  readonly roles: readonly (Role | undefined)[];
  readonly laid: readonly { readonly round: number; readonly seat: Seat; readonly card: 'help' | 'harm' }[];
}

export interface CellKind {
  readonly table: CellTable;
  readonly secret: CellSecret;
  readonly move: CellMove;
  readonly open: CellOpen;
  readonly whisper: CellWhisper;
}

export type CellKnown = Known<CellKind>;

export const SEATS = seatsOf(5);

export const empty: CellKnown = {
  table: {
    at: { question: 0, stack: [] },
    leader: seatAt(0),
    weather: 0,
    round: 0,
    pair: [],
    goes: false,
    harms: [],
    roles: undefined,
  },
  secret: { roles: [], laid: [] },
};

export function see(table: CellTable, told: readonly CellOpen[]): CellTable {
  let next = table;
  for (const fact of told) next = seeOne(next, fact);
  return next;
}

function seeOne(table: CellTable, fact: CellOpen): CellTable {
  switch (fact.type) {
    case 'at':
      return { ...table, at: fact.at };
    case 'led':
      return { ...table, leader: fact.leader, weather: fact.weather, round: table.round + 1, pair: [], goes: false };
    case 'sent':
      return { ...table, pair: fact.pair };
    case 'voted':
      return { ...table, goes: fact.goes };
    case 'turned':
      return { ...table, harms: [...table.harms, { round: table.round, pair: table.pair, harms: fact.harms }] };
    case 'looked':
      return table;
    case 'over':
      return { ...table, roles: fact.roles };
  }
}

export function learn(secret: CellSecret, told: readonly CellWhisper[]): CellSecret {
  const roles = secret.roles.slice();
  const laid = secret.laid.slice();
  for (const fact of told) {
    if (fact.type === 'laid') laid.push({ round: fact.round, seat: fact.seat, card: fact.card });
    else if (fact.type === 'moles') for (const seat of fact.seats) roles[seat] = 'mole';
    else roles[fact.seat] = fact.role;
  }
  return { roles, laid };
}
