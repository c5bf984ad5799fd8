import { type Entry, type Kind, rebuild, submit } from '@reseau/core';
import {
  anything,
  count,
  dictionary,
  fields,
  list,
  type Parse,
  type Parsed,
  type Problem,
  problemInWords,
  text,
} from '@reseau/core/parse';
import type { Told } from './playthrough.ts';
import type { LookUp } from './scenario/run.ts';
import { brief, bytes } from './value.ts';

const record = fields(
  { game: text, seats: count, options: dictionary, seed: text, entries: list(anything) },
  { $schema: text, note: text },
);

export type MatchRecord = Parsed<typeof record>;

export type RecordRead =
  | { readonly ok: true; readonly record: MatchRecord; readonly told: Told }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Finds how a game reads a step of a match. */
type EntryOf = (game: string) => Parse<Entry<Kind>>;

/** Reads the record of a match: what was played, with which options, from which seed. */
export function readRecord(raw: unknown, lookUp: LookUp, entryOf: EntryOf): RecordRead {
  const problems: Problem[] = [];
  const read = record(raw, 'record', problems);
  if (problems.length > 0) return refused(problems);
  const made = lookUp(read.game, read.seats, read.options);
  if (!made.ok) return { ok: false, problems: [`the table cannot be set up: ${made.problem}`] };
  const entries = list(entryOf(read.game))(read.entries, 'record.entries', problems);
  if (problems.length > 0) return refused(problems);
  return { ok: true, record: read, told: { game: made.game, seed: read.seed, entries } };
}

const refused = (problems: readonly Problem[]): RecordRead => ({ ok: false, problems: problems.map(problemInWords) });

/** Plays the moves of a record again under the rules of today; says where they tell something else, if they do. */
export function replayDifference({ game, seed, entries }: Told): string | undefined {
  let match = rebuild(game, seed, entries.slice(0, 1));
  for (const [index, entry] of entries.entries()) {
    const { actor, question, move } = entry;
    if (actor === undefined || question === undefined) continue;
    const answer = submit(match, { actor, question, move });
    if (!answer.ok) return `entry ${index}: ${brief(move)} is refused (${answer.code} ${answer.reason ?? ''})`;
    if (bytes(answer.entry) !== bytes(entry)) return `entry ${index}: ${brief(answer.entry)}, recorded ${brief(entry)}`;
    ({ match } = answer);
  }
  return undefined;
}
