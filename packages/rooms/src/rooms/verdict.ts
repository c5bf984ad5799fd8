import type { Kind, Match } from '@reseau/core';
import type { GameId } from '@reseau/games';
import type { ErrorCode } from '@reseau/protocol';
import type { RoomEvent } from './event.ts';
import type { Pace } from './pace.ts';
import type { Timings } from './room-context.ts';

export interface Refusal {
  readonly ok: false;
  readonly code: ErrorCode;
  readonly reason?: string;
}
export interface Accepted {
  readonly ok: true;
  readonly events: readonly RoomEvent[];
  /** To which match they lead, where that is known. */
  readonly match?: Match<Kind>;
}
/** What the room says to a request: events that are to be made durable, or why not. */
export type Verdict = Accepted | Refusal;

export const refuse = (code: ErrorCode, reason?: string): Refusal =>
  reason === undefined ? { ok: false, code } : { ok: false, code, reason };

export const accept = (...events: readonly RoomEvent[]): Accepted => ({ ok: true, events });

/** What a decision may rest on besides the room itself. */
export interface DecisionContext extends Pace {
  /** All that a table may store is stored: a match under way is played to its end, and no more. */
  readonly isSpent: boolean;
  readonly timings: Timings;
  /** Whether a member has stored as much beside the play as they may: talk, codes, coming and going. */
  hasSaidAll(member: string): boolean;
  /** Whether a host has used the host's means as often as they may. */
  hasRuledAll(member: string): boolean;
  /** Whether this host has set the table as often as they may. */
  hasSetAll(member: string): boolean;
  /** Whether newcomers have stored all that they may: all together, or those from this address. */
  isCrowded(address: string | undefined): boolean;
  /** Whether one more may come in from this address, to a seat or to the bench. */
  hasRoom(address: string | undefined, hasSeat: boolean): boolean;
  /** What a new table of a game is set to here, beyond the game's own defaults. */
  readonly defaultOptions: Readonly<Partial<Record<GameId, object>>>;
  /** For the next deal. */
  newSeed(): string;
  /** Since when a member has been connected without a break; undefined for one who is not. */
  onlineSince(member: string): number | undefined;
  /** For how long a member has been away, in milliseconds; 0 for one who is here. */
  awayFor(member: string): number;
}
