import { readFileSync } from 'node:fs';

export type JsonRead =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly problem: string };

/** What the system may say of a file that cannot be read, in words. */
const WORDS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such file',
  EISDIR: 'it is a folder, not a file',
  EACCES: 'there is no permission to read it',
  EPERM: 'there is no permission to read it',
};

/** Reads a JSON file that somebody named; what is wrong with it is said in words. */
export function readJson(file: string): JsonRead {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return { ok: false, problem: WORDS[code] ?? `it cannot be read: ${wordsOf(error)}` };
  }
  try {
    const value: unknown = JSON.parse(text);
    return isDeeper(value, DEEPEST) ? { ok: false, problem: 'it is nested too deep' } : { ok: true, value };
  } catch (error) {
    return {
      ok: false,
      problem: isCut(text) ? 'it is cut short: its end is missing' : `it is not valid JSON: ${wordsOf(error)}`,
    };
  }
}

/** What comes after may go as deep as the document goes. Nothing that we write is nearly as deep. */
const DEEPEST = 100;

function isDeeper(value: unknown, most: number): boolean {
  let layer = [value];
  for (let depth = 0; depth < most && layer.length > 0; depth += 1) layer = layer.flatMap(partsOf);
  return layer.length > 0;
}

const partsOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

/** It begins as a document does, and does not end as one. */
const isCut = (text: string): boolean => /^\s*[{[]/.test(text) && !/[}\]]\s*$/.test(text);

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
