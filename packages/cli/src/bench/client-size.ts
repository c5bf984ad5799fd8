import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

export interface ClientSize {
  readonly files: number;
  readonly raw: number;
  readonly gzip: number;
}

const STATIC_IMPORT = /(?:from|import)\s*["'](\.[^"']+\.js)["']/g;

/** The script a phone must load before it sees the home page: what index.html names, and all that imports statically. */
export function measureClientSize(dist: string): ClientSize | undefined {
  const index = join(dist, 'index.html');
  if (!existsSync(index)) return undefined;
  const html = readFileSync(index, 'utf8');
  const named = [...html.matchAll(/(?:src|href)="\/?([^"]+\.js)"/g)].map(([, path]) => join(dist, path ?? ''));
  const files = new Set<string>();
  const follow = (file: string): void => {
    if (files.has(file)) return;
    files.add(file);
    for (const [, path] of readFileSync(file, 'utf8').matchAll(STATIC_IMPORT)) follow(join(dirname(file), path ?? ''));
  };
  named.forEach(follow);
  const sources = [...files].map((file) => readFileSync(file));
  const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);
  return {
    files: files.size,
    raw: sum(sources.map(({ length }) => length)),
    gzip: sum(sources.map((source) => gzipSync(source, { level: 9 }).length)),
  };
}
