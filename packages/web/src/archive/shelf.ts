import { DEGREES } from '@reseau/core';
import { anything, count, fields, list, number, one, type Problem, text } from '@reseau/core/parse';
import { GAME_IDS, matchFormIn } from '@reseau/games';
import type { KeptMatch } from './kept-matches.ts';

const SHELF = 'matches';
const SHELF_VERSION = 1;

/** A match with its record, as a file of many holds it. */
export interface Shelved extends KeptMatch {
  readonly record: unknown;
}

/** What was in a file of many matches. */
export interface ShelfRead {
  readonly matches: readonly Shelved[];
  /** How many had no record that can be read. */
  readonly unread: number;
}

const FILE = fields(
  {
    reseau: one([SHELF]),
    version: one([SHELF_VERSION]),
    matches: list(
      fields(
        {
          key: text,
          table: text,
          match: count,
          game: one(GAME_IDS),
          at: number,
          names: list(text),
          seat: count,
          record: anything,
        },
        { degree: one(DEGREES) },
      ),
    ),
  },
  {},
);

/** All matches that a device has kept, as one file (docs/record.md). */
export const shelfOf = (matches: readonly Shelved[]): string =>
  JSON.stringify({ reseau: SHELF, version: SHELF_VERSION, matches });

/** Reads such a file; nothing if it is none. */
export function readShelf(raw: unknown): ShelfRead | undefined {
  const problems: Problem[] = [];
  const file = FILE(raw, 'file', problems);
  if (problems.length > 0) return undefined;
  const matches = file.matches.filter(({ game, record }) => {
    const read = matchFormIn(record);
    return read.ok && read.form.game === game;
  });
  return { matches, unread: file.matches.length - matches.length };
}
