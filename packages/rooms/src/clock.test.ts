import { beforeEach, describe, expect, test } from 'vitest';
import { every, notBefore, SteadyClock } from './clock.ts';
import { DrivenMachine } from './testing/driven-machine.ts';

const HOUR = 60 * 60_000;

let machine: DrivenMachine;
let clock: SteadyClock;
beforeEach(() => {
  machine = new DrivenMachine(1_000_000);
  clock = new SteadyClock(machine);
});

describe('a clock', () => {
  test('begins with the time on the wall, and goes on evenly however that is set', async () => {
    await machine.pass(1000);
    machine.set(-HOUR);
    await machine.pass(1000);
    machine.set(366 * 24 * HOUR);
    await machine.pass(1000);
    expect([clock.now(), clock.apart]).toEqual([1_003_000, 366 * 24 * HOUR - HOUR]);
  });

  test('tells whole milliseconds', async () => {
    await machine.pass(0.7);
    expect([clock.now(), clock.steady()]).toEqual([1_000_000, 0.7]);
  });

  test.each(['counted', 'notCounted'] as const)('stands still while the machine sleeps (%s)', async (counts) => {
    const done: number[] = [];
    clock.after(3000, () => done.push(clock.now()));
    await machine.pass(1000);
    machine.sleep(8 * HOUR, counts);
    await machine.pass(1999);
    expect([clock.now(), done]).toEqual([1_002_999, []]);
    await machine.pass(1);
    expect(done).toEqual([1_003_000]);
  });

  test('does not take a machine that is busy for one that sleeps', () => {
    machine.sleep(4000, 'counted');
    expect(clock.now()).toBe(1_004_000);
  });

  test('waits for longer than a timer can, and does nothing too early', () => {
    const timers: { readonly ms: number; ring(): void }[] = [];
    const later = (ms: number, ring: () => void) => {
      timers.push({ ms, ring });
      return () => {};
    };
    const done: string[] = [];
    new SteadyClock({ wall: () => 0, steady: () => 0, later }).after(2 ** 31 + 5, () => done.push('done'));
    timers.at(-1)?.ring();
    expect([timers.slice(1).map(({ ms }) => ms), done]).toEqual([[2 ** 31 - 1, 2 ** 31 - 1], []]);
  });

  test('takes the wall clock’s word when it is asked to', () => {
    machine.set(-HOUR);
    clock.setRight();
    expect([clock.now(), clock.apart]).toEqual([1_000_000 - HOUR, 0]);
  });

  test('what is taken back is not done', async () => {
    const done: string[] = [];
    clock.after(10, () => done.push('one'))();
    const stop = every(
      10,
      (ms, task) => clock.after(ms, task),
      () => done.push('again'),
    );
    await machine.pass(35);
    stop();
    await machine.pass(100);
    expect(done).toEqual(['again', 'again', 'again']);
  });
});

test('a table that knows of later times goes on from them', async () => {
  const later = notBefore(clock, 5_000_000);
  await machine.pass(10);
  expect([later.now(), notBefore(clock, 7).now()]).toEqual([5_000_010, 1_000_010]);
});
