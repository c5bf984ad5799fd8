import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../stage.ts';

export interface SourceFile {
  readonly path: string;
  readonly modified: number;
  readonly size: number;
  readonly hash: string;
}

/** All of these are in .gitignore. */
const NOT_OURS =
  /(^|\/)(\.git|node_modules|dist|coverage|\.cache|\.svelte-check)$|^(packages\/[^/]+\/)?data$|^pictures$/;

const pathsUnder = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (NOT_OURS.test(path)) return [];
    if (entry.isDirectory()) return pathsUnder(path);
    return entry.isFile() ? [path] : [];
  });

export const hashOf = (pieces: readonly (string | Buffer)[]): string => {
  const hash = createHash('sha1');
  for (const piece of pieces) hash.update(piece).update('\0');
  return hash.digest('hex');
};

/** Undefined once the file is gone. */
export function readSource(path: string): SourceFile | undefined {
  const absolute = join(ROOT, path);
  const stats = statSync(absolute, { throwIfNoEntry: false });
  if (stats === undefined) return undefined;
  return { path, modified: stats.mtimeMs, size: stats.size, hash: hashOf([readFileSync(absolute)]) };
}

/** Every file of the repository as it is now, sorted by path. */
export const readSources = (): readonly SourceFile[] =>
  pathsUnder('')
    .toSorted()
    .flatMap((path) => readSource(path) ?? []);
