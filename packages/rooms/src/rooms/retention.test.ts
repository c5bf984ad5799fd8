import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SteadyClock } from '../clock.ts';
import { CONFIG } from '../config.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { SILENT } from '../testing/silent-log.ts';
import type { LiveRoom } from './live-room.ts';
import { decideJoin } from './membership.ts';
import { systemRandom } from './random-source.ts';
import { Retention } from './retention.ts';
import { Rooms } from './rooms.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const KEEP = 90 * DAY;

const log = SILENT;
const timings = { ...CONFIG.timings, roles: 0, linger: 0, hostAway: 60_000, holdsUp: 30_000, comeBack: 0 };
const botRunner = { move: () => Promise.reject(new Error('no bots here')), close: async () => {} };
const context = {
  log,
  botRunner,
  chance: systemRandom,
  botPace: 1,
  timings,
  limits: CONFIG.limits,
  defaultOptions: {},
};

let store: MemoryStore;
let rooms: Rooms;
let retention: Retention;
let cleared: number[];

function start(keepFor: number): void {
  store = new MemoryStore();
  rooms = new Rooms(store, { ...context, clock: new SteadyClock() });
  cleared = [];
  retention = new Retention(rooms, { keepFor, log, cleared: (count) => void cleared.push(count) });
}

beforeEach(() => {
  vi.useFakeTimers();
  start(KEEP);
});
afterEach(async () => {
  retention.stop();
  await rooms.close();
  vi.useRealTimers();
});

const isThere = async (code: string): Promise<boolean> => (await store.read(code)).length > 0;
/** So much later, and then an hour in which the rooms are looked through. */
async function pass(ms: number): Promise<void> {
  vi.setSystemTime(Date.now() + ms);
  await vi.advanceTimersByTimeAsync(HOUR);
}
const total = () => cleared.reduce((sum, count) => sum + count, 0);

const opened = async (code: string): Promise<LiveRoom> => {
  const room = await rooms.find(code);
  if (room === undefined) throw new Error('no such room');
  return room;
};

test('a table that nobody touches goes after its days, and not an hour before', async () => {
  const code = await rooms.open('resistance');
  await pass(KEEP - HOUR);
  expect(await isThere(code)).toBe(true);
  await pass(0);
  expect(await isThere(code)).toBe(false);
  expect(await rooms.find(code)).toBeUndefined();
  expect(total()).toBe(1);
});

test('whatever happens at a table begins its days anew', async () => {
  const [left, joined] = [await rooms.open('resistance'), await rooms.open('resistance')];
  await pass(KEEP - DAY);
  const room = await opened(joined);
  room.perform((value, now) => decideJoin(value, { name: 'Ann', key: 'k' }, now));
  await pass(2 * DAY);
  expect([await isThere(left), await isThere(joined)]).toEqual([false, true]);
  await pass(KEEP);
  expect(await isThere(joined)).toBe(false);
});

test('a table that somebody has open stays, however old it is', async () => {
  const code = await rooms.open('resistance');
  const room = await opened(code);
  const watcher = { member: undefined, from: 'here', send: () => {}, end: () => {} };
  room.attach(watcher, { t: 'hello', version: 3, match: 0, facts: 0, lines: 0 });
  await pass(KEEP + 10 * DAY);
  expect(await isThere(code)).toBe(true);
  room.detach(watcher);
  await pass(0);
  expect(await isThere(code)).toBe(false);
});

test('whoever calls while a table is being removed is told that there is none', async () => {
  const code = await rooms.open('resistance');
  await pass(DAY);
  const remove = vi.spyOn(store, 'remove');
  let called: Promise<LiveRoom | undefined> | undefined;
  remove.mockImplementation(async (stream, since) => {
    await Promise.resolve();
    called = rooms.find(stream);
    await Promise.resolve();
    return MemoryStore.prototype.remove.call(store, stream, since);
  });
  expect(await rooms.clear(Date.now())).toBe(1);
  expect(await called).toBeUndefined();
  expect(await rooms.find(code)).toBeUndefined();
});

test('whoever was quicker keeps the table', async () => {
  const code = await rooms.open('resistance');
  await pass(DAY);
  const clear = rooms.clear(Date.now());
  const room = await opened(code);
  expect(await clear).toBe(0);
  await new Promise((resolve) => {
    room.perform((value, now) => decideJoin(value, { name: 'Ann', key: 'k' }, now), resolve);
  });
  expect((await store.read(code)).length).toBeGreaterThan(1);
});

test('a store that fails loses nothing and is asked again', async () => {
  const code = await rooms.open('resistance');
  const remove = vi.spyOn(store, 'remove').mockRejectedValueOnce(new Error('disk full'));
  await pass(KEEP);
  expect(remove).toHaveBeenCalledOnce();
  expect((await opened(code)).room.code).toBe(code);
  await pass(0);
  expect(await isThere(code)).toBe(false);
});

test('0 keeps all for ever', async () => {
  retention.stop();
  await rooms.close();
  start(0);
  const code = await rooms.open('resistance');
  await pass(20 * KEEP);
  expect(await isThere(code)).toBe(true);
  expect(cleared).toEqual([]);
});
