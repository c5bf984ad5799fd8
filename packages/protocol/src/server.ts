import type { LateTold, Phrase, Seat, Viewer } from '@reseau/core';
import type { GameId } from '@reseau/games';
import type { ErrorCode } from './error-codes.ts';
import type { BotLevel, CallKind, ClockSeconds, Reaction, TalkSeconds } from './names.ts';

/** `sealing`: seats and options are fixed, and the devices of all who play add their part to the deal. */
export const ROOM_PHASES = ['lobby', 'sealing', 'playing', 'over'] as const;
export type RoomPhase = (typeof ROOM_PHASES)[number];

export interface MemberView {
  readonly id: string;
  readonly name: string;
  readonly kind: 'person' | 'bot';
  readonly level?: BotLevel;
  /** A bot that plays on for this person, who is away or has left; it goes when they come back, or with the rematch. */
  readonly standIn?: true;
  readonly host: boolean;
  /** A bot is always here. */
  readonly online: boolean;
  /** Which colour and symbol. */
  readonly mark: number;
  /** Matches won at this table. */
  readonly wins?: number;
  readonly muted?: true;
  /** Away for a while, and the match waits for this one: the host may have a bot play on (`standIn`). */
  readonly holdsUp?: true;
  /** Away, and the match waits for this one. */
  readonly waitedFor?: true;
  /** When a bot will play on for somebody who is away, by the server's clock. */
  readonly standInAt?: number;
  /** Has the seat of this member, who was away, until they are back. */
  readonly keeps?: string;
  /** Is asked in a call: plays, or between matches belongs to the table, and is here or has been away for a short while only. */
  readonly counts?: true;
}

/** How long questions may stay open, in seconds. */
export interface ClocksView {
  /** A question to one seat. */
  readonly alone: ClockSeconds;
  /** One that several are asked. */
  readonly together: ClockSeconds;
  /** Before somebody has to decide for all. */
  readonly talk: TalkSeconds;
}

/** What the table is asked to agree on. Who asked and who has answered is told to nobody. */
export interface CallView {
  readonly call: number;
  readonly kind: CallKind;
  /** Whom it concerns. */
  readonly member?: string;
  /** Until when, by the server's clock. */
  readonly until: number;
}

/** Roles are dealt, and nobody is asked anything yet. */
export interface RolesView {
  /** How many people are ready, and how many there are; not told where others play than were dealt to. */
  readonly ready?: number;
  readonly of: number;
  /** From when on one may be ready, by the server's clock. */
  readonly earliest: number;
}

/** The deal is sealed: the seating is that of `members`, the options are those of the room. */
export interface SealingView {
  /** The hash of each person's salt, by member, once all are in. */
  readonly hashes?: Readonly<Record<string, string>>;
}

/** An attempt to seal the deal that came to nothing. */
export interface UnsealedView {
  /** Whose devices did not answer in time, or who went, by name; nobody, if the room itself was interrupted. */
  readonly missing: readonly string[];
  /** Whose devices have had a part in this deal on other terms, or in a later one, by name: the table's data was put back. */
  readonly ahead?: readonly string[];
}

/** Somebody on the bench asks for a seat. */
export interface ClaimView {
  readonly member: string;
  readonly seat: string;
}

/** What the last match came to. */
export interface LastView {
  readonly match: number;
  readonly game: GameId;
  /** Who won it; absent if it was called off. */
  readonly won?: readonly string[];
}

