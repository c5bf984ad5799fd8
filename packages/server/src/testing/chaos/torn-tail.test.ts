import { copyFileSync, mkdtempSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Rng } from '@reseau/core';
import { afterAll, expect, test } from 'vitest';
import { openSqliteStore } from '../../store/sqlite-store.ts';
import { durableEnd, tearTail } from './torn-tail.ts';

const folder = mkdtempSync(join(tmpdir(), 'reseau-torn-'));
afterAll(() => rmSync(folder, { recursive: true }));

const EVENTS = ['one', 'two', 'x'.repeat(9000)];

/** The files of a server that died a moment ago: its log is not worked off. */
async function leftBehind(name: string): Promise<string> {
  const [live, dead] = [join(folder, `${name}-live.sqlite`), join(folder, `${name}.sqlite`)];
  const store = await openSqliteStore(live);
  for (const [expected, event] of EVENTS.entries()) await store.append({ stream: 'ABCD', expected, events: [event] });
  for (const end of ['', '-wal']) copyFileSync(`${live}${end}`, `${dead}${end}`);
  await store.close();
  return dead;
}

async function found(path: string): Promise<readonly string[]> {
  const store = await openSqliteStore(path);
  const events = await store.read('ABCD');
  await store.close();
  return events;
}

test('whatever is left behind the last durable write, nothing durable is lost', async () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const path = await leftBehind(`torn-${seed}`);
    expect(durableEnd(readFileSync(`${path}-wal`))).toBe(readFileSync(`${path}-wal`).length);
    expect(tearTail(`${path}-wal`, Rng.seeded(seed))).toBe(true);
    expect(await found(path)).toEqual(EVENTS);
  }
});

test('one byte less, and the last write is gone: the end is where it was said to be', async () => {
  const path = await leftBehind('short');
  const wal = `${path}-wal`;
  const end = durableEnd(readFileSync(wal));
  truncateSync(wal, end - 1);
  expect(durableEnd(readFileSync(wal))).toBeLessThan(end);
  expect(await found(path)).toEqual(EVENTS.slice(0, -1));
});
