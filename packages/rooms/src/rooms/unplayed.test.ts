import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Clock } from '../clock.ts';
import { CONFIG } from '../config.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { begin } from '../testing/begin.ts';
import { SILENT } from '../testing/silent-log.ts';
import { decideJoin } from './membership.ts';
import { systemRandom } from './random-source.ts';
import { Retention } from './retention.ts';
import { Rooms } from './rooms.ts';

const HOUR = 60 * 60_000;

/** Days pass in one step; whatever was to be done meanwhile is done once. */
class LeapingClock implements Clock {
  #steady = 0;
  readonly #waiting = new Map<() => void, number>();
  now = (): number => this.#steady;
  steady = (): number => this.#steady;
  after = (ms: number, task: () => void) => {
    this.#waiting.set(task, this.#steady + ms);
    return () => void this.#waiting.delete(task);
  };
  setRight(): void {}
  async pass(ms: number): Promise<void> {
    this.#steady += ms;
    for (const [task, at] of this.#waiting) if (at <= this.#steady && this.#waiting.delete(task)) task();
    for (let turns = 0; turns < 20; turns += 1) await new Promise((resolve) => setImmediate(resolve));
  }
}

let store: MemoryStore;
let clock: LeapingClock;
let rooms: Rooms;
let retention: Retention;
let cleared: number[] = [];

/** A server comes up on what is stored. */
function start(): void {
  const botRunner = { move: () => Promise.reject(new Error('no bots here')), close: async () => {} };
  const given = { ...CONFIG, timings: { ...CONFIG.timings, roles: 0 }, log: SILENT, botRunner, chance: systemRandom };
  rooms = new Rooms(store, { ...given, clock, botPace: 1, defaultOptions: {} });
  const policy = { keepFor: 90 * 24 * HOUR, cleared: (count: number) => void cleared.push(count), heldBack: () => {} };
  retention = new Retention({ rooms, store, clock, log: SILENT }, policy);
}

beforeEach(() => {
  [store, clock, cleared] = [new MemoryStore(), new LeapingClock(), []];
  start();
});
afterEach(async () => {
  retention.stop();
  await rooms.close();
});

async function play(code: string): Promise<void> {
  const room = await rooms.find(code);
  if (room === undefined) throw new Error('no room');
  for (const name of ['Ann', 'Bob', 'Cy', 'Di', 'Ed'])
    await new Promise((resolve) => room.perform((value, now) => decideJoin(value, { name, key: name }, now), resolve));
  expect(await begin(room)).toMatchObject({ ok: true });
}

const isThere = async (code: string): Promise<boolean> => (await store.read(code)).length > 0;

test('a table at which nothing was played goes after two days without anybody', async () => {
  const [empty, called] = [await rooms.open('resistance'), await rooms.open('resistance')];
  await clock.pass(47 * HOUR);
  await rooms.find(called);
  await clock.pass(0.5 * HOUR);
  expect([await isThere(empty), await isThere(called)]).toEqual([true, true]);
  await clock.pass(2 * HOUR);
  expect([await isThere(empty), await isThere(called), cleared.filter((count) => count > 0)]).toEqual([
    false,
    true,
    [1],
  ]);
  expect(await rooms.find(empty)).toBeUndefined();
  await clock.pass(49 * HOUR);
  expect([await isThere(called), cleared.filter((count) => count > 0)]).toEqual([false, [1, 1]]);
});

test('a table that somebody has open stays, and one at which something was played', async () => {
  const [open, played] = [await rooms.open('resistance'), await rooms.open('resistance')];
  const ear = { member: undefined, from: 'here', send: () => {}, end: () => {} };
  (await rooms.find(open))?.attach(ear, { t: 'hello', version: 3, match: 0, facts: 0, lines: 0 });
  await play(played);
  for (let days = 0; days < 8; days += 1) await clock.pass(24 * HOUR);
  expect([await isThere(open), await isThere(played), cleared.some((count) => count > 0)]).toEqual([true, true, false]);
});

test('after a restart too it goes two days after that, or after somebody had it open; what was played at stays', async () => {
  const [empty, called, played] = [
    await rooms.open('resistance'),
    await rooms.open('resistance'),
    await rooms.open('resistance'),
  ];
  await play(played);
  retention.stop();
  await rooms.close();
  start();
  await clock.pass(2 * HOUR);
  await clock.pass(40 * HOUR);
  await rooms.find(called);
  await clock.pass(10 * HOUR);
  await clock.pass(2 * HOUR);
  const stands = [await isThere(empty), await isThere(called), await isThere(played)];
  expect([stands, cleared.filter((count) => count > 0)]).toEqual([[false, true, true], [1]]);
});
