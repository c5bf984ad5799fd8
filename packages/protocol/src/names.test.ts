import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { chatSchema, codeSchema, nameSchema } from './names.ts';

const fits = (schema: v.GenericSchema, value: unknown): boolean => v.safeParse(schema, value).success;

describe('a name', () => {
  test.each(['Ann', 'Élodie', '花子', 'Ann-Marie O’Neil', '👩‍🚀', 'می‌خواهم', 'x'.repeat(20), '7'])(
    'may be "%s"',
    (name) => {
      expect(fits(nameSchema, name)).toBe(true);
    },
  );

  test.each([
    ['nothing', ''],
    ['blank', '   '],
    ['too long', 'x'.repeat(21)],
    ['two lines', 'a\nb'],
    ['turned around', 'Ann\u202eboB'],
    ['joiners alone', '\u200d\u200d'],
    ['a zero-width space', 'An\u200bn'],
    ['a lone surrogate', 'a\ud800'],
    ['no text at all', 7],
    ['endless marks', `a${'\u0301'.repeat(100)}`],
  ])('is not %s', (_what, name) => {
    expect(fits(nameSchema, name)).toBe(false);
  });

  test('is trimmed and composed', () => {
    expect(v.parse(nameSchema, '  E\u0301lodie ')).toBe('Élodie');
  });
});

describe('a line of chat', () => {
  test.each(['hello', '👩‍🚀 go', 'x'.repeat(300)])('may be "%s"', (text) => {
    expect(fits(chatSchema, text)).toBe(true);
  });
  test.each(['', ' ', 'x'.repeat(301), 'a\u0000b', 'a\nb'])('is not %j', (text) => {
    expect(fits(chatSchema, text)).toBe(false);
  });
});

describe('a code', () => {
  test.each([
    ['GSQZ', true],
    ['gsqz', false],
    ['GSQ', false],
    ['GSQZX', false],
    ['GOOD', false],
    ['GS1Z', false],
  ])('%s: %s', (code, ok) => {
    expect(fits(codeSchema, code)).toBe(ok);
  });
});
