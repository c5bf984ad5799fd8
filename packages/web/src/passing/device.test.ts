import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Session } from '../session/session.svelte.ts';
import { isWanted, PassedDevice } from './device.svelte.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Somebody at the device, in this seat; asked until told otherwise. */
class Person {
  readonly me: number | undefined;
  readonly you: string;
  readonly self: { readonly agreed?: boolean } = {};
  readonly room: object = { phase: 'playing' };
  readonly sight = {};
  asked = true;
  skipped = 0;
  constructor(me: number | undefined) {
    this.me = me;
    this.you = `m${me}`;
  }
  readonly match = {
    over: false,
    skipScenes: () => {
      this.skipped += 1;
    },
    client: { situation: () => ({ asked: this.asked }), isOpen: () => false },
  };
}
const as = (person: Person): Session => person as unknown as Session;
const people = [new Person(2), new Person(0)] as const;
const [cho, ada] = people;
let isStaged = false;
const sat = (): PassedDevice =>
  new PassedDevice(
    () => people.map(as),
    () => isStaged,
  );

beforeEach(() => {
  isStaged = false;
  for (const one of people) one.asked = true;
});

test('goes round in seat order, whoever came to it first', () => {
  expect(sat().wanted).toEqual([ada, cho]);
});

test('asks nobody who only watches, who has a pause, or who has no match', () => {
  expect(isWanted(as(new Person(undefined)))).toBe(false);
  expect(isWanted(as(Object.assign(new Person(0), { room: { phase: 'playing', paused: true } })))).toBe(false);
  expect(isWanted(as(Object.assign(new Person(0), { room: { phase: 'over' } })))).toBe(false);
});

test.each([0, 1000, 3900])('stays with a person for four seconds, also with one who is done after %i ms', (took) => {
  const device = sat();
  device.passTo(as(ada));
  expect(device.showing).toEqual({ what: 'curtain', who: ada });
  device.open();
  expect(device.showing).toEqual({ what: 'own', who: ada });
  expect(ada.skipped).toBeGreaterThan(0);
  vi.advanceTimersByTime(took);
  ada.asked = false;
  device.cover();
  expect(device.showing).toEqual({ what: 'covered', who: ada });
  vi.advanceTimersByTime(Math.max(700, 4000 - took) - 1);
  expect(device.showing.what).toBe('covered');
  vi.advanceTimersByTime(1);
  expect(device.showing).toEqual({ what: 'curtain', who: cho });
});

test('goes back to the table when there is something for all to see, before the next has it', () => {
  const device = sat();
  device.passTo(as(ada));
  device.open();
  ada.asked = false;
  isStaged = true;
  device.cover();
  vi.runAllTimers();
  expect(device.showing).toEqual({ what: 'table' });
});

test('goes back to the table once nobody is left', () => {
  const device = sat();
  cho.asked = false;
  device.passTo(as(ada));
  device.open();
  ada.asked = false;
  device.cover();
  vi.runAllTimers();
  expect(device.showing).toEqual({ what: 'table' });
});

test('nothing opens without its curtain, and nothing is covered that is not open', () => {
  const device = sat();
  device.open();
  device.cover();
  expect(device.showing).toEqual({ what: 'table' });
});

test('a call goes round to everybody whom it asks, whoever has called, and once', () => {
  const members = ['m0', 'm2'].map((id) => ({ id, kind: 'person', counts: true }));
  const room = { phase: 'playing', members, bench: [], call: { call: 7, kind: 'pause' } };
  const called = [new Person(2), new Person(0)].map((one) => Object.assign(one, { asked: false, room }));
  const [cai, abe] = called as [Person, Person];
  // Abe has called: nothing is left for him to answer, and yet he gets the device like anybody else.
  Object.assign(abe, { self: { agreed: true } });
  const device = new PassedDevice(
    () => called.map(as),
    () => false,
  );
  expect(device.wanted).toEqual([abe, cai]);
  expect([abe, cai].map((one) => device.isAsked(as(one)))).toEqual([false, true]);
  device.passTo(as(abe));
  device.open();
  device.cover();
  vi.runAllTimers();
  expect(device.showing).toEqual({ what: 'curtain', who: cai });
  device.open();
  Object.assign(cai, { self: { agreed: false } });
  device.cover();
  vi.runAllTimers();
  expect(device.showing).toEqual({ what: 'table' });
  expect(device.wanted).toEqual([]);
  for (const one of called) Object.assign(one, { room: { ...room, call: { call: 8, kind: 'void' } } });
  expect(device.wanted).toEqual([abe, cai]);
  // Abe looks, and hides again what the game asks of him: the call goes on to the next, and then it is his turn again.
  Object.assign(abe, { asked: true });
  device.passTo(as(abe));
  device.open();
  device.cover();
  vi.runAllTimers();
  expect(device.showing).toEqual({ what: 'curtain', who: cai });
  expect(device.wanted).toEqual([cai, abe]);
});
