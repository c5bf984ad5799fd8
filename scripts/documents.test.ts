import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './stage.ts';

// The documents name files, folders and things in the code. What counts as such a name:
// - a path: anything in backticks without spaces that has a slash and begins with a folder of the repository, ends with a slash, or
//   ends with a file extension; and a single file name that ends with .ts, .svelte, .mjs or .md. It may leave out the folders in front.
//   `*` and `<word>` stand for any letters, and so does Curfew, the module that CONTRIBUTING.md makes up.
// - a link: its file and, in a document, its heading;
// - a thing in the code: a word in backticks with a small letter followed by a capital or an underscore, in a document for builders.

const DOCUMENTS = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'docs/**/*.md', 'packages/*/src/**/*.md'].flatMap(
  (pattern) => globSync(pattern, { cwd: ROOT }),
);
const FOR_BUILDERS = [
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  ...DOCUMENTS.filter((file) => file.startsWith('docs/adr/')),
];

const FOLDERS = ['packages', 'docs', 'scripts'];
const MADE = ['packages/web/dist', 'pictures/', 'sheets/'];
const EXTENSION = /\.(ts|svelte|mjs|cjs|js|json|md|css|html|txt)$/;

const FILES = [...FOLDERS.map((folder) => `${folder}/**/*`), '*'].flatMap((pattern) =>
  globSync(pattern, { cwd: ROOT, exclude: ['**/node_modules', '**/dist'] }),
);
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** The text outside blocks of code, in which examples are free to name what does not exist. */
const prose = (document: string): string => read(document).replaceAll(/^( *)```[\s\S]*?^\1```$/gm, '');

const spansIn = (document: string): readonly string[] =>
  [...prose(document).matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);

function isPath(span: string): boolean {
  if (!/^[\w.*<>@/-]+$/.test(span) || MADE.includes(span) || span.startsWith('/')) return false;
  if (!span.includes('/')) return /\w\.(ts|svelte|mjs|md)$/.test(span);
  return FOLDERS.includes(span.split('/')[0] ?? '') || span.endsWith('/') || EXTENSION.test(span);
}

function exists(path: string): boolean {
  const escaped = path.replace(/\/$/, '').replaceAll(/[.]/g, String.raw`\.`);
  const pattern = escaped.replaceAll(/\*|<[^>]+>|curfew/g, '[^/]*');
  const whole = new RegExp(`(^|/)${pattern}$`);
  return FILES.some((file) => whole.test(file));
}

const LETTERS_OF_A_HEADING = /[^\p{L}\p{N}\s_-]/gu;
const anchorsIn = (file: string): readonly string[] =>
  [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading.toLowerCase().replaceAll(LETTERS_OF_A_HEADING, '').trim().replaceAll(' ', '-'),
  );

function isBroken(document: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const file = path === '' ? document : join(dirname(document), path);
  if (!existsSync(join(ROOT, file))) return true;
  return anchor !== undefined && !anchorsIn(file).includes(anchor);
}

describe('what the documents name is there', () => {
  test.each(DOCUMENTS)('%s: paths', (document) => {
    expect(spansIn(document).filter((span) => isPath(span) && !exists(span))).toEqual([]);
  });

  test.each(DOCUMENTS)('%s: links', (document) => {
    const links = [...prose(document).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
    const own = links.filter((link) => !/^[a-z]+:/.test(link));
    expect(own.filter((link) => isBroken(document, link))).toEqual([]);
  });

  const code = FILES.filter((file) => /\.(ts|svelte|mjs|cjs|json)$/.test(file) && file !== 'scripts/documents.test.ts');
  const words = new Set(code.flatMap((file) => read(file).match(/\w+/g) ?? []));

  test.each(FOR_BUILDERS)('%s: things in the code', (document) => {
    const names = spansIn(document).filter((span) => /^\w*([a-z][A-Z]|_)\w*$/.test(span));
    expect(names.filter((name) => !words.has(name))).toEqual([]);
  });

  test('there is something to check', () => {
    expect(DOCUMENTS.flatMap(spansIn).filter(isPath).length).toBeGreaterThan(60);
    expect(isPath('packages/web/src')).toBe(true);
    expect(exists('packages/web/src/games')).toBe(true);
    expect(exists('packages/web/src/gamez')).toBe(false);
  });
});
