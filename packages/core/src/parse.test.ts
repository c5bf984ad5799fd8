import { describe, expect, test } from 'vitest';
import {
  anything,
  byKey,
  count,
  dictionary,
  distinct,
  either,
  fields,
  having,
  identifier,
  line,
  list,
  number,
  one,
  type Parse,
  type Problem,
  pair,
  problemInWords,
  text,
  truth,
  whole,
} from './parse.ts';

/** What was read, or what is wrong with it. */
function reading<T>(parse: Parse<T>, value: unknown): T | string {
  const problems: Problem[] = [];
  const read = parse(value, 'it', problems);
  return problems.length === 0 ? read : problems.map(problemInWords).join('; ');
}

const seat = fields({ seat: count }, { note: text });

describe('one part of a document', () => {
  test.each<[parse: Parse<unknown>, value: unknown, says: string]>([
    [text, '', 'it should be some text, not ""'],
    [text, 7, 'it should be some text, not 7'],
    [line(3), 'a\nb', String.raw`it should be one line of text that can be seen, not "a\nb"`],
    [line(3), 'abcd', 'it should have at most 3 characters, not 4'],
    [truth, 'yes', 'it should be true or false, not "yes"'],
    [count, -1, 'it should be a whole number, 0 or more, not -1'],
    [whole(1, 3), 4, 'it should be a whole number from 1 to 3, not 4'],
    [dictionary, [], 'it should be an object, not a list'],
    [
      identifier(9),
      'War Bear',
      'it should be a short name of letters and digits that begins with a small letter, not "War Bear"',
    ],
    [one(['a', 'b']), 'c', 'it should be "a" or "b", not "c"'],
    [list(count), {}, 'it should be a list, not an object'],
    [list(count, 2), [1, 2, 3], 'it should have at most 2, not 3'],
    [list(count, 2, 1), [], 'it should have 1 or more, not 0'],
    [list(count), [0, 'x'], 'it[1] should be a whole number, 0 or more, not "x"'],
    [pair(count, text), [1], 'it should be a list of two, not a list'],
    [pair(count, text), [1, 7], 'it[1] should be some text, not 7'],
    [distinct(['a', 'b']), ['a', 'a'], 'it lists the same thing twice'],
    [byKey({ a: fields({ a: count }, {}) }), { b: 1 }, 'it needs one of "a"'],
    [seat, {}, 'it lacks "seat"'],
    [seat, null, 'it should be an object, not null'],
    [number, '7', 'it should be a number, not "7"'],
    [having({ seat: count }, { note: text }), { note: 7 }, 'it lacks "seat"; it.note should be some text, not 7'],
    [having({}, {}), 7, 'it should be an object, not 7'],
  ])('case %#: says what it should be', (parse, value, says) => {
    expect(reading(parse, value)).toBe(says);
  });

  test.each<[parse: Parse<unknown>, value: unknown]>([
    [text, 'x'],
    [line(9), 'a line'],
    [truth, false],
    [count, 0],
    [anything, undefined],
    [dictionary, { any: 1 }],
    [list(one(['a', 'b'])), ['b', 'b']],
    [seat, { seat: 2, note: 'x' }],
    [having({ seat: count }, {}), { seat: 2, more: 'x' }],
    [number, -0.5],
    [byKey({ a: fields({ a: count }, {}), b: fields({ b: text }, {}) }), { b: 'x' }],
    [either(Array.isArray, list(count), count), [1]],
    [either(Array.isArray, list(count), count), 1],
  ])('case %#: is read as it is', (parse, value) => {
    expect(reading(parse, value)).toEqual(value);
  });
});

describe('a key that nobody knows', () => {
  const known = fields({ seat: count, move: anything }, { refused: text });
  test.each([
    ['sead', 'seat'],
    ['seats', 'seat'],
    ['eat', 'seat'],
    ['esat', 'seat'],
    ['Move', 'move'],
    ['refuse', 'refused'],
  ])('%s is taken for a slip of %s', (key, meant) => {
    expect(reading(known, { seat: 0, move: {}, [key]: 1 })).toBe(
      `it has "${key}", which means nothing here; did you mean "${meant}"?`,
    );
  });

  test('is told what is known where none is near', () => {
    expect(reading(known, { seat: 0, move: {}, players: 1 })).toBe(
      'it has "players", which means nothing here; expected "seat", "move", "refused"',
    );
  });
});
