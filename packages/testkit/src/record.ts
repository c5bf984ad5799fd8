import { type Entry, type Kind, rebuild, submit } from '@reseau/core';
import { count, dictionary, fields, list, type Parsed, type Problem, problemInWords, text } from '@reseau/core/parse';
import type { Told } from './playthrough.ts';
import type { LookUp } from './scenario/run.ts';
import { brief, bytes } from './value.ts';

const record = fields(
  { game: text, seats: count, options: dictionary, seed: text, entries: list(dictionary) },
  { $schema: text, note: text },
);

export type MatchRecord = Parsed<typeof record>;

export type RecordRead =
  | { readonly ok: true; readonly record: MatchRecord; readonly told: Told }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Reads the record of a match: what was played, with which options, from which seed. */
export function readRecord(raw: unknown, lookUp: LookUp): RecordRead {
  const problems: Problem[] = [];
  const read = record(raw, 'record', problems);
  if (problems.length > 0) return { ok: false, problems: problems.map(problemInWords) };
  const made = lookUp(read.game, read.seats, read.options);
  if (!made.ok) return { ok: false, problems: [`the table cannot be set up: ${made.problem}`] };
  const entries = read.entries as unknown as readonly Entry<Kind>[];
  return { ok: true, record: read, told: { game: made.game, seed: read.seed, entries } };
}

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
