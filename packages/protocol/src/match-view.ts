import type { LateTold, Seat, Viewer } from '@reseau/core';
import type { CallKind } from './names.ts';

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
