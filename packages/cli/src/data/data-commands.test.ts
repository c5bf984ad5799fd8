import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFileIn, openStore } from '@reseau/server';
import { openRoom, type Pass, Player } from '@reseau/server/testing';
import { describe, expect, test, vi } from 'vitest';
import { dataFolder, served } from '../testing/data-folder.ts';

const data = dataFolder();

/** A table with a game under way. */
const begun = (): Promise<Pass> =>
  served(data.folder, async (base) => {
    const pass = await openRoom(base, 'Ann');
    const ann = await new Player(base, pass).ready();
    for (let bot = 0; bot < 4; bot += 1) await ann.command({ do: 'addBot', level: 'easy' });
    await ann.say('hello');
    expect(await ann.command({ do: 'start' })).toMatchObject({ t: 'done' });
    await ann.until('asked', ({ progress }) => progress !== undefined);
    return pass;
  });

/** What whoever holds this seat is told of the table. */
const told = (dataDir: string, pass: Pass) =>
  served(dataDir, async (base) => {
    const { memory, room } = await new Player(base, pass).ready();
    return { facts: memory.facts, lines: memory.lines, names: room?.members.map(({ name }) => name) };
  });

test('a table that is exported is played on elsewhere, by whoever had a seat', async () => {
  const pass = await begun();
  const before = await told(data.folder, pass);
  const to = join(data.folder, 'table.json');
  expect(await data.run('export', pass.code.toLowerCase(), '--to', to)).toEqual([
    0,
    expect.stringMatching(new RegExp(`table.json holds table ${pass.code}, \\d+ events[.]$`)),
  ]);
  expect(statSync(to).mode & 0o777).toBe(0o600);
  const elsewhere = join(data.folder, 'elsewhere');
  vi.stubEnv('DATA_DIR', elsewhere);
  expect(await data.run('import', to)).toEqual([0, expect.stringMatching(`^Table ${pass.code} is there, with `)]);
  expect(before.facts.length).toBeGreaterThan(0);
  expect(await told(elsewhere, pass)).toEqual(before);
  expect(await data.run('import', to)).toEqual([1, expect.stringContaining('there is a table')]);
  expect(await data.run('import', to, '--replace')).toEqual([
    0,
    expect.stringMatching(`^Table ${pass.code} is replaced`),
  ]);
  expect(await told(elsewhere, pass)).toEqual(before);
});

test('of what cannot be exported it is said why, and nothing is written over', async () => {
  const { code } = await begun();
  const to = join(data.folder, 'table.json');
  expect(await data.run('export', 'I0', '--to', to)).toEqual([
    1,
    expect.stringContaining('"I0" is no code of a table'),
  ]);
  expect(await data.run('export', 'ZZZZ', '--to', to)).toEqual([
    1,
    expect.stringContaining('there is no table ZZZZ in '),
  ]);
  writeFileSync(to, 'mine');
  expect(await data.run('export', code, '--to', to)).toEqual([1, expect.stringContaining('is there already')]);
  expect(readFileSync(to, 'utf8')).toBe('mine');
  const copy = join(data.folder, 'copy.sqlite');
  await data.run('backup', copy);
  rmSync(dataFileIn(data.folder));
  rmSync(to);
  expect(await data.run('export', code, '--to', to)).toEqual([1, expect.stringContaining('there is no ')]);
  expect(await data.run('export', code, '--to', to, '--from', copy)).toEqual([0, expect.stringContaining(code)]);
});

describe('a file that is no table', () => {
  type Broken = { events: Record<string, unknown>[]; code: string; version: number };
  test.each<readonly [string, (file: Broken) => unknown, string]>([
    ['is something else', () => [], 'the file should be an object'],
    ['has a key nobody knows', (file) => ({ ...file, more: 1 }), 'more'],
    ['comes from a later program', (file) => ({ ...file, version: 2 }), 'its version is 2'],
    ['has an impossible code', (file) => ({ ...file, code: 'ABCI' }), '"ABCI" is no code of a table'],
    ['has the code of another table', (file) => ({ ...file, code: 'ZZZZ' }), 'event 1 is of another table than ZZZZ'],
    ['holds nothing', (file) => ({ ...file, events: [] }), 'events should have 1 or more'],
    ['lacks its beginning', (file) => ({ ...file, events: file.events.slice(1) }), 'event 1 cannot be read'],
    ['lacks its middle', (file) => ({ ...file, events: file.events.toSpliced(1, 4) }), 'does not hold together'],
    [
      'holds an event that is none',
      (file) => ({ ...file, events: [...file.events, { type: 'danced' }] }),
      'cannot be read',
    ],
  ])('and %s is refused in words, and changes nothing', async (_what, spoil, words) => {
    const pass = await begun();
    const to = join(data.folder, 'table.json');
    await data.run('export', pass.code, '--to', to);
    const before = await told(data.folder, pass);
    writeFileSync(to, JSON.stringify(spoil(JSON.parse(readFileSync(to, 'utf8')) as Broken)));
    expect(await data.run('import', to, '--replace')).toEqual([1, expect.stringContaining(words)]);
    expect(await told(data.folder, pass)).toEqual(before);
  });
});

test('while a server runs, a table is put back under whoever is there, who is told everything anew', async () => {
  const pass = await begun();
  const to = join(data.folder, 'table.json');
  expect(await data.run('export', pass.code, '--to', to)).toEqual([0, expect.stringContaining(pass.code)]);
  await served(data.folder, async (base) => {
    const ann = await new Player(base, pass).ready();
    await ann.say('said after that');
    expect(await data.run('import', to, '--replace')).toEqual([0, expect.stringContaining('is replaced')]);
    await ann.until('sent away', ({ bye }) => bye === 'restarting');
    const again = await new Player(base, pass).ready();
    expect(again.memory.lines).toHaveLength(1);
    expect(again.room).toMatchObject({ cutShort: expect.any(Number), edition: 1 });
    expect(await again.say('on we go')).toMatchObject({ t: 'done' });
  });
});

test('backup says what was copied, and why not', async () => {
  const to = join(data.folder, 'copy.sqlite');
  const none = `reseau backup: there is no ${dataFileIn(data.folder)}. DATA_DIR says in which folder the data are.`;
  expect(await data.run('backup', to)).toEqual([1, none]);
  const store = await openStore(data.folder);
  await store.append({ stream: 'ABCD', expected: 0, events: ['{}'] });
  const done = expect.stringMatching(/copy[.]sqlite holds the one table \(\d+ KiB\)[.]$/);
  expect(await data.run('backup', to)).toEqual([0, done]);
  await store.close();
  vi.stubEnv('KEEP_DAYS', 'x');
  expect(await data.run('backup', to)).toEqual([1, expect.stringMatching(/^reseau backup: KEEP_DAYS must be/)]);
});
