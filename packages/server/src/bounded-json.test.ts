import { HOUSE } from '@reseau/games/insurrection';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BODY, MESSAGE, readJson } from './bounded-json.ts';

const nested = (open: string, close: string, depth: number): string => `${open.repeat(depth)}0${close.repeat(depth)}`;

describe('JSON from outside', () => {
  test('is read as it is while it keeps within the bounds', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5, noUnicodeString: false }), (value) => {
        const text = JSON.stringify(value);
        expect(readJson(text, MESSAGE)).toEqual({ ok: true, value: JSON.parse(text) });
      }),
      { seed: 1, numRuns: 30 },
    );
  });

  test.each(['', '{', '[1,]', '{"a":}', 'hello?', '"a', ']', '{]', 'NaN', "{'a':1}", '[1]]'])('%j is none', (text) => {
    expect(readJson(text, MESSAGE)).toEqual({ ok: false, code: 'badMessage' });
  });

  test.each([
    ['lists', '[', ']', 1],
    ['objects', '{"a":', '}', 1],
    ['both in turn', '[{"a":', '}]', 2],
  ])('%s in one another are read to the depth that is allowed and no further', (_what, open, close, layers) => {
    const most = MESSAGE.depth / layers;
    expect(readJson(nested(open, close, most), MESSAGE)).toMatchObject({ ok: true });
    for (const depth of [most + 1, 5000, 30_000]) {
      expect(readJson(nested(open, close, depth), MESSAGE)).toEqual({ ok: false, code: 'badMessage' });
    }
  });

  test('brackets, quotes and commas within a text are text', () => {
    const text = JSON.stringify({ say: `[[[[[[[[[[[[[[[[[[[[{{{{,,,,"\\"\\\\${',"'.repeat(300)}` });
    expect(readJson(text, MESSAGE)).toEqual({ ok: true, value: JSON.parse(text) });
  });

  const filled = (count: number): string => `[${Array.from({ length: count }, () => '0').join(',')}]`;
  const keyed = (count: number): string => `{${Array.from({ length: count }, (_, key) => `"k${key}":0`).join(',')}}`;

  test('a list or an object has a most', () => {
    for (const wide of [filled, keyed]) {
      expect(readJson(wide(MESSAGE.width), MESSAGE)).toMatchObject({ ok: true });
      expect(readJson(wide(MESSAGE.width + 1), MESSAGE)).toEqual({ ok: false, code: 'tooLarge' });
    }
  });

  test('all parts together have a most', () => {
    const lists = (count: number): string =>
      `[${Array.from({ length: count }, () => filled(MESSAGE.width)).join(',')}]`;
    const fit = Math.floor(MESSAGE.parts / MESSAGE.width) - 1;
    expect(readJson(lists(fit), MESSAGE)).toMatchObject({ ok: true });
    expect(readJson(lists(fit + 2), MESSAGE)).toEqual({ ok: false, code: 'tooLarge' });
  });

  test.each([
    ['a text', (length: number) => `"${'x'.repeat(length)}"`],
    ['a number', (length: number) => '9'.repeat(length)],
    ['a key', (length: number) => `{"${'x'.repeat(length)}":0}`],
    ['nothing but spaces', (length: number) => `[${' '.repeat(length)}]`],
  ])('%s has a most', (_what, make) => {
    expect(readJson(make(MESSAGE.text - 2), MESSAGE)).toMatchObject({ ok: true });
    expect(readJson(make(MESSAGE.text + 1), MESSAGE)).toEqual({ ok: false, code: 'tooLarge' });
  });

  test('the house’s cards and the longest line of chat keep within the bounds', () => {
    const options = { side: 'base', cards: HOUSE };
    const command = { t: 'command', id: 'x'.repeat(40), command: { do: 'options', options } };
    expect(readJson(JSON.stringify(command), MESSAGE)).toEqual({ ok: true, value: command });
    const said = `{"t":"say","id":"x","text":"${'\\u00e9'.repeat(300)}"}`;
    expect(readJson(said, MESSAGE)).toMatchObject({ ok: true });
    const name = `{"game":"resistance","name":"${'\\u00e9'.repeat(80)}"}`;
    expect(readJson(name, BODY)).toMatchObject({ ok: true });
  });
});
