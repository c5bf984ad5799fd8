import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS } from '@reseau/games';
import { EXTRAS, MODULE_IDS } from '@reseau/games/resistance';
import { expect, test } from 'vitest';

const FILES = globSync('**/*.ts', { cwd: import.meta.dirname }).filter((file) => !/^testing\/|\.test\.ts$/.test(file));
/** As code names them, or as people do. */
const NAMES = new RegExp(
  `@reseau/games/|['"\`](${[...GAME_IDS, ...MODULE_IDS, ...EXTRAS].join('|')})['"\`.]|Resistance|Insurrection`,
);

test('no file of the command line knows a game or a module by name', () => {
  expect(FILES.length).toBeGreaterThan(30);
  const named = FILES.filter((file) => NAMES.test(readFileSync(join(import.meta.dirname, file), 'utf8')));
  expect(named).toEqual([]);
});
