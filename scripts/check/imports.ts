import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../stage.ts';
import { hashOf, readSources } from './files.ts';

/** Where the rules are, what a package offers by name, and the graph that is compared. */
const READ_WHOLE = /\.cjs$|(^|\/)(package(-lock)?|tsconfig[^/]*)\.json$|^ARCHITECTURE\.md$/;
const CODE = /\.(ts|mts|js|mjs|svelte)$/;

/**
 * From a word that may begin an import to the end of the next string. Matches may overlap: whatever stands before an import,
 * a regular expression or a comment with a quote in it, cannot hide it.
 */
const MAY_IMPORT = /\b(?=((?:import|export|require)\b[^'"`]*['"`][^'"`]*['"`]))/g;
/** Any string that could be the name of one of our files or packages, wherever it stands. */
const MAY_NAME_A_FILE = /['"`](?:\.{1,2}\/|@reseau\/)[^'"`\n]*/g;

/** Everything in a text that could be an import, and more: what is missed here would not be checked again. */
export const possibleImports = (text: string): readonly string[] => [
  ...[...text.matchAll(MAY_IMPORT)].flatMap(([, found]) => found ?? []),
  ...(text.match(MAY_NAME_A_FILE) ?? []),
];

/** Two trees of files with the same fingerprint import alike, whatever else differs between them. */
export function fingerprintOfImports(): string {
  const pieces = readSources().flatMap(({ path, hash }) => {
    if (CODE.test(path)) return [path, ...possibleImports(readFileSync(join(ROOT, path), 'utf8'))];
    return READ_WHOLE.test(path) ? [path, hash] : [path];
  });
  return hashOf(pieces);
}
