import type { Seat } from '@reseau/core';
import type { Sound } from '../device/sounds.ts';

/** A line of the log: told from facts, in whatever language is open when it is read. */
export interface Entry {
  readonly tone: 'plain' | 'blue' | 'red' | 'gold' | 'violet' | 'head';
  /** To whoever sits at this seat, or to somebody who watches. */
  tell(names: readonly string[], me?: Seat): string;
  /** For whom the clock has answered, where this line says so. */
  readonly late?: readonly Seat[];
  /** The fact that it tells. */
  readonly fact: object;
  /** It tells the result, which is counted out first. */
  readonly result?: true;
}

/** One moment that deserves a stage of its own. What it shows is its game's business; when, is told by its beats. */
export interface Scene {
  readonly beats: readonly Beat[];
  /** Seen in passing, while play goes on: the game's own board draws it. Whatever has the page to itself comes before it. */
  readonly passing?: true;
}

export interface Beat {
  readonly ms: number;
  readonly sound?: Sound;
  say?(names: readonly string[]): string;
}

/** A line of the log as it is read: who sits there now gives the names, and every line is told of whoever sat there then. */
export type Line = Pick<Entry, 'tone' | 'tell'>;

/** Where a seat has changed hands: the table as it stood then. */
export interface Handed {
  readonly table: unknown;
  tell(): string;
}
