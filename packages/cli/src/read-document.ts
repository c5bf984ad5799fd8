import { dirname, resolve } from 'node:path';
import { type WithFiles, withFiles } from '@reseau/testkit';
import { readJson } from './read-json.ts';

/** Reads a scenario or a record, with the files that it names: their paths begin where it lies. */
export function readDocument(file: string): WithFiles {
  const read = readJson(file);
  if (!read.ok) return { ok: false, problems: [read.problem] };
  return withFiles(read.value, (path) => readJson(resolve(dirname(file), path)));
}
