import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeLog } from '../log.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { Rooms } from './rooms.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const timings = { linger: 0, hostAway: 60_000, holdsUp: 30_000 };
const brain = { move: () => Promise.reject(new Error('no bots here')), close: async () => {} };
const around = { log: makeLog('silent'), brain, botPace: 1, timings, earliestDeadline: 0 };
const rooms = (store: MemoryStore, houseOptions = {}) => new Rooms(store, { ...around, houseOptions });

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

test('there is no room under a code nobody opened', async () => {
  const all = rooms(new MemoryStore());
  expect(await all.find('ZZZZ')).toBeUndefined();
  expect(all.count).toBe(0);
  await all.close();
});

test('a damaged room does not keep the others asleep', async () => {
  const store = new MemoryStore();
  const all = rooms(store);
  const code = await all.open('resistance');
  await store.append({ stream: 'BAD', expected: 0, events: ['{not json'], wakeAt: 1 });
  const [event = ''] = await store.read(code);
  await store.append({ stream: 'GOOD', expected: 0, events: [event.replace(code, 'GOOD')], wakeAt: 2 });
  const find = vi.spyOn(all, 'find');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(find.mock.calls.filter(([name]) => name === 'BAD')).toHaveLength(1);
  expect(find.mock.calls.some(([name]) => name === 'GOOD')).toBe(true);
  await all.close();
});

test('a new table is set to what the house says, and otherwise to the game’s own defaults', async () => {
  const all = rooms(new MemoryStore(), { insurrection: { side: 'advanced' } });
  expect((await all.find(await all.open('insurrection')))?.room.options).toEqual({ side: 'advanced' });
  expect((await all.find(await all.open('resistance')))?.room.options).toEqual({ modules: [] });
  await all.close();
});
