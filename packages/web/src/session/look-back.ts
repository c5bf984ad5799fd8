import type { Kind, Known, Seat } from '@reseau/core';

/** A moment of a match that is over, with all that was hidden. */
export interface PastMoment {
  /** What the server knew, after it. */
  readonly all: Known<Kind>;
  /** What it told, whispers included. */
  readonly facts: readonly object[];
  /** The answers that it was decided by. */
  readonly choices: readonly { readonly actor: Seat | 'clock'; readonly move: object }[];
}

/** A whole match that is over. */
export interface Past {
  readonly moments: readonly PastMoment[];
  /** Of those who sit there at the moment that is looked at. */
  readonly names: readonly string[];
  /** Of those who sat there at any moment. */
  namesAt(at: number): readonly string[];
  readonly options: object;
}

/** Something that was hidden, told plainly. */
export interface HiddenPart {
  readonly title: string;
  readonly lines: readonly string[];
}

/** How something went over the moments of a match. */
export interface Chart {
  readonly title: string;
  /** What is drawn, and how it was worked out. */
  readonly how: string;
  readonly series: readonly { readonly name: string; readonly values: readonly number[] }[];
  /** A value in words. */
  say(value: number): string;
  /** Where it turned: the moment, and what happened. */
  readonly turns: readonly { readonly at: number; readonly says: string }[];
}

/** What a game adds when a match of it is looked back at; fetched only then. */
export interface LookBack {
  /** In which round the table is: 0 before the first. */
  round(table: unknown): number;
  roundName(round: number): string;
  /** What nobody, or not everybody, knew at this moment. */
  hidden(past: Past, at: number): readonly HiddenPart[];
  charts(past: Past): readonly Chart[];
}
