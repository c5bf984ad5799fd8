// What every part of the boot stands on: where the repository is, how it speaks, how it remembers.

import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** The boot cannot go on; the message tells the person what to do. */
export class Stop extends Error {}

/** @param {string} words */
export const say = (words) => console.error(`réseau: ${words}`);

/** @param {string} path @returns {string | undefined} */
export function readIfThere(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** @param {readonly (string | Buffer)[]} parts */
export function hashOf(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}

/** @param {string} path @param {string} mark */
export function stamp(path, mark) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, mark);
}
