import { start } from '@reseau/core';
import { GAMES } from '@reseau/games';
import type { ServerMessage } from '@reseau/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SteadyClock } from '../clock.ts';
import { CONFIG } from '../config.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { begin } from '../testing/begin.ts';
import { SILENT } from '../testing/silent-log.ts';
import { storePlayed } from '../testing/stored-match.ts';
import { decideCommand } from './commands.ts';
import { decideJoin } from './membership.ts';
import { systemRandom } from './random-source.ts';
import { Rooms } from './rooms.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const timings = { ...CONFIG.timings, roles: 0, linger: 0, hostAway: 60_000, holdsUp: 30_000, comeBack: 0 };
const botRunner = { move: () => Promise.reject(new Error('no bots here')), close: async () => {} };
const context = { log: SILENT, botRunner, chance: systemRandom, botPace: 1, timings, limits: CONFIG.limits };
const rooms = (store: MemoryStore, defaultOptions = {}) =>
  new Rooms(store, { ...context, clock: new SteadyClock(), defaultOptions });

test('a room is loaded when somebody calls and leaves memory when nobody does', async () => {
  const all = rooms(new MemoryStore());
  const code = await all.open('resistance');
  expect(all.count).toBe(0);
  const room = await all.find(code);
  expect(room?.room.code).toBe(code);
  expect(await all.find(code)).toBe(room);
  expect(all.count).toBe(1);
  await vi.advanceTimersByTimeAsync(7000);
  expect(all.count).toBe(0);
  await all.close();
});

test('of many tables that are called at once, a few are read at a time', async () => {
  let [reading, most] = [0, 0];
  class CountingStore extends MemoryStore {
    override async read(stream: string, after?: number): Promise<readonly string[]> {
      reading += 1;
      most = Math.max(most, reading);
      for (let turns = 0; turns < 20; turns += 1) await Promise.resolve();
      reading -= 1;
      return super.read(stream, after);
    }
  }
  const all = rooms(new CountingStore());
  const codes = await Promise.all(Array.from({ length: 30 }, () => all.open('resistance')));
  const found = await Promise.all(codes.map((code) => all.find(code)));
  expect([found.filter((room) => room !== undefined).length, most]).toEqual([30, 8]);
  await all.close();
});

test('there is no room under a code nobody opened', async () => {
  const all = rooms(new MemoryStore());
  expect(await all.find('ZZZZ')).toBeUndefined();
  expect(all.count).toBe(0);
  await all.close();
});

test('a table whose record is damaged is refused in words, and the others go on', async () => {
  const store = new MemoryStore();
  const all = rooms(store);
  const [damaged, sound] = [await all.open('resistance'), await all.open('resistance')];
  const entry = { actor: 999, facts: [], drawn: 0 };
  const events = [JSON.stringify({ type: 'moved', at: 7, entry })];
  await store.append({ stream: damaged, expected: 1, events });
  await expect(all.find(damaged)).rejects.toThrow('a stored event is damaged: event moved.entry.actor should be');
  expect((await all.find(sound))?.room.code).toBe(sound);
  expect(all.count).toBe(1);
  await all.close();
});

test('a room whose last moments are gone says so, and tells everything anew to whoever knew it before', async () => {
  const store = new MemoryStore();
  const made = GAMES.project.setUp(1, {});
  if (!made.ok) throw new Error('no game');
  const { entry } = start(made.game, 'seed');
  const match = {
    game: 'project',
    names: ['Ann'],
    options: made.lasting ?? {},
    seed: 'seed',
    entries: [entry],
  } as const;
  const [{ code } = { code: '' }] = await storePlayed(store, match);
  const all = rooms(store);
  all.cutShort([{ stream: code, had: 9, has: 7 }]);
  const room = await all.find(code);
  await vi.advanceTimersByTimeAsync(0);
  const heard = (hello: object): readonly ServerMessage[] => {
    const frames: ServerMessage[] = [];
    const send = (frame: string): void => void frames.push(JSON.parse(frame) as ServerMessage);
    const ear = { member: 'm1', from: 'here', send, end: () => {} };
    room?.attach(ear, { t: 'hello', version: 6, match: 1, facts: 1, lines: 0, ...hello });
    return frames;
  };
  const told = (frames: readonly ServerMessage[]) => frames.find(({ t }) => t === 'facts');
  expect(told(heard({}))).toMatchObject({ from: 0 });
  expect(told(heard({ edition: 1 }))).toMatchObject({ from: 1 });
  expect(heard({}).find(({ t }) => t === 'room')).toMatchObject({ room: { edition: 1, cutShort: expect.anything() } });
  expect((await store.read(code)).at(-1)).toMatch(/"type":"cutShort","at":\d+,"lost":2/);
  await all.close();
});

test('after a restart no room is loaded until somebody calls, whatever is overdue in it', async () => {
  const store = new MemoryStore();
  const before = rooms(store);
  const code = await before.open('resistance');
  const room = await before.find(code);
  for (const name of ['Ann', 'Bob', 'Cy', 'Di', 'Ed']) {
    room?.perform((value, now) => decideJoin(value, { name, key: name }, now));
  }
  const by = { member: 'm1', id: 'r', sum: 0 };
  const command = { do: 'clock', alone: 30, together: 30, talk: 0 } as const;
  room?.perform((value, now) => decideCommand(value, command, now, by, () => 's'));
  await vi.advanceTimersByTimeAsync(0);
  if (room !== undefined) await begin(room);
  await before.close();
  const read = vi.spyOn(store, 'read');
  const after = rooms(store);
  await vi.advanceTimersByTimeAsync(600_000);
  expect([after.count, read.mock.calls.length]).toEqual([0, 0]);
  expect((await after.find(code))?.room.play?.deadline).toBeLessThan(Date.now());
  await after.close();
});

test('a new table is set to what the house says, and otherwise to the game’s own defaults', async () => {
  const all = rooms(new MemoryStore(), { insurrection: { side: 'advanced' } });
  expect((await all.find(await all.open('insurrection')))?.room.options).toEqual({ side: 'advanced' });
  expect((await all.find(await all.open('resistance')))?.room.options).toEqual({ modules: [] });
  await all.close();
});
