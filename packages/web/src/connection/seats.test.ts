import { beforeEach, expect, test, vi } from 'vitest';
import { addSeat, heldSeats, keepSeat, leaveSeat, seatedAt, seatToken, seatTokens } from './seats.ts';

const joined = (code: string, token: string) => ({ code, token, id: 'm1', recovery: 'ABCDEFGH' });

beforeEach(() => {
  const kept: Record<string, string> = {};
  // Its keys are what is kept, as in a browser.
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void Object.assign(kept, { [key]: value }),
    removeItem: (key: string) => Reflect.deleteProperty(kept, key),
  };
  vi.stubGlobal(
    'localStorage',
    new Proxy(kept, { get: (target, key) => Reflect.get(methods, key) ?? Reflect.get(target, key) }),
  );
});

test('a device holds one seat of a table, or several, in the order in which people came', () => {
  keepSeat(joined('ABCD', 'first'));
  expect(seatTokens('ABCD')).toEqual(['first']);
  addSeat(joined('ABCD', 'second'));
  addSeat(joined('ABCD', 'third'));
  expect(seatTokens('ABCD')).toEqual(['first', 'second', 'third']);
  expect(seatToken('ABCD')).toBe('first');
  expect(heldSeats()).toEqual(['ABCD']);
});

test('tables are told apart by when one sat down at them', () => {
  localStorage.setItem('reseau:seat:here-one', 'token 1000 other');
  expect([seatedAt('here-one'), seatedAt('here-none')]).toEqual([1000, 0]);
});

test('one of them leaves, or all', () => {
  keepSeat(joined('ABCD', 'first'));
  addSeat(joined('ABCD', 'second'));
  leaveSeat('ABCD', 'first');
  expect(seatTokens('ABCD')).toEqual(['second']);
  leaveSeat('ABCD', 'second');
  expect(heldSeats()).toEqual([]);
  keepSeat(joined('ABCD', 'first'));
  addSeat(joined('ABCD', 'second'));
  leaveSeat('ABCD');
  expect(heldSeats()).toEqual([]);
});

test('a seat that an older version kept is still there', () => {
  localStorage.setItem('reseau:seat:WXYZ', 'old 1731700000000');
  expect(seatTokens('WXYZ')).toEqual(['old']);
});
