import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backUp } from './backup.ts';
import { openSqliteStore } from './sqlite-store.ts';

let folder = '';
let path = '';
let copy = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reseau-backup-'));
  path = join(folder, 'data', 'reseau.sqlite');
  copy = join(folder, 'copies', 'copy.sqlite');
  mkdirSync(join(folder, 'copies'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a copy holds all that was stored while the store was in use, and can be played on', async () => {
  const store = await openSqliteStore(path);
  const names = Array.from({ length: 40 }, (_, index) => `T${index}`);
  await Promise.all(names.map((stream) => store.append({ stream, expected: 0, events: ['x'.repeat(5000)] })));
  const late = Promise.all(names.map((stream) => store.append({ stream, expected: 1, events: ['late'] })));
  expect(backUp(path, copy)).toMatchObject({ tables: 40 });
  expect(await late).toEqual(names.map(() => true));
  await store.close();
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(folder, 'copies'))).toEqual(['copy.sqlite']);
  const again = await openSqliteStore(copy);
  for (const stream of names) expect((await again.read(stream))[0]).toBe('x'.repeat(5000));
  expect(await again.append({ stream: 'new', expected: 0, events: ['y'] })).toBe(true);
  await again.close();
});

test.each<readonly [string, RegExp, () => void]>([
  ['data that are not there', /there is no .*reseau[.]sqlite[.] DATA_DIR/, () => rmSync(path)],
  ['another program’s file', /not made by Réseau/, () => writeFileSync(path, '')],
  ['a file that is there already', /is there already, and was left as it is/, () => writeFileSync(copy, 'mine')],
  ['a folder that is not there', /no copy was made: ENOENT/, () => rmSync(join(folder, 'copies'), { recursive: true })],
  ['a damaged file', /damaged/, () => truncateSync(path, statSync(path).size / 2)],
])('%s is refused in words, and leaves nothing behind', async (_what, words, hinder) => {
  const store = await openSqliteStore(path);
  await store.append({ stream: 'ABCD', expected: 0, events: ['x'.repeat(200_000)] });
  await store.close();
  hinder();
  expect(() => backUp(path, copy)).toThrow(words);
  const left = readdirSync(folder).includes('copies') ? readdirSync(join(folder, 'copies')) : [];
  expect(left.filter((name) => name !== 'copy.sqlite' || statSync(copy).size !== 4)).toEqual([]);
});
