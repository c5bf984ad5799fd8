import { describe, expect, test } from 'vitest';
import { CONFIG } from '../config.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { Ear, evening, house, table } from '../testing/clocked-house.ts';
import { DrivenMachine } from '../testing/driven-machine.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const YEAR = 366 * 24 * HOUR;

const kindsOf = (stored: readonly string[]) => new Set(stored.map((text) => JSON.parse(text).type));

describe('whatever is done to the wall clock', () => {
  test.each([
    ['back an hour', -HOUR],
    ['on an hour', HOUR],
    ['on a year', YEAR],
    ['back a year', -YEAR],
  ])('an evening on which it is set %s again and again is the same to the millisecond', async (_how, ms) => {
    const straight = await evening();
    const happened = kindsOf(straight);
    for (const kind of [
      'moved',
      'away',
      'stoodIn',
      'hostPassed',
      'called',
      'callOver',
      'paused',
      'resumed',
      'returned',
    ])
      expect([kind, happened.has(kind)]).toEqual([kind, true]);
    expect(await evening((machine) => machine.set(ms))).toEqual(straight);
  });

  test('nobody loses time while the machine sleeps, however it counts', async () => {
    const straight = await evening();
    for (const counts of ['counted', 'notCounted'] as const)
      expect(await evening((machine) => machine.sleep(8 * HOUR, counts))).toEqual(straight);
  });
});

describe('after a restart', () => {
  /** A table whose question has twenty seconds left, and the same one on another machine. */
  async function restarted(wall: number) {
    const store = new MemoryStore();
    const machine = new DrivenMachine();
    const before = house(store, machine);
    const { code } = await table(before.rooms);
    await machine.pass(10 * SECOND);
    await before.close();
    const other = new DrivenMachine(machine.wall() + wall);
    const after = house(store, other);
    const room = await after.rooms.find(code);
    if (room === undefined) throw new Error('no room');
    const question = () => room.room.play?.match.turn.question ?? 0;
    return { ...after, machine: other, room, store, code, question };
  }

  test.each([-HOUR, -YEAR])('with a wall clock that is %i ms late, a clock has at most what it had', async (wall) => {
    const { machine, room, question, close } = await restarted(wall);
    const asked = question();
    const ann = new Ear(room, 'm1');
    expect(ann.left).toBeGreaterThan(19 * SECOND);
    expect(ann.left).toBeLessThanOrEqual(30 * SECOND);
    await machine.pass((ann.left ?? 0) - 1);
    expect(question()).toBe(asked);
    await machine.pass(1);
    expect(question()).toBe(asked + 1);
    await close();
  });

  test('with a wall clock that is late, nothing is noted before what happened last', async () => {
    const { machine, room, store, code, close } = await restarted(-YEAR);
    new Ear(room, 'm1');
    await machine.pass(60 * SECOND);
    const times = (await store.read(code)).map((text) => JSON.parse(text).at as number);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    await close();
  });

  test('with one that is a year ahead, whoever comes back has a moment', async () => {
    const { machine, room, question, close } = await restarted(YEAR);
    const asked = question();
    const ann = new Ear(room, 'm1');
    expect(ann.left).toBe(CONFIG.timings.comeBack);
    await machine.pass(CONFIG.timings.comeBack - 1);
    expect([question(), room.room.host, room.room.members.filter(({ standIn }) => standIn)]).toEqual([asked, 'm1', []]);
    await machine.pass(1);
    expect(question()).toBe(asked + 1);
    await close();
  });
});

test('where nobody is at any table, the time is taken from the wall again', async () => {
  const store = new MemoryStore();
  const machine = new DrivenMachine();
  const { rooms, close } = house(store, machine);
  machine.set(HOUR);
  await machine.pass(10 * SECOND);
  const code = await rooms.open('resistance');
  expect(JSON.parse((await store.read(code))[0] ?? '').at).toBe(machine.wall());
  await close();
});
