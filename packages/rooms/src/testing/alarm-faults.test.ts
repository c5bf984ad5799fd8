import { describe, expect, test } from 'vitest';
import type { RoomEvent } from '../rooms/event.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { alarmFaults, LATE_BY } from './alarm-faults.ts';
import { ask, Ear, evening, house, TIMINGS, table } from './clocked-house.ts';
import { DrivenMachine } from './driven-machine.ts';

const SECOND = 1000;
const LONG = 10 * SECOND;

/** Whatever waits for long waits for longer. */
class Slow extends DrivenMachine {
  override later(ms: number, task: () => void) {
    return super.later(ms > LONG ? ms + 3 * SECOND : ms, task);
  }
}

const latest = (stored: readonly string[]): number => JSON.parse(stored.at(-1) ?? '').at as number;

/** The stored events, each of this kind at another time. */
const moved = (stored: readonly string[], type: RoomEvent['type'], ms: number): readonly string[] =>
  stored.map((text) => {
    const event = JSON.parse(text) as RoomEvent;
    return JSON.stringify(event.type === type ? { ...event, at: event.at + ms } : event);
  });

/** A table without a clock, whose host goes. */
async function withoutHost(): Promise<readonly string[]> {
  const store = new MemoryStore();
  const machine = new DrivenMachine();
  const { rooms, close } = house(store, machine);
  const { code, ann } = await table(rooms, 0);
  await machine.pass(5 * SECOND);
  ann.end();
  await machine.pass(90 * SECOND);
  await close();
  return store.read(code);
}

describe('an evening in which every clock and alarm ends at its time', () => {
  test('has no fault, and none for the tolerance alone', async () => {
    const stored = await evening();
    expect(alarmFaults(stored, { timings: TIMINGS, lateBy: 0 })).toEqual([]);
    expect(alarmFaults(stored, { timings: TIMINGS, until: latest(stored) })).toEqual([]);
  });

  test('has none either where the table rested, and nobody’s moment was cut', async () => {
    const store = new MemoryStore();
    const machine = new DrivenMachine();
    const before = house(store, machine);
    const { code, room, ...ears } = await table(before.rooms);
    await machine.pass(20 * SECOND);
    for (const one of [ears.ann, ears.bob, ears.cy, ears.di]) one.end();
    const from = machine.wall();
    await machine.pass(3 * SECOND);
    await before.close();
    const other = new DrivenMachine(machine.wall() + 60 * SECOND);
    const after = house(store, other);
    const again = await after.rooms.find(code);
    if (again === undefined) throw new Error('no room');
    const to = other.wall();
    new Ear(again, 'm1');
    await other.pass(100 * SECOND);
    await after.close();
    const stored = await store.read(code);
    const until = other.wall();
    expect(alarmFaults(stored, { timings: TIMINGS, rests: [{ from, to }], until, lateBy: 0 })).toEqual([]);
    expect(alarmFaults(stored, { timings: TIMINGS, until }).map(({ what }) => what)).toContain('late');
    // Nothing was overdue when the rest began.
    const short = [{ from: from + 60 * SECOND, to }];
    expect(alarmFaults(stored, { timings: TIMINGS, rests: short, until }).map(({ what }) => what)).toContain('late');
  });

  test('has none on a clock that the table has agreed on, over a restart; and one is found that never rings', async () => {
    const store = new MemoryStore();
    const machine = new DrivenMachine();
    const before = house(store, machine);
    const { code, room } = await table(before.rooms, 0);
    await ask(room, 'm2', { do: 'call', kind: 'clock' });
    await ask(room, 'm3', { do: 'agree', call: 1, yes: true });
    await machine.pass(TIMINGS.call + 30 * SECOND);
    const from = machine.wall();
    await before.close();
    const other = new DrivenMachine(from + SECOND);
    const after = house(store, other);
    const again = await after.rooms.find(code);
    if (again === undefined) throw new Error('no room');
    for (const member of ['m1', 'm2', 'm3', 'm4']) new Ear(again, member);
    const [to, rung] = [other.wall(), (await store.read(code)).length];
    await other.pass(600 * SECOND);
    await after.close();
    const stored = await store.read(code);
    const clocked = stored.filter((text) => text.includes('"timeUp"'));
    expect(clocked.length).toBeGreaterThan(3);
    const evening = { timings: TIMINGS, rests: [{ from, to }], until: other.wall(), lateBy: 0 };
    expect(alarmFaults(stored, evening)).toEqual([]);
    expect(alarmFaults(stored.slice(0, rung), evening)).toMatchObject([{ kind: 'timeUp', what: 'never' }]);
  });
});

describe('a fault is found', () => {
  test('where a machine rings late', async () => {
    const faults = alarmFaults(await evening(undefined, new Slow()), { timings: TIMINGS });
    expect(new Set(faults.map(({ kind }) => kind))).toEqual(new Set(['timeUp', 'standIn']));
    for (const { what, due, over = 0 } of faults) {
      expect(what).toBe('late');
      expect(over - due).toBeGreaterThan(LATE_BY);
    }
  });

  test('where a call is over late', async () => {
    const faults = alarmFaults(moved(await evening(), 'callOver', LATE_BY + 1), { timings: TIMINGS });
    expect(faults).toMatchObject([{ kind: 'call', what: 'late' }]);
  });

  test.each([
    ['timeUp', 'moved', evening],
    ['standIn', 'stoodIn', evening],
    ['host', 'hostPassed', withoutHost],
  ] as const)('where one rings early (%s)', async (kind, type, from) => {
    const stored = await from();
    expect(alarmFaults(stored, { timings: TIMINGS })).toEqual([]);
    const faults = alarmFaults(moved(stored, type, -1), { timings: TIMINGS });
    expect(faults.some((fault) => fault.kind === kind && fault.what === 'early')).toBe(true);
  });

  test('where one never rings', async () => {
    const stored = (await evening()).slice(0, -1);
    const until = latest(stored) + 40 * SECOND;
    expect(alarmFaults(stored, { timings: TIMINGS, until })).toMatchObject([{ kind: 'timeUp', what: 'never' }]);
  });
});
