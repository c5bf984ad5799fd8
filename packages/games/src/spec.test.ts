import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { citations, citedIn } from '@reseau/testkit';
import { describe, expect, test } from 'vitest';

const HERE = import.meta.dirname;
const read = (path: string): string => readFileSync(join(HERE, path), 'utf8');
const GAMES = globSync('*/SPEC.md', { cwd: HERE }).map((path) => dirname(path));

describe('every rule is shown, and no number is made up', () => {
  test.each(GAMES)('%s', (game) => {
    const tests = globSync(`${game}/**/*.test.ts`, { cwd: HERE }).flatMap((path) => citedIn(read(path)));
    const scenarios = globSync(`${game}/{scenarios,minutes}/**/*.json`, { cwd: HERE }).flatMap(
      (path) => (JSON.parse(read(path)) as { rules: readonly string[] }).rules,
    );
    expect(citations(read(`${game}/SPEC.md`), [...tests, ...scenarios])).toEqual({
      missing: [],
      unknown: [],
      twice: [],
    });
  });

  test('there is a game with rules', () => {
    expect(GAMES).toContain('resistance');
  });
});
