import { describe, expect, test } from 'vitest';
import { isOfType, isSentAs } from './asking.ts';
import { at, isOneOf, put, whole, without } from './list.ts';
import { isRaw, keysOf, recordOf } from './record.ts';
import { seatAt } from './seat.ts';

describe('lists', () => {
  test('an entry that must be there is there, or it throws', () => {
    expect([at(['a', 'b'], 1), at([0, undefined], 0), at(new Uint8Array([7]), 0)]).toEqual(['b', 0, 7]);
    expect(() => at(['a'], 1)).toThrow('list: there is nothing at 1 of 1');
    expect(() => at(['a'], -1)).toThrow('list');
    expect(() => at([undefined], 0)).toThrow('list');
  });

  test('a value is put into a copy', () => {
    const list = ['a', 'b'];
    expect([put(list, 1, 'c'), put(list, 2, 'c'), list]).toEqual([
      ['a', 'c'],
      ['a', 'b', 'c'],
      ['a', 'b'],
    ]);
  });

  test('one copy leaves, and what is not there cannot', () => {
    expect(without(['a', 'b', 'a'], 'a')).toEqual(['b', 'a']);
    expect(() => without(['a'], 'b')).toThrow('list: b is not there');
  });

  test('a whole list has no holes', () => {
    expect(whole([1, undefined, 2].slice(2))).toEqual([2]);
    expect(() => whole([1, undefined])).toThrow('list: there is nothing at 1 of 2');
    expect(() => whole(Array.from<number>({ length: 1 }))).toThrow('list');
  });

  test('one of a list is the very same', () => {
    expect([isOneOf([1, 2], 2), isOneOf([1, 2], '2'), isOneOf([], undefined)]).toEqual([true, false, false]);
  });
});

describe('records', () => {
  test('keys come in their order, and a record is made of them', () => {
    const keys = keysOf({ b: 1, a: 2 });
    expect(keys).toEqual(['b', 'a']);
    expect(recordOf(keys, (key) => `${key}!`)).toEqual({ b: 'b!', a: 'a!' });
  });

  test.each([[[]], [null], [undefined], ['text'], [1]])('%j is no object from outside', (value) => {
    expect(isRaw(value)).toBe(false);
  });
});

test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('there is no seat %d', (index) => {
  expect(() => seatAt(index)).toThrow('seat');
  expect(seatAt(0)).toBe(0);
});

test('moves are told apart by their type, whatever else is in what was sent', () => {
  expect([isOfType({ type: 'vote' }, 'play', 'vote'), isOfType({ type: 'vote' }, 'play')]).toEqual([true, false]);
  expect([isSentAs({ type: 'vote', more: 1 }, 'vote'), isSentAs({ type: 'vote' }, 'play')]).toEqual([true, false]);
  for (const raw of [undefined, null, 'vote', [], {}]) expect(isSentAs(raw, 'vote')).toBe(false);
});
