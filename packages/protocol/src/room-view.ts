import type { GameId } from '@reseau/games';
import type { BotLevel, CallKind, ClockSeconds, TalkSeconds } from './names.ts';

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
