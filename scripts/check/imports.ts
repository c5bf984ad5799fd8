import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { preProcessFile } from 'typescript';
import { ROOT } from '../stage.ts';
import { hashOf, readSources } from './files.ts';

/** Where the rules are, what a package offers by name, and the graph that is compared. */
const READ_WHOLE = /\.cjs$|(^|\/)(package(-lock)?|tsconfig[^/]*)\.json$|^ARCHITECTURE\.md$/;
const SCRIPT = /<script[^>]*>([\s\S]*?)<\/script>/g;

const importsOf = (code: string): readonly string[] => {
  const { importedFiles, referencedFiles, typeReferenceDirectives } = preProcessFile(code, true, true);
  return [...importedFiles, ...referencedFiles, ...typeReferenceDirectives].map(({ fileName }) => fileName);
};

function importsOfComponent(text: string): readonly string[] {
  const markup = text.replace(SCRIPT, '');
  return markup.includes('import') ? [text] : importsOf([...text.matchAll(SCRIPT)].map(([, code]) => code).join('\n'));
}

/** Two trees of files with the same fingerprint import alike, whatever else differs between them. */
export function fingerprintOfImports(): string {
  const pieces = readSources().flatMap(({ path, hash }) => {
    if (/\.(ts|mts|js|mjs)$/.test(path)) return [path, ...importsOf(readFileSync(join(ROOT, path), 'utf8'))];
    if (path.endsWith('.svelte')) return [path, ...importsOfComponent(readFileSync(join(ROOT, path), 'utf8'))];
    return READ_WHOLE.test(path) ? [path, hash] : [path];
  });
  return hashOf(pieces);
}
