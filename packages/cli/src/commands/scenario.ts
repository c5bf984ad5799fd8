import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { faultIn, problemsIn, readMatchFile, setUpGame } from '@reseau/games';
import { parseScenario, runScenario } from '@reseau/testkit';
import { type Command, UsageError } from '../command.ts';
import { isRecord } from '../is-record.ts';
import { say } from '../print.ts';
import { readDocument } from '../read-document.ts';

const USAGE = `reseau scenario FILE|FOLDER…

Plays scenario files: a deal set up by hand, moves, and what must be true along the way and at the end. When one does not go
as written, it says at which step and why. docs/scenarios.md describes the format. A record, as the end of a game offers it,
is played again from the deal on.`;

/** Lets anybody write down an example of the rules and see whether the program plays it so. */
export const scenario: Command = {
  summary: 'Play rule examples from files.',
  usage: USAGE,
  run: async (args) => {
    const { positionals } = parseArgs({ args: [...args], options: {}, allowPositionals: true, strict: true });
    if (positionals.length === 0) throw new UsageError('please name a file or folder.');
    const files = positionals.flatMap(filesIn);
    if (files.length === 0) throw new UsageError('there are no .json files in that folder.');
    const failed = files.filter((file) => !passes(file)).length;
    say('', `${files.length - failed} of ${files.length} scenarios went as written.`);
    return failed === 0 ? 0 : 1;
  },
};

function filesIn(path: string): readonly string[] {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [path];
  return readdirSync(path, { encoding: 'utf8', recursive: true })
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => join(path, name));
}

function passes(file: string): boolean {
  const read = readDocument(file);
  const problems = read.ok ? (isRecord(read.value) ? unlike(read.value) : problemsOf(read.value)) : read.problems;
  say(`${problems.length === 0 ? '✓' : '✗'} ${file}`);
  for (const problem of problems) say(`    ${problem}`);
  return problems.length === 0;
}

/** A record is an example, too: of a match that must go as it went, from the deal on. */
function unlike(raw: unknown): readonly string[] {
  const record = readMatchFile(raw);
  if (!record.ok) return record.problems;
  const fault = faultIn(record);
  return fault === undefined ? [] : [`${fault.fault}: ${fault.says}`];
}

function problemsOf(raw: unknown): readonly string[] {
  const parsed = parseScenario(raw);
  if (!parsed.ok) return parsed.problems;
  const { scenario: read } = parsed;
  const result = runScenario(read, setUpGame);
  if (result.ok) return [];
  const { where, says } = result;
  const details = where === 'options' || where === 'deal' ? problemsIn(where, read.game, read[where]) : [];
  return [`${where}: ${says}`, ...details];
}
