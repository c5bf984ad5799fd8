import { type Entry, type Kind, understand } from '@reseau/core';
import type { Problem } from '@reseau/core/parse';
import type { AnyGame } from './catalogue.ts';

/** What is wrong with a file that should be a record: the first thing, for the client to say in words. */
export type RecordProblem =
  | { readonly code: 'notRecord' }
  /** Of a version that this program does not know. */
  | { readonly code: 'later'; readonly version: number }
  /** A part is missing, is not what it should be, or means nothing. */
  | { readonly code: 'lacks' | 'wrong' | 'unknown'; readonly part: string }
  /** It tells more than any match can. */
  | { readonly code: 'tooLong' }
  /** No table can be set up like this. */
  | { readonly code: 'table' }
  /** An entry, counted from 0, stands where it cannot, or tells what cannot have happened then. */
  | { readonly code: 'order' | 'untold'; readonly entry: number };

/** With the words for those who look into the file. */
export interface Wrong {
  readonly problem: RecordProblem;
  readonly says: readonly string[];
}

const ROOT = /^record\.?/;

/** In the terms of whoever has the file before them. */
export function asProblem({ path, lacks, unknown }: Problem): RecordProblem {
  const part = path.replace(ROOT, '');
  const within = (key: string): string => (part === '' ? key : `${part}.${key}`);
  if (lacks !== undefined) return { code: 'lacks', part: within(lacks) };
  return unknown === undefined ? { code: 'wrong', part } : { code: 'unknown', part: within(unknown) };
}

/** Whether the entries follow each other, and tell something that can have happened: what they are by themselves is read already. */
export function entriesWrong(game: AnyGame, entries: readonly Entry<Kind>[]): Wrong | undefined {
  const at = entries.findIndex((entry, index) => !follows(entry, entries[index - 1]));
  if (at >= 0)
    return { problem: { code: 'order', entry: at }, says: [`record.entries[${at}] does not follow the one before it`] };
  const untold = firstUntold(game, entries);
  if (untold === undefined) return undefined;
  const says = [`record.entries[${untold}] tells what cannot have happened then`];
  return { problem: { code: 'untold', entry: untold }, says };
}

/** Nobody moves in the deal, and somebody in all that follows; questions and what was drawn only count up. */
function follows({ actor, question, drawn }: Entry<Kind>, before: Entry<Kind> | undefined): boolean {
  if (before === undefined) return actor === undefined && question === undefined;
  if (actor === undefined || question === undefined) return false;
  return drawn >= before.drawn && question >= (before.question ?? 0);
}

/** Rules trust what they have told: only what somebody has changed breaks their promises. */
function firstUntold(game: AnyGame, entries: readonly Entry<Kind>[]): number | undefined {
  let known = game.empty;
  for (const [index, { facts }] of entries.entries()) {
    try {
      known = understand(game, known, facts);
      game.turn(known.table);
      game.outcome(known.table);
    } catch {
      return index;
    }
  }
  return undefined;
}
