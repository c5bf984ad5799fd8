import type { Entry, Kind, SaidPhrase, SealedDeal } from '@reseau/core';
import type { GameId } from './ids.ts';

export const MATCH_FILE = 'match';
export const MATCH_FILE_VERSION = 3;

/** Whose seat it was: a person's, or that of a bot of this level. */
export interface Person {
  readonly name: string;
  /** Which colour and symbol. */
  readonly mark?: number;
  readonly bot?: string;
}

/** Who sat down later, after so many of the entries and of the phrases. */
interface SittingNote {
  readonly after?: number;
  readonly phrases?: number;
  /** Of old, instead: before this question was answered. */
  readonly question?: number;
  readonly seat: number;
  readonly who: string;
  readonly name: string;
  /** Who sat there until then, if somebody else. */
  readonly of?: Person;
}

interface Line {
  readonly name: string;
  readonly text: string;
  /** In milliseconds since 1970. */
  readonly at: number;
  /** Among those who watched: who played did not read it then. */
  readonly bench?: boolean;
  /** After so many of the entries; of old it was not written. */
  readonly after?: number;
}

/** About the people. The match does not rest on it: it can be taken out of the file. */
export interface Beside {
  readonly table?: string;
  readonly match?: number;
  readonly at?: number;
  /** Who had the seats at the end. */
  readonly people?: readonly Person[];
  readonly sittings?: readonly SittingNote[];
  readonly lines?: readonly Line[];
}

/** Where all chance of the match came from. */
export interface DealRecord extends SealedDeal {
  /** The hash of the server's part, which every device was sent before anything else was fixed. */
  readonly commitment: string;
  /** What follows from all parts, and what the match was dealt from. */
  readonly dealtFrom: string;
}

/** Before deals were sealed: one seed, and its hash, which every device was sent before the deal. */
interface FormerDeal {
  readonly seed: string;
  readonly commitment: string;
}

interface Record {
  readonly reseau: typeof MATCH_FILE;
  readonly game: GameId;
  readonly seats: number;
  /** Complete, with the cards that were played with. */
  readonly options: object;
  readonly entries: readonly Entry<Kind>[];
  /** What was said without words, each after so many entries. By seat: it is about nobody's name. */
  readonly phrases?: readonly SaidPhrase[];
  readonly beside?: Beside;
}

/** The record of a match that is over, as it is kept in a file (docs/record.md). */
export type MatchFile = Record &
  (
    | { readonly version: 2 | typeof MATCH_FILE_VERSION; readonly deal: DealRecord }
    | { readonly version: 1; readonly deal: FormerDeal }
  );
