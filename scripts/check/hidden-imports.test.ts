import { expect, test } from 'vitest';
import { hiddenImports } from './hidden-imports.ts';

test.each([
  'void import(name);',
  'void import(`./a.ts`);',
  "void import('./' + name);",
  "void import('./a.ts' as string);",
  "void import(\n  // which one\n  known ? './a.ts' : './b.ts');",
  'void import(/* @vite-ignore */ name);',
  '{#await import(name) then { default: Part }}<Part />{/await}',
  "const all = import.meta.glob('./modules/*/index.ts');",
  'const all = require(name);',
])('%s is refused, with its place', (planted) => {
  const [found, ...others] = hiddenImports('packages/a/src/b.ts', `const a = 1;\n${planted}\n`);
  expect(found).toContain('imports-name-a-file: packages/a/src/b.ts:2: ');
  expect(others).toEqual([]);
});

test.each([
  "void import('./a.ts');",
  'void import("svelte");',
  "void import(\n  './a.ts',\n  { with: { type: 'json' } },\n);",
  "import { a } from './a.ts';",
  "/** @type {import('node:fs').Stats} */",
  'const path = import.meta.url;',
  "{#await import('./Part.svelte') then { default: Part }}<Part />{/await}",
  'important(name);',
])('%s may stand', (text) => {
  expect(hiddenImports('packages/a/src/b.ts', text)).toEqual([]);
});