/** What everybody in a room may know of it, but for the match itself. */
export interface RoomView {
  readonly code: string;
  readonly game: GameId;
  readonly phase: RoomPhase;
  /** Counts the matches played here; 0 before the first. */
  readonly match: number;
  readonly options: object;
  /** While a match is on, those that run in it. */
  readonly clocks: ClocksView;
  /** Whether a bot plays on for whoever is away too long. */
  readonly standIns: boolean;
  readonly locked?: true;
  /** Nobody writes at this table; there are no phrases. */
  readonly chatOff?: true;
  readonly phrasesOff?: true;
  /** Seats are drawn anew for each match. */
  readonly shuffle?: true;
  /** In the order around the table: while a match is on, the index is the seat. */
  readonly members: readonly MemberView[];
  /** People without a seat: they see what all see, and have a place at the next match as far as there are seats. */
  readonly bench: readonly MemberView[];
  /** When it was found that the last of what happened here is lost; until the next deal. */
  readonly cutShort?: number;
  /** When what was told in the match was changed to what the rules tell now; until the next deal. */
  readonly repaired?: number;
  /** How often what is stored was changed beneath the table; absent for never. A client says hello with the one it has. */
  readonly edition?: number;
  /** The host keeps the place for this one, who has it again on return. */
  readonly hostKeeps?: string;
  /** Put out by the host, who may let them in again. */
  readonly removed?: readonly { readonly id: string; readonly name: string }[];
  readonly sealing?: SealingView;
  /** In the lobby: why there are no cards yet. */
  readonly unsealed?: UnsealedView;
  /** Which attempt this is to deal the match, or the next one while in the lobby; absent for the first. */
  readonly attempt?: number;
  readonly roles?: RolesView;
  /** How many must agree to a call, or all who are asked if they are fewer; absent for more than half. */
  readonly agreement?: number;
  readonly call?: CallView;
  /** Nothing happens until the table goes on. */
  readonly paused?: true;
  readonly claims?: readonly ClaimView[];
  readonly last?: LastView;
  /** In the lobby: why the match cannot start, as the game's own code. */
  readonly problem?: string;
  /** SHA-256 of the server's part of the deal, told before anything else of it is fixed; the part itself once the match is over. */
  readonly commitment?: string;
  readonly seed?: string;
  /** Of the server's addresses, the one that the host wants invitations to lead to. */
  readonly address?: string;
}

interface Line {
  readonly member: string;
  readonly name: string;
  readonly at: number;
}

/** What somebody wrote. */
export interface WrittenLine extends Line {
  readonly text: string;
  readonly phrase?: undefined;
}

/** What somebody said without words. */
export interface PhraseLine extends Line {
  readonly game: GameId;
  readonly phrase: Phrase;
  /** Whom it is about, as they were called then. */
  readonly called: readonly string[];
  readonly text?: undefined;
}

export type ChatLine = WrittenLine | PhraseLine;

/** How the question at hand stands, as far as this viewer may know. */
export interface ProgressView {
  readonly match: number;
  readonly question: number;
  /** Which seats have chosen, or how many of how many; absent where the rules hide it. */
  readonly chosen?: { readonly seats: readonly Seat[] } | { readonly count: number; readonly of: number };
  /** This seat's own sealed choice. */
  readonly mine?: unknown;
  /** Milliseconds until the time is up, when this was sent. */
  readonly left?: number;
  /** Of these, so many are for the decision; before them, the table talks. */
  readonly decide?: number;
  /** Whoever is asked may take more time. */
  readonly more?: true;
  /** The clock stands still. */
  readonly paused?: true;
}

/** Who sat in a seat: a person, or a bot of its own. */
export interface SitterView {
  readonly name: string;
  readonly mark: number;
  readonly bot?: string;
}

/** Who sat down in a seat in the middle of the match: a person, or a bot that plays on for one. */
export interface SittingView {
  /** After so many of the facts that everybody hears. */
  readonly told: number;
  readonly seat: Seat;
  readonly who: 'standIn' | 'back' | 'another';
  /** Of whom it is told, as called at that time. */
  readonly name: string;
  /** Who sat there until then; absent where it is the same person, or the bot that plays for them. */
  readonly of?: SitterView;
}

/** What became of the table in the middle of the match. */
export interface NoteView {
  /** As of a sitting. */
  readonly told: number;
  /** How many of the sittings came before it. */
  readonly after: number;
  /** Whether it stands still or goes on, that a clock runs from now on, who is host now, or that nothing came of a call. */
  readonly what: 'paused' | 'resumed' | 'clock' | 'host' | 'vain';
  /** Of the call. */
  readonly kind?: CallKind;
  /** Of whom it is told, as called at that time. */
  readonly name?: string;
}

/** What was played for somebody, and at which question. */
export interface DeedView {
  readonly question: number;
  readonly move: object;
}

/** What this viewer alone is told of itself. */
export interface YouView {
  readonly id: string;
  /** The seat's own card was opened, or the match has begun. */
  readonly opened?: true;
  readonly ready?: true;
  /** The own answer to the call at hand. */
  readonly agreed?: boolean;
  /** From when on this one may ask the table again, by the server's clock. */
  readonly callAgainAt?: number;
  /** Was host here until somebody else became it, and not by the own hand. */
  readonly deposed?: true;
  /** The table has agreed to put a bot in this one's place until the match is over. */
  readonly benched?: true;
  /** Had a seat of this match, in person: neither chats nor reacts until it is over. */
  readonly silent?: true;
  /** Watches from a device on which somebody has or had a seat of this match: silent, and told nothing of the bench until it is over. */
  readonly shares?: true;
}

