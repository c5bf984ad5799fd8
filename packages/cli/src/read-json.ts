import { readFileSync } from 'node:fs';

export type JsonRead =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly problem: string };

/** Reads a JSON file that somebody named; what is wrong with it is said in words. */
export function readJson(file: string): JsonRead {
  try {
    return { ok: true, value: JSON.parse(readFileSync(file, 'utf8')) };
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    const words = error instanceof Error ? error.message : String(error);
    return { ok: false, problem: missing ? 'there is no such file' : `it is not valid JSON: ${words}` };
  }
}
