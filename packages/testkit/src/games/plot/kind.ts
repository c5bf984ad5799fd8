import { type At, type Known, type Open, type Position, type Seat, seatAt, seatsOf, type Whisper } from '@reseau/core';

export const SIDES = ['loyal', 'spy'] as const;
export type Side = (typeof SIDES)[number];

/** `establish`, `overhear` and `take` are resolved on receipt; `veto` is kept. */
export const PLOTS = ['establish', 'overhear', 'take', 'veto'] as const;
export type Plot = (typeof PLOTS)[number];

export type PlotMove =
  | { readonly type: 'give'; readonly to: Seat }
  | { readonly type: 'name'; readonly seat: Seat }
  | { readonly type: 'rob'; readonly from: Seat; readonly card: Plot }
  | { readonly type: 'pass' }
  | { readonly type: 'veto' }
  | { readonly type: 'answer'; readonly yes: boolean };

export type PlotOpen =
  | At
  | Open<'drew', { cards: readonly Plot[] }>
  | Open<'gave', { card: Plot; seat: Seat }>
  | Open<'looked', { seat: Seat; about: Seat }>
  | Open<'robbed', { seat: Seat; from: Seat; card: Plot }>
  | Open<'vetoed', { seat: Seat }>
  | Open<'answered', { seat: Seat; on: Seat }>
  | Open<'led', { leader: Seat }>
  | Open<'over', { sides: readonly Side[] }>;

export type PlotWhisper =
  | Whisper<'side', { about: Seat; side: Side }>
  | Whisper<'answer', { round: number; yes: boolean }>;

export interface PlotTable {
  readonly at: Position;
  readonly round: number;
  readonly leader: Seat;
  /** Drawn and not given yet. */
  readonly drawn: readonly Plot[];
  /** Given this round, to be resolved on receipt. */
  readonly received: readonly { readonly card: Plot; readonly seat: Seat }[];
  readonly kept: readonly (readonly Plot[])[];
  readonly answered: readonly number[];
  readonly sides: readonly Side[] | undefined;
}

export interface PlotSecret {
  readonly sides: readonly (Side | undefined)[];
  readonly answers: Readonly<Record<number, boolean>>;
}

export interface PlotKind {
  readonly table: PlotTable;
  readonly secret: PlotSecret;
  readonly move: PlotMove;
  readonly open: PlotOpen;
  readonly whisper: PlotWhisper;
}

export type PlotKnown = Known<PlotKind>;

export const SEATS = seatsOf(4);
export const SPIES = 2;

export const empty: PlotKnown = {
  table: {
    at: { question: 0, stack: [] },
    round: 0,
    leader: seatAt(0),
    drawn: [],
    received: [],
    kept: SEATS.map(() => []),
    answered: [],
    sides: undefined,
  },
  secret: { sides: [], answers: {} },
};

const without = (cards: readonly Plot[], card: Plot): readonly Plot[] => cards.toSpliced(cards.indexOf(card), 1);

const changed = (kept: PlotTable['kept'], seat: Seat, change: (cards: readonly Plot[]) => readonly Plot[]) =>
  kept.with(seat, change(kept[seat] ?? []));

function seeOne(table: PlotTable, fact: PlotOpen): PlotTable {
  const { kept, drawn, received } = table;
  switch (fact.type) {
    case 'at':
      return { ...table, at: fact.at };
    case 'drew':
      return { ...table, drawn: fact.cards, received: [] };
    case 'gave': {
      const { card, seat } = fact;
      const rest = { ...table, drawn: drawn.slice(1) };
      if (card === 'veto') return { ...rest, kept: changed(kept, seat, (cards) => [...cards, card]) };
      return { ...rest, received: [...received, { card, seat }] };
    }
    case 'robbed': {
      const given = changed(kept, fact.from, (cards) => without(cards, fact.card));
      return { ...table, kept: changed(given, fact.seat, (cards) => [...cards, fact.card]) };
    }
    case 'vetoed':
      return { ...table, kept: changed(kept, fact.seat, (cards) => without(cards, 'veto')) };
    case 'answered':
      return { ...table, answered: [...table.answered, table.round] };
    case 'looked':
      return table;
    case 'led':
      return { ...table, leader: fact.leader, round: table.round + 1 };
    case 'over':
      return { ...table, sides: fact.sides };
  }
}

export const see = (table: PlotTable, told: readonly PlotOpen[]): PlotTable => told.reduce(seeOne, table);

export function learn(secret: PlotSecret, told: readonly PlotWhisper[]): PlotSecret {
  const sides = secret.sides.slice();
  const answers = { ...secret.answers };
  for (const fact of told) {
    if (fact.type === 'side') sides[fact.about] = fact.side;
    else answers[fact.round] = fact.yes;
  }
  return { sides, answers };
}
