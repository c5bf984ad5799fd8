import { mkdtempSync, readdirSync, renameSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSqliteStore } from './sqlite-store.ts';

let folder = '';
let path = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reseau-sqlite-'));
  path = join(folder, 'reseau.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true }));

async function written(events: readonly string[]): Promise<void> {
  const store = await openSqliteStore(path);
  await store.append({ stream: 'ABCD', expected: 0, events });
  await store.close();
}

test('what was written is there after closing and opening', async () => {
  await written(['one', 'two']);
  const store = await openSqliteStore(path);
  expect(await store.read('ABCD')).toEqual(['one', 'two']);
  await store.close();
});

test('what arrives during a commit goes into the next one together', async () => {
  const batches: number[] = [];
  const store = await openSqliteStore(path, { committed: (count) => batches.push(count) });
  const writes = Array.from({ length: 200 }, (_, index) =>
    store.append({ stream: `room${index}`, expected: 0, events: ['x'] }),
  );
  await Promise.all(writes);
  expect(batches.reduce((sum, count) => sum + count, 0)).toBe(200);
  expect(batches.length).toBeLessThan(20);
  await store.close();
});

test('a second server on the same folder is refused, and let in once the first has closed', async () => {
  const first = await openSqliteStore(path);
  await expect(openSqliteStore(path)).rejects.toThrow(/another Réseau server is using/);
  await first.close();
  await (await openSqliteStore(path)).close();
});

/** Longer than any page. */
const LONG = Array.from({ length: 40 }, (_, at) => `${at} ${'x'.repeat(50_000)}`);

test('a long stream comes in pages, whole and in order, and what is written meanwhile waits for one of them', async () => {
  await written(LONG);
  const heard: number[] = [];
  const store = await openSqliteStore(path, { committed: (count) => heard.push(count) });
  let isRead = false;
  const reading = store.read('ABCD').finally(() => {
    isRead = true;
  });
  expect([await store.append({ stream: 'WXYZ', expected: 0, events: ['x'] }), isRead]).toEqual([true, false]);
  expect(await reading).toEqual(LONG);
  expect(heard.length).toBeGreaterThan(6);
  expect(await store.read('ABCD', 38)).toEqual(LONG.slice(38));
  await store.close();
});

test('a long stream that is replaced or removed while it is read is read as it is then', async () => {
  await written(LONG);
  const store = await openSqliteStore(path);
  const anew = LONG.map((body) => body.toUpperCase());
  const first = store.read('ABCD');
  expect(await store.replace({ stream: 'ABCD', expected: 39, events: anew })).toBe(false);
  expect(await store.replace({ stream: 'ABCD', expected: 40, events: anew })).toBe(true);
  expect(await first).toEqual(anew);
  const second = store.read('ABCD');
  await store.remove('ABCD', 0);
  // What comes next has the numbers of what is gone.
  await store.append({ stream: 'WXYZ', expected: 0, events: LONG });
  expect(await second).toEqual([]);
  await store.close();
});

test('a closed store says so', async () => {
  const store = await openSqliteStore(path);
  await store.close();
  await expect(store.read('ABCD')).rejects.toThrow(/closed/);
});

test.each([
  ['garbage', () => writeFileSync(path, 'this is no database at all, but long enough to be read as one '.repeat(50))],
  ['another program’s file', () => new DatabaseSync(path).exec('CREATE TABLE theirs (x)')],
  ['a file cut short', () => truncateSync(path, Math.floor(statSync(path).size / 2))],
  ['a file that has lost its last block', () => truncateSync(path, statSync(path).size - 1)],
])('%s is refused in plain words', async (what, spoil) => {
  if (what.startsWith('a file')) await written(['x'.repeat(200_000)]);
  spoil();
  await expect(openSqliteStore(path)).rejects.toThrow(/damaged|not made by Réseau/);
});

test.each([
  ['leads back into itself', 'UPDATE event SET before = id WHERE id = 3'],
  ['goes round in a ring', 'UPDATE event SET before = 3 WHERE id = 2'],
  ['leads into another stream', 'UPDATE event SET before = 4 WHERE id = 3'],
  ['has lost an event', 'DELETE FROM event WHERE id = 2'],
  ['has lost its end', 'DELETE FROM event WHERE id = 3'],
])('a chain that %s fails to be read, and holds nobody else up', async (_what, damage) => {
  await written(['one', 'two', 'three']);
  const before = await openSqliteStore(path);
  await before.append({ stream: 'WXYZ', expected: 0, events: ['another'] });
  await before.close();
  const db = new DatabaseSync(path);
  db.exec(damage);
  db.close();
  const store = await openSqliteStore(path);
  await expect(store.read('ABCD')).rejects.toThrow(/damaged/);
  expect(await store.audit(0)).toEqual({ damaged: ['ABCD'], next: 2 });
  expect(await store.audit(2)).toEqual({ damaged: [], next: undefined });
  expect(await store.read('WXYZ')).toEqual(['another']);
  expect(await store.append({ stream: 'WXYZ', expected: 1, events: ['more'] })).toBe(true);
  expect(await store.remove('ABCD', 0)).toBe(true);
  await store.close();
});

test('a block that a disk has left empty is found in looking through', async () => {
  await written(['{"type":"opened"}', '{"type":"joined"}']);
  const db = new DatabaseSync(path);
  db.exec(`UPDATE event SET body = '{"ty' || char(0, 0, 0) || '}' WHERE id = 1`);
  db.close();
  const store = await openSqliteStore(path);
  expect(await store.audit(0)).toEqual({ damaged: ['ABCD'], next: 1 });
  await store.close();
});

test('a file of a newer version is refused', async () => {
  await written(['one']);
  const db = new DatabaseSync(path);
  db.exec('PRAGMA user_version = 99');
  db.close();
  await expect(openSqliteStore(path)).rejects.toThrow(/newer version of Réseau/);
});

test('of a removed stream nothing stays in the file', async () => {
  await written(['one', 'two', 'three']);
  const store = await openSqliteStore(path);
  await store.append({ stream: 'kept', expected: 0, events: ['x'] });
  expect(await store.remove('ABCD', 0)).toBe(true);
  await store.close();
  const db = new DatabaseSync(path);
  expect(db.prepare('SELECT body FROM event').all()).toEqual([{ body: 'x' }]);
  db.close();
});

/** Up to the fourth version, nothing was marked; up to the third there was no calendar; up to the second, streams had a time at which to be woken. */
const WITHOUT_MARKS = 'ALTER TABLE stream DROP COLUMN lasting;';
const WITHOUT_CALENDAR = `${WITHOUT_MARKS} DROP TABLE calendar;`;
const WITH_WAKE_TIMES = `
  ${WITHOUT_CALENDAR}
  ALTER TABLE stream ADD COLUMN wake_at INTEGER;
  CREATE INDEX stream_wake ON stream (wake_at) WHERE wake_at IS NOT NULL;
  UPDATE stream SET wake_at = 7;`;

test('a file of the second version is read on', async () => {
  await written(['one', 'two']);
  const db = new DatabaseSync(path);
  db.exec(`${WITH_WAKE_TIMES} PRAGMA user_version = 2`);
  db.close();
  for (const events of [
    ['one', 'two'],
    ['one', 'two', 'three'],
  ]) {
    const store = await openSqliteStore(path);
    expect(await store.read('ABCD')).toEqual(events);
    expect(await store.append({ stream: 'ABCD', expected: 2, events: ['three'] })).toBe(events.length === 2);
    await store.close();
  }
});

test('a file of the first version is read on, and what is in it counts as touched now', async () => {
  await written(['one', 'two']);
  const db = new DatabaseSync(path);
  db.exec(`ALTER TABLE stream DROP COLUMN touched_at; ${WITH_WAKE_TIMES} PRAGMA user_version = 1`);
  db.close();
  for (const round of [1, 2]) {
    const store = await openSqliteStore(path);
    expect(await store.read('ABCD'), `round ${round}`).toEqual(['one', 'two']);
    expect(await store.untouched(1, 10)).toEqual([]);
    expect(await store.untouched(0, 10)).toEqual(['ABCD']);
    await store.close();
  }
});

const DAY = 24 * 60 * 60_000;

test.each([
  ['the last thing that happened', -20 * DAY, 30 * DAY],
  ['now, where something is dated in the future', 400 * DAY, 50 * DAY],
])('in a file of the third version, what is old is counted from %s', async (_what, newest, age) => {
  const now = Date.now();
  await written(['one']);
  const before = await openSqliteStore(path);
  await before.append({ stream: 'WXYZ', expected: 0, events: ['another'] });
  await before.close();
  const db = new DatabaseSync(path);
  db.exec(`${WITHOUT_CALENDAR} PRAGMA user_version = 3;
    UPDATE stream SET touched_at = ${now - 50 * DAY} WHERE name = 'ABCD';
    UPDATE stream SET touched_at = ${now + newest} WHERE name = 'WXYZ'`);
  db.close();
  const store = await openSqliteStore(path);
  expect((await store.untouched(0, 10)).toSorted()).toEqual(['ABCD', 'WXYZ']);
  expect(await store.untouched(1, 10)).toEqual(['ABCD']);
  expect(await store.untouched(age, 10)).toEqual(['ABCD']);
  // The test itself takes a moment.
  expect(await store.untouched(age + DAY, 10)).toEqual([]);
  await store.close();
});

test('what is in a file of the fourth version stays, and what comes to it goes early again', async () => {
  await written(['one']);
  const db = new DatabaseSync(path);
  db.exec(`${WITHOUT_MARKS} PRAGMA user_version = 4`);
  db.close();
  const store = await openSqliteStore(path);
  await store.append({ stream: 'WXYZ', expected: 0, events: ['x'] });
  expect([await store.read('ABCD'), await store.fleeting(10)]).toEqual([['one'], ['WXYZ']]);
  await store.close();
});

test.skipIf(process.platform === 'win32')('the files are their owner’s alone, those of old too', async () => {
  writeFileSync(path, '', { mode: 0o644 });
  const store = await openSqliteStore(path);
  await store.append({ stream: 'ABCD', expected: 0, events: ['x'] });
  const modes = readdirSync(folder).map((name) => [name, statSync(join(folder, name)).mode & 0o777]);
  expect(Object.fromEntries(modes)).toEqual({
    'reseau.sqlite': 0o600,
    'reseau.sqlite-wal': 0o600,
    'reseau.sqlite-shm': 0o600,
    'reseau.sqlite.lock': 0o600,
    'reseau.sqlite.lengths': 0o600,
  });
  await store.close();
});

/** As a disk does that can no longer be written to: whatever is written to these tables fails until it is healed. */
function sicken(...tables: readonly string[]): () => void {
  const db = new DatabaseSync(path);
  for (const table of tables) {
    const fails = `BEGIN SELECT RAISE(ABORT, 'disk full'); END`;
    db.exec(`CREATE TRIGGER ill_${table} BEFORE ${table === 'event' ? 'INSERT' : 'UPDATE'} ON ${table} ${fails}`);
  }
  return () => {
    for (const table of tables) db.exec(`DROP TRIGGER ill_${table}`);
    db.close();
  };
}

test('a write that fails says so, changes nothing, and the next one succeeds once writing does', async () => {
  await written(['one']);
  const store = await openSqliteStore(path);
  const heal = sicken('event', 'heartbeat');
  await expect(store.append({ stream: 'ABCD', expected: 1, events: ['two'] })).rejects.toThrow('disk full');
  await expect(store.check()).rejects.toThrow('disk full');
  expect(await store.read('ABCD')).toEqual(['one']);
  heal();
  await store.check();
  expect(await store.append({ stream: 'ABCD', expected: 1, events: ['two'] })).toBe(true);
  await store.close();
});

test('a file that is no longer there takes nothing more, and is closed all the same', async () => {
  await written(['one']);
  const store = await openSqliteStore(path);
  renameSync(path, `${path}.away`);
  await expect(store.append({ stream: 'ABCD', expected: 1, events: ['two'] })).rejects.toThrow(/not where it was/);
  await expect(store.check()).rejects.toThrow(/not where it was/);
  writeFileSync(path, '');
  await expect(store.check()).rejects.toThrow(/not where it was/);
  rmSync(path);
  renameSync(`${path}.away`, path);
  expect(await store.append({ stream: 'ABCD', expected: 1, events: ['two'] })).toBe(true);
  renameSync(path, `${path}.away`);
  await store.close();
});

test('a folder that cannot be made is named', async () => {
  writeFileSync(join(folder, 'file'), '');
  await expect(openSqliteStore(join(folder, 'file', 'x', 'reseau.sqlite'))).rejects.toThrow(/file/);
});

test('start-up does not grow with what is stored', async () => {
  const store = await openSqliteStore(path);
  for (let round = 0; round < 20; round += 1) {
    await Promise.all(
      Array.from({ length: 500 }, (_, index) =>
        store.append({ stream: `room${round}-${index}`, expected: 0, events: ['x'.repeat(300)] }),
      ),
    );
  }
  await store.close();
  const openings: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const began = performance.now();
    const again = await openSqliteStore(path);
    expect(await again.untouched(1, 10)).toEqual([]);
    openings.push(performance.now() - began);
    await again.close();
  }
  expect(Math.min(...openings)).toBeLessThan(1500);
});
