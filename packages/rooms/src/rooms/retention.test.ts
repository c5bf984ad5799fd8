import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SteadyClock } from '../clock.ts';
import { CONFIG } from '../config.ts';
import type { Log } from '../log.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { DrivenMachine } from '../testing/driven-machine.ts';
import { SILENT } from '../testing/silent-log.ts';
import type { LiveRoom } from './live-room.ts';
import { decideJoin } from './membership.ts';
import { systemRandom } from './random-source.ts';
import { Retention } from './retention.ts';
import { Rooms } from './rooms.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const KEEP = 90 * DAY;

const log: Log = { ...SILENT, warn: (words) => void warnings.push(words) };
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
let machine: DrivenMachine;
let clock: SteadyClock;
let cleared: number[];
let heldBack: number[];
let warnings: string[];

/** A server on this machine and this store; one that ran before is gone. */
function start(keepFor: number): void {
  clock = new SteadyClock(machine);
  rooms = new Rooms(store, { ...context, clock });
  retention = new Retention(
    { rooms, store, clock, log },
    { keepFor, cleared: (count) => void cleared.push(count), heldBack: (count) => void heldBack.push(count) },
  );
}
async function stop(): Promise<void> {
  retention.stop();
  clock.close();
  await rooms.close();
}

beforeEach(() => {
  store = new MemoryStore();
  machine = new DrivenMachine();
  [cleared, heldBack, warnings] = [[], [], []];
  start(KEEP);
});
afterEach(() => stop());

const isThere = async (code: string): Promise<boolean> => (await store.read(code)).length > 0;
/** So much later, during which the server is up and its store is told so, and then an hour in which the rooms are looked through. */
async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= DAY) {
    machine.set(Math.min(DAY, left));
    clock.setRight();
    await store.pass(clock.now(), DAY);
  }
  await machine.pass(HOUR);
}
/** The server is down for so long. */
async function off(ms: number): Promise<void> {
  await stop();
  machine = new DrivenMachine(machine.wall() + ms);
  start(KEEP);
}
const many = async (count: number): Promise<readonly string[]> => {
  const codes: string[] = [];
  while (codes.length < count) codes.push(await rooms.open('resistance'));
  return codes;
};
const stay = async (codes: readonly string[]): Promise<number> =>
  (await Promise.all(codes.map(isThere))).filter(Boolean).length;
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
  // Counted by the hour: rather an hour too long.
  await pass(0);
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
  expect(await rooms.clear(0)).toBe(1);
  expect(await called).toBeUndefined();
  expect(await rooms.find(code)).toBeUndefined();
});

test('whoever was quicker keeps the table', async () => {
  const code = await rooms.open('resistance');
  await pass(DAY);
  const clear = rooms.clear(0);
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
  await stop();
  start(0);
  const code = await rooms.open('resistance');
  await pass(20 * KEEP);
  expect(await isThere(code)).toBe(true);
  expect(cleared).toEqual([]);
});

describe('a clock that is set', () => {
  test.each([
    ['on a year', 366 * DAY],
    ['back a year', -366 * DAY],
  ])('%s while the server is up takes no table away, and is told', async (_how, ms) => {
    const first = await many(3);
    await machine.pass(2 * HOUR);
    machine.set(ms);
    await machine.pass(3 * HOUR);
    // The last one was opened in the meantime, by that clock.
    const codes = [...first, ...(await many(1))];
    machine.set(-ms);
    await machine.pass(3 * HOUR);
    expect(await stay(codes)).toBe(4);
    expect(warnings.length).toBeGreaterThan(0);
  });

  test.each([366 * DAY, -366 * DAY])('between two starts (%i ms) takes none away either', async (ms) => {
    const codes = await many(3);
    await off(ms);
    await machine.pass(3 * HOUR);
    expect(await stay(codes)).toBe(3);
    await off(-ms);
    await machine.pass(3 * HOUR);
    expect(await stay(codes)).toBe(3);
    // What was believed of it counts; the rest has to pass.
    await pass(KEEP);
    expect(await stay(codes)).toBe(0);
  });

  test('a server that is up for an evening a week clears its tables like any other', async () => {
    const code = await rooms.open('resistance');
    for (let week = 0; week < 12; week += 1) {
      await off(7 * DAY);
      await machine.pass(4 * HOUR);
    }
    expect([await isThere(code), warnings]).toEqual([true, []]);
    await off(7 * DAY);
    await machine.pass(4 * HOUR);
    expect(await isThere(code)).toBe(false);
  });
});

describe('more than half of all tables', () => {
  test('go after a day of notice, not at once', async () => {
    const codes = await many(11);
    await pass(KEEP + HOUR);
    expect([await stay(codes), heldBack.at(-1), warnings.length]).toEqual([11, 11, 1]);
    await machine.pass(22 * HOUR);
    expect(await stay(codes)).toBe(11);
    await machine.pass(2 * HOUR);
    expect([await stay(codes), heldBack.at(-1), total()]).toEqual([0, 0, 11]);
  });

  test('a few go at once, and so do many where more stay', async () => {
    const few = await many(10);
    await pass(KEEP + HOUR);
    expect([await stay(few), warnings]).toEqual([0, []]);
    const old = await many(12);
    await pass(10 * DAY);
    const others = await many(13);
    await pass(KEEP - 9 * DAY);
    expect([await stay(old), await stay(others), warnings]).toEqual([0, 13, []]);
  });
});
