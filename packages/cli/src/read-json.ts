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
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    return {
      ok: false,
      problem: isCut(text) ? 'it is cut short: its end is missing' : `it is not valid JSON: ${wordsOf(error)}`,
    };
  }
}

/** It begins as a document does, and does not end as one. */
const isCut = (text: string): boolean => /^\s*[{[]/.test(text) && !/[}\]]\s*$/.test(text);

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
