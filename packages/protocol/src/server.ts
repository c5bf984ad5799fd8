import type { Seat } from '@reseau/core';
import type { GameId } from '@reseau/games';
import type { BotLevel, ClockSeconds } from './names.ts';

/** Codes for everything that can be refused. The client has the words for each, in every language. */
export const ERROR_CODES = [
  'badMessage',
  'badVersion',
  'tooLarge',
  'tooMany',
  'noSuchRoom',
  'roomFull',
  'roomBusy',
  'tableSpent',
  'nameTaken',
  'badToken',
  'notMember',
  'notHost',
  'notInLobby',
  'notPlaying',
  'notOver',
  'noSuchMember',
  'badOptions',
  'handoverOver',
  'over',
  'stale',
  'notAsked',
  'illegal',
  'unavailable',
  'internal',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export const ROOM_PHASES = ['lobby', 'playing', 'over'] as const;
export type RoomPhase = (typeof ROOM_PHASES)[number];

export interface MemberView {
  readonly id: string;
  readonly name: string;
  readonly kind: 'person' | 'bot';
  readonly level?: BotLevel;
  /** A bot that took the seat of somebody who left in the middle of the match; it goes with the rematch. */
  readonly standIn?: true;
  readonly host: boolean;
  /** A bot is always here. */
  readonly online: boolean;
  /** Away for a while, and the match waits for this one: the host may want to give the seat to a bot (`kick`). */
  readonly holdsUp?: true;
}

/** What everybody in a room may know of it, but for the match itself. */
export interface RoomView {
  readonly code: string;
  readonly game: GameId;
  readonly phase: RoomPhase;
  /** Counts the matches played here; 0 before the first. */
  readonly match: number;
  readonly options: object;
  readonly clock: ClockSeconds;
  /** In the order around the table: while a match is on, the index is the seat. */
  readonly members: readonly MemberView[];
  /** In the lobby: why the match cannot start, as the game's own code. */
  readonly problem?: string;
  /** SHA-256 of the match's seed, told before the deal; the seed itself once the match is over. */
  readonly commitment?: string;
  readonly seed?: string;
  /** Of the server's addresses, the one that the host wants invitations to lead to. */
  readonly address?: string;
}

export interface ChatLine {
  readonly member: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

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
  /** The clock stands still. */
  readonly paused?: true;
}

/** A question that the clock has decided: the rules filled in what was missing. */
export interface LateView {
  readonly question: number;
  /** For whom, where all see who has chosen; elsewhere at most this viewer's own seat. */
  readonly seats?: readonly Seat[];
}

export type ServerMessage =
  | { readonly t: 'welcome'; readonly version: number; readonly you?: { readonly id: string } }
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
  | { readonly t: 'progress'; readonly progress: ProgressView }
  | { readonly t: 'lines'; readonly from: number; readonly lines: readonly ChatLine[] }
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
}

/** GET /api/rooms/CODE, for the page on which one joins. */
export interface RoomDoor {
  readonly code: string;
  readonly game: GameId;
  readonly phase: RoomPhase;
  readonly members: number;
  readonly most: number;
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