/** A question that the clock has decided: the rules filled in what was missing. */
export type LateView = LateTold;

/** Where somebody looks back at the match that is over. */
export interface ReviewView {
  readonly match: number;
  /** Who leads. */
  readonly member: string;
  /** The moment, counted from 0. */
  readonly at: number;
  readonly as: Viewer;
  /** Whether what was hidden is shown. */
  readonly unmasked: boolean;
}

/** `pad` makes a message so long that its length tells nothing. Nobody reads it. */
export type ServerMessage = Message & { readonly pad?: string };

type Message =
  | {
      readonly t: 'welcome';
      readonly version: number;
      readonly you?: YouView;
      /** The server's clock, in milliseconds: times that are told are by it. */
      readonly now: number;
      /** The code that brings this seat back on another device. */
      readonly recovery?: string;
    }
  | { readonly t: 'you'; readonly you: YouView }
  | { readonly t: 'room'; readonly room: RoomView }
  /** Facts of this viewer, numbered by the viewer's own counter. `from` 0 starts the match anew. */
  | {
      readonly t: 'facts';
      readonly match: number;
      readonly from: number;
      readonly facts: readonly unknown[];
      /** Of the questions that these facts answer, and perhaps of earlier ones. */
      readonly late?: readonly LateView[];
    }
  /** Who has sat down where since the deal; the whole list, whenever it grows. */
  | {
      readonly t: 'sittings';
      readonly match: number;
      readonly sittings: readonly SittingView[];
      readonly notes?: readonly NoteView[];
    }
  /** What was played for this one while they were away, told when they are in the own seat again: the last of it, and how much came before. */
  | {
      readonly t: 'deputed';
      readonly match: number;
      readonly before: number;
      readonly deeds: readonly DeedView[];
    }
  | { readonly t: 'draft'; readonly question: number; readonly seats: readonly Seat[] }
  /** Absent: nobody leads any more. */
  | { readonly t: 'review'; readonly review?: ReviewView }
  | { readonly t: 'reaction'; readonly member: string; readonly reaction: Reaction }
  | { readonly t: 'progress'; readonly progress: ProgressView }
  /** With `bench`, of those who watch: numbered apart, and told to whoever plays once the match is over. */
  | { readonly t: 'lines'; readonly from: number; readonly lines: readonly ChatLine[]; readonly bench?: true }
  /** The request was applied and is durable. */
  | { readonly t: 'done'; readonly id: string; readonly secret?: string }
  | { readonly t: 'refused'; readonly id: string; readonly code: ErrorCode; readonly reason?: string }
  /** The connection ends after this one. */
  | { readonly t: 'bye'; readonly code: ErrorCode | 'moved' | 'elsewhere' | 'kicked' | 'restarting' }
  | { readonly t: 'pong' };

/** Answer to opening or joining a room. The token is the member's key to the seat. */
export interface Joined {
  readonly code: string;
  readonly token: string;
  readonly id: string;
  /** To be kept somewhere else: it brings the seat back when the device is lost. */
  readonly recovery: string;
}

/** GET /api/rooms/CODE, for the page on which one joins. */
export interface RoomDoor {
  readonly code: string;
  readonly game: GameId;
  readonly phase: RoomPhase;
  readonly members: number;
  readonly most: number;
  /** Who is here, by name: people at the table and on the bench. */
  readonly people: readonly string[];
  /** Seats that bots play. */
  readonly bots?: number;
  readonly host?: string;
  /** Nobody new comes in. */
  readonly locked?: true;
}

/** GET /api/house: where invitations can lead. An address is an origin, such as http://192.168.1.5:3000. */
export interface NetworkView {
  /** The one that whoever runs the server has set. */
  readonly publicUrl?: string;
  /** Those of the machine on its networks, the likeliest first. Told to its neighbours alone. */
  readonly addresses?: readonly string[];
  /** Told with them: no other machine is listened to. */
  readonly loopbackOnly?: true;
}

export interface Failure {
  readonly error: ErrorCode;
  readonly reason?: string;
}
