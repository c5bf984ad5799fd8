import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { complain, say } from './print.ts';

afterEach(() => vi.restoreAllMocks());

/** Colours, another title, a line of its own, a return to its beginning, the single byte that begins a sequence, and a turned line. */
const UNRULY = 'Ann\u001b[31m\u001b]0;owned\u0007\nok: it holds\r\u009b2J\u0085\u2028\u202etxt';

test.each([
  ['log', say],
  ['error', complain],
] as const)('what was written by others does nothing to whoever reads it (%s)', (way, print) => {
  const printed: string[] = [];
  vi.spyOn(console, way).mockImplementation((words: string) => void printed.push(words));
  print('first', UNRULY, 'É\u202f: 寝返り者 👩‍🚀');
  expect(printed.join('\n').split('\n')).toEqual([
    'first',
    String.raw`Ann\u001b[31m\u001b]0;owned\u0007\u000aok: it holds\u000d\u009b2J\u0085\u2028\u202etxt`,
    'É\u202f: 寝返り者 👩‍🚀',
  ]);
});

test('everything is printed here', () => {
  const others = readdirSync(import.meta.dirname, { encoding: 'utf8', recursive: true }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== 'print.ts',
  );
  const printing = others.filter((name) =>
    /\bconsole\.|\bstdout\b|\bstderr\b/.test(readFileSync(join(import.meta.dirname, name), 'utf8')),
  );
  expect(printing).toEqual([]);
});
