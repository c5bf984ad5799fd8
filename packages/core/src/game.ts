import type { AnyOpen, AnyWhisper } from './fact.ts';
import type { AnyMove, Options } from './options.ts';
import type { Rng } from './rng.ts';
import type { Actor, Seat, Viewer } from './seat.ts';

/** The types a game is made of. */
export interface Kind {
  readonly table: unknown;
  readonly secret: unknown;
  readonly move: AnyMove;
  readonly open: AnyOpen;
  readonly whisper: AnyWhisper;
  /** The codes of its refusals; any, where a game has no list of them. */
  readonly reason?: string;
}

export type FactOf<K extends Kind> = K['open'] | K['whisper'];

/** What a viewer knows: the table that all share, and the secrets told to this viewer (to the server: all of them). */
export interface Known<K extends Kind> {
  readonly table: K['table'];
  readonly secret: K['secret'];
}

/** How much of a sealed question shows before it is decided: which seats have chosen, how many, or nothing at all. */
export const PROGRESS = ['seats', 'count', 'none'] as const;
export type Progress = (typeof PROGRESS)[number];

/** Who is asked. Being asked is public, so this may depend on the table alone. */
export interface Ask {
  /** Sealed: decided once, when all of these have chosen. */
  readonly must: readonly Seat[];
  /** Open: each move is decided as it comes; the clock is only ever among these. */
  readonly may: readonly Actor[];
  readonly progress: Progress;
}

export interface Turn extends Ask {
  /** Grows whenever the table moves on. Every move names the question it answers, so a late one is refused. */
  readonly question: number;
}

/** The moves to decide on: all sealed ones, or a single open one. */
export interface Moves<M> {
  get(actor: Actor): M | undefined;
}

export const DEGREES = ['won', 'part', 'lost'] as const;
export type Degree = (typeof DEGREES)[number];

export interface Outcome {
  readonly degrees: readonly Degree[];
  readonly reason: string;
}

/**
 * A clock that runs with the match, not with the question. Each time `everyMs` of unpaused time have passed since the deal
 * or since its last tick, the clock moves `{ type: 'tick' }`. Time is read off the times of
 * the record, so that it survives a restart; what passed while paused does not count.
 */
export interface Pulse {
  readonly everyMs: number;
  readonly paused: boolean;
}

/** Why a move is not legal: a code that the client has words for. */
export type Reason = string;

/** The refusals of one game. */
export type ReasonOf<K extends Kind> = K extends { readonly reason: infer R extends Reason } ? R : Reason;

/** The refusal of a step that gives no reason. */
export type NoReason = 'illegal';

/**
 * The rules of one game at one table. Pure: no clock, no chance but the `Rng` passed in. Methods that must not depend on
 * a secret are given none.
 */
export interface Game<K extends Kind> {
  readonly seats: readonly Seat[];
  readonly empty: Known<K>;
  deal(rng: Rng): readonly FactOf<K>[];
  /** Folds a whole step's facts at once. Total, and the same code at server and client. */
  see(table: K['table'], told: readonly K['open'][]): K['table'];
  learn(secret: K['secret'], told: readonly K['whisper'][]): K['secret'];
  turn(table: K['table']): Turn;
  /** From that seat's own knowledge; the clock has an empty secret. */
  options(known: Known<K>, actor: Actor): Options<K['move']>;
  /** Words a refusal; it can never make a move legal. */
  why(known: Known<K>, actor: Actor, raw: unknown): ReasonOf<K> | NoReason;
  /** Given the server's knowledge. A turn that asks nobody is decided with no moves. */
  decide(known: Known<K>, moves: Moves<K['move']>, rng: Rng): readonly FactOf<K>[];
  outcome(table: K['table']): Outcome | undefined;
  /** The clock of the match, if it has one; asked anew after every decision. The clock is among those who may move while it runs. */
  pulse?(table: K['table']): Pulse | undefined;
  /** In an open question: those without whom it does not end. All who may move, unless the game says otherwise. */
  waitsFor?(table: K['table']): readonly Actor[];
}

/** What a game declares about its secrets, for the laws that test it and for bots that imagine other worlds. */
export interface Worlds<K extends Kind> {
  /** Whether the choices of the question at hand are public once decided. */
  shown(table: K['table']): boolean;
  /** Every other secret that deciding the question at hand tells this viewer; anything comparable as JSON. */
  reveals(known: Known<K>, moves: Moves<K['move']>, viewer: Viewer): unknown;
  /** What the deal alone tells this viewer, public part included; said from the server's knowledge right after the deal. */
  dealt(known: Known<K>, viewer: Viewer): unknown;
  /** A server's secret that this viewer, knowing the given pair, cannot tell from the true one; drawn at random. */
  twin(known: Known<K>, viewer: Viewer, rng: Rng): K['secret'];
}

/** What a game offers to those who lay out a table by hand: scenarios, puzzles, tests. */
export interface Arranged<K extends Kind> {
  /** The facts of a deal given as plain data, in place of the shuffle; or a code for why it is no deal of this game. */
  arrange(deal: unknown): readonly FactOf<K>[] | Reason;
  /** The deal of a match as such data, from the server's knowledge right after it. */
  layout(known: Known<K>): unknown;
}
