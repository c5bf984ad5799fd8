import { type Known as KnownOf, type Position, put, type Seat, seatAt, type Writable } from '@reseau/core';
import { type Card, type Character, type Side, sideOf } from './characters.ts';
import type { Mission, SeatCount } from './data/tables.ts';
import {
  type Ending,
  type Line,
  type ModuleOpen,
  type ModuleWhisper,
  type OpenFact,
  showsSpies,
  type WhisperedFact,
} from './facts.ts';
import type { Move } from './moves.ts';
import type { Reason } from './reasons.ts';
import type { FoldSlices, Slices } from './slice.ts';

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
  /** Counted from 1. What happens between a mission and the next leader still belongs to the round of that mission. */
  readonly round: number;
  readonly leader: Seat;
  readonly rejections: number;
  readonly proposals: readonly Proposal[];
  readonly results: readonly Result[];
  /** The mission whose cards lie face down. */
  readonly laid: Mission | undefined;
  /** Cards that were laid face up. */
  readonly exposed: readonly { readonly mission: Mission; readonly seat: Seat; readonly card: Card }[];
  readonly ended: { readonly winner: Side; readonly ending: Ending; readonly alone?: Seat } | undefined;
  /** All Character cards, face up, once the game is over. */
  readonly characters: readonly Character[];
  /** What each module keeps in view. */
  readonly slices: Slices;
}

/** What one seat was told (the server: what all were told). Keyed, never cleared. */
export interface Secret {
  readonly characters: readonly (Character | undefined)[];
  /** What the reveal showed, and to whom. */
  readonly recognised: readonly { readonly seat: Seat; readonly line: Line; readonly about: readonly Seat[] }[];
  /** Looks at somebody's side. */
  readonly learned: readonly {
    readonly seat: Seat;
    readonly about: Seat;
    readonly side: Side;
    readonly round: number;
  }[];
  /** By mission, then by seat. */
  readonly played: readonly (readonly (Card | undefined)[] | undefined)[];
  /** Looks at cards on the table. */
  readonly saw: readonly {
    readonly seat: Seat;
    readonly mission: Mission;
    readonly of: Seat;
    readonly card: Card;
  }[];
  /** What each module keeps hidden. */
  readonly slices: Slices;
}

export interface ResistanceKind {
  readonly table: Table;
  readonly secret: Secret;
  readonly move: Move;
  readonly open: OpenFact;
  readonly whisper: WhisperedFact;
  readonly reason: Reason;
}

export type Known = KnownOf<ResistanceKind>;

export const emptyTable = (seats: SeatCount): Table => ({
  at: { question: 0, stack: [] },
  seats,
  round: 0,
  leader: seatAt(0),
  rejections: 0,
  proposals: [],
  results: [],
  laid: undefined,
  exposed: [],
  ended: undefined,
  characters: [],
  slices: {},
});

export const EMPTY_SECRET: Secret = {
  characters: [],
  recognised: [],
  learned: [],
  played: [],
  saw: [],
  slices: {},
};

/** A proposal copied in this step, which may therefore still be written. */
type Draft = Writable<Omit<Proposal, 'votes'>> & { readonly votes: (boolean | undefined)[] };

/** One copy for a whole step's facts; what the old table holds is replaced, never written: other viewers still hold it. */
export function see(table: Table, told: readonly OpenFact[], seeSlices: FoldSlices): Table {
  const [first] = told;
  // Half of all steps run by themselves and only say where play goes on.
  if (told.length === 1 && first?.type === 'at') return { ...table, at: first.at };
  const next: Writable<Table> = { ...table, slices: seeSlices(table.slices, told) };
  let draft: Draft | undefined;
  for (const fact of told) {
    if (fact.type === 'voted' || fact.type === 'approved' || fact.type === 'rejected') {
      // Facts of several steps may come at once: the draft of an earlier proposal is done with.
      if (draft === undefined || lastProposal(next) !== draft) draft = draftLastProposal(next);
      amend(next, draft, fact);
    } else {
      // Facts of modules are for their slices alone: none of the cases is theirs.
      seeOne(next, fact as BaseFact);
    }
  }
  return next;
}

