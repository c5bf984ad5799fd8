import type { Known as KnownOf, Position, Seat } from '@reseau/core';
import { type Card, type Character, type Side, sideOf } from './characters.ts';
import type { Mission, SeatCount } from './data/tables.ts';
import type { Ending, OpenFact, WhisperedFact } from './facts.ts';
import type { Move } from './moves.ts';

export interface Proposal {
  readonly mission: Mission;
  readonly leader: Seat;
  readonly team: readonly Seat[];
  /** By seat, once revealed. */
  readonly votes: readonly (boolean | undefined)[];
  readonly approved: boolean | undefined;
}

/** A mission that was played, in the order of play. */
export interface Result {
  readonly mission: Mission;
  readonly team: readonly Seat[];
  readonly cards: readonly Card[];
  readonly success: boolean;
}

/** What everybody at the table can see. */
export interface Table {
  readonly at: Position;
  readonly seats: SeatCount;
  readonly leader: Seat;
  readonly rejections: number;
  readonly proposals: readonly Proposal[];
  readonly results: readonly Result[];
  readonly ended: { readonly winner: Side; readonly ending: Ending } | undefined;
  /** All Character cards, face up, once the game is over. */
  readonly characters: readonly Character[];
}

/** What one seat was told (the server: what all were told). Keyed, never cleared. */
export interface Secret {
  readonly characters: readonly (Character | undefined)[];
  readonly sides: readonly (Side | undefined)[];
  /** By mission, then by seat. */
  readonly played: readonly (readonly (Card | undefined)[] | undefined)[];
}

export interface ResistanceKind {
  readonly table: Table;
  readonly secret: Secret;
  readonly move: Move;
  readonly open: OpenFact;
  readonly whisper: WhisperedFact;
}

export type Known = KnownOf<ResistanceKind>;

export const emptyTable = (seats: SeatCount): Table => ({
  at: { question: 0, stack: [] },
  seats,
  leader: 0 as Seat,
  rejections: 0,
  proposals: [],
  results: [],
  ended: undefined,
  characters: [],
});

export const EMPTY_SECRET: Secret = { characters: [], sides: [], played: [] };

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** A proposal copied in this step, which may therefore still be written. */
type Draft = Writable<Omit<Proposal, 'votes'>> & { readonly votes: (boolean | undefined)[] };

/** One copy for a whole step's facts; what the old table holds is replaced, never written: other viewers still hold it. */
export function see(table: Table, told: readonly OpenFact[]): Table {
  const next: Writable<Table> = { ...table };
  let draft: Draft | undefined;
  for (const fact of told) {
    if (fact.type === 'voted' || fact.type === 'approved' || fact.type === 'rejected') {
      // Facts of several steps may come at once: the draft of an earlier proposal is done with.
      if (draft === undefined || lastProposal(next) !== draft) draft = draftLastProposal(next);
      amend(next, draft, fact);
    } else {
      seeOne(next, fact);
    }
  }
  return next;
}

function draftLastProposal(next: Writable<Table>): Draft {
  const last = lastProposal(next);
  const draft: Draft = { ...last, votes: last.votes.slice() };
  const proposals = next.proposals.slice();
  proposals[proposals.length - 1] = draft;
  next.proposals = proposals;
  return draft;
}

type Ballot = Extract<OpenFact, { readonly type: 'voted' | 'approved' | 'rejected' }>;

function amend(next: Writable<Table>, draft: Draft, fact: Ballot): void {
  if (fact.type === 'voted') {
    draft.votes[fact.seat] = fact.approve;
    return;
  }
  draft.approved = fact.type === 'approved';
  next.rejections = fact.type === 'approved' ? 0 : fact.rejections;
}

function seeOne(next: Writable<Table>, fact: Exclude<OpenFact, Ballot>): void {
  switch (fact.type) {
    case 'at':
      next.at = fact.at;
      return;
    case 'led':
      next.leader = fact.leader;
      return;
    case 'proposed': {
      const { mission, team } = fact;
      next.proposals = [...next.proposals, { mission, leader: next.leader, team, votes: [], approved: undefined }];
      return;
    }
    case 'revealed': {
      const { mission, cards } = fact;
      next.results = [...next.results, { mission, team: lastProposal(next).team, cards, success: false }];
      return;
    }
    case 'result':
      next.results = next.results.map((result) =>
        result.mission === fact.mission ? { ...result, success: fact.success } : result,
      );
      return;
    case 'ended':
      next.ended = { winner: fact.winner, ending: fact.ending };
      return;
    case 'unmasked':
      next.characters = fact.characters;
      return;
  }
}

export function learn(secret: Secret, told: readonly WhisperedFact[]): Secret {
  const next: Writable<Secret> = { ...secret };
  for (const fact of told) {
    switch (fact.type) {
      case 'character':
        next.characters = replaced(next.characters, fact.seat, fact.character);
        break;
      case 'learned':
        for (const seat of fact.about) next.sides = replaced(next.sides, seat, fact.side);
        break;
      case 'played':
        next.played = replaced(
          next.played,
          fact.mission,
          replaced(next.played[fact.mission] ?? [], fact.seat, fact.card),
        );
        break;
    }
  }
  return next;
}

function replaced<V>(list: readonly V[], at: number, value: V): readonly V[] {
  const copy = list.slice();
  copy[at] = value;
  return copy;
}

export function lastProposal(table: Table): Proposal {
  const proposal = table.proposals[table.proposals.length - 1];
  if (proposal === undefined) throw new Error('resistance: nothing was proposed yet');
  return proposal;
}

export const score = (table: Table): Readonly<Record<Side, number>> => {
  const successes = table.results.filter(({ success }) => success).length;
  return { resistance: successes, spy: table.results.length - successes };
};

/** The side of a seat, as far as this secret tells it. */
export const sideKnown = (secret: Secret, seat: Seat): Side | undefined => {
  const character = secret.characters[seat];
  return character === undefined ? secret.sides[seat] : sideOf(character);
};