function draftLastProposal(next: Writable<Table>): Draft {
  const last = lastProposal(next);
  const draft: Draft = { ...last, votes: last.votes.slice() };
  next.proposals = put(next.proposals, next.proposals.length - 1, draft);
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

type BaseFact = Exclude<OpenFact, Ballot | ModuleOpen>;

function seeOne(next: Writable<Table>, fact: BaseFact): void {
  switch (fact.type) {
    case 'at':
      next.at = fact.at;
      return;
    case 'round':
      next.round = fact.round;
      return;
    case 'led':
      next.leader = fact.leader;
      return;
    case 'proposed': {
      const { mission, team } = fact;
      next.proposals = [...next.proposals, { mission, leader: next.leader, team, votes: [], approved: undefined }];
      return;
    }
    case 'laid':
      next.laid = fact.mission;
      return;
    case 'exposed':
      next.exposed = [...next.exposed, { mission: fact.mission, seat: fact.seat, card: fact.card }];
      return;
    case 'revealed': {
      const { mission, cards } = fact;
      next.laid = undefined;
      next.results = [...next.results, { mission, team: lastProposal(next).team, cards, success: false }];
      return;
    }
    case 'result':
      next.results = next.results.map((result) =>
        result.mission === fact.mission ? { ...result, success: fact.success } : result,
      );
      return;
    case 'ended':
      next.ended = {
        winner: fact.winner,
        ending: fact.ending,
        ...(fact.alone === undefined ? {} : { alone: fact.alone }),
      };
      return;
    case 'unmasked':
      next.characters = fact.characters;
      return;
  }
}

export function learn(secret: Secret, told: readonly WhisperedFact[], learnSlices: FoldSlices): Secret {
  const next: Writable<Secret> = { ...secret, slices: learnSlices(secret.slices, told) };
  for (const fact of told) learnOne(next, fact as Exclude<WhisperedFact, ModuleWhisper>);
  return next;
}

function learnOne(next: Writable<Secret>, fact: Exclude<WhisperedFact, ModuleWhisper>): void {
  switch (fact.type) {
    case 'character':
      next.characters = put(next.characters, fact.seat, fact.character);
      return;
    case 'recognised':
      next.recognised = [...next.recognised, { seat: fact.seat, line: fact.line, about: fact.about }];
      return;
    case 'learned':
      next.learned = [...next.learned, { seat: fact.seat, about: fact.about, side: fact.side, round: fact.round }];
      return;
    case 'played':
      next.played = put(next.played, fact.mission, put(next.played[fact.mission] ?? [], fact.seat, fact.card));
      return;
    case 'saw':
      next.saw = [...next.saw, { seat: fact.seat, mission: fact.mission, of: fact.of, card: fact.card }];
      return;
  }
}

export function lastProposal(table: Table): Proposal {
  const proposal = table.proposals[table.proposals.length - 1];
  if (proposal === undefined) throw new Error('resistance: nothing was proposed yet');
  return proposal;
}

/** Teams rejected in this round before the one at hand, whatever has become of it: an approval sets the count itself back. */
export function rejectedBefore({ proposals }: Pick<Table, 'proposals'>): number {
  const earlier = proposals.slice(0, -1);
  return earlier.length - 1 - earlier.findLastIndex(({ approved }) => approved === true);
}

export const score = (table: Table): Readonly<Record<Side, number>> => {
  const successes = table.results.filter(({ success }) => success).length;
  return { resistance: successes, spy: table.results.length - successes };
};

/** The round in which a mission was played, or is being played. */
export const roundOfMission = (table: Table, mission: Mission): number => {
  const played = table.results.findIndex((result) => result.mission === mission);
  return played < 0 ? table.round : played + 1;
};

export const characterOf = (secret: Secret, seat: Seat): Character => {
  const character = secret.characters[seat];
  if (character === undefined) throw new Error(`resistance: seat ${seat} has no character here`);
  return character;
};

/** The printed side of a seat, known from one's own card or the reveal. Not from a look: that shows the side in its round, and sides change. */
export function sideKnown({ characters, recognised }: Secret, seat: Seat): Side | undefined {
  const character = characters[seat];
  if (character !== undefined) return sideOf(character);
  return recognised.some(({ line, about }) => showsSpies(line) && about.includes(seat)) ? 'spy' : undefined;
}
