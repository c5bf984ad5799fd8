import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { chatSchema, codeSchema, nameSchema, originSchema } from './names.ts';

const fits = (schema: v.GenericSchema, value: unknown): boolean => v.safeParse(schema, value).success;

describe('a name', () => {
  test.each([
    ...['Ann', 'Élodie', '花子', 'Ann-Marie O’Neil', '👩‍🚀', 'می‌خواهم', 'x'.repeat(20), '7'],
    ...['葛\u{e0100}城', 'が\u3099', 'ที่รัก', 'น้ำฝน', 'क्षितिज', 'श्री', 'क्\u200dष', 'Nguyễn', 'שִׁמְעוֹן', 'مُحَمَّد'],
    ...['င်္ဂြိုဟ်', 'ស្ត្រី', '한글', '❤️', '1️⃣', '👨‍👩‍👧‍👦', '👍🏽', '🏳️‍🌈', '⠁⠃'],
  ])('may be "%s"', (name) => {
    expect(fits(nameSchema, name)).toBe(true);
  });

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
    ['a tower of marks', `x${'\u0301'.repeat(5)}`],
    ['a tower of marks with joiners in it', `x${'\u0301\u200d'.repeat(5)}`],
  ])('is not %s', (_what, name) => {
    expect(fits(nameSchema, name)).toBe(false);
  });

  test.each([
    ...['\u3164', '\u115f', '\u1160', '\uffa0', '\u2800', '\u034f', '\u17b4', '\u17b5', '\ufffc'],
    ...['\u{13440}', '\u{13441}', '\u{13442}', '\u{16fe4}', '\u{1d159}'],
  ])('has no %j, which shows nothing', (unseen) => {
    for (const name of [unseen, `Ann${unseen}`, `A${unseen}nn`]) expect(fits(nameSchema, name)).toBe(false);
  });

  test('is trimmed and composed', () => {
    expect(v.parse(nameSchema, '  E\u0301lodie ')).toBe('Élodie');
  });
});

describe('a line of chat', () => {
  test.each([
    'hello',
    '👩‍🚀 go',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    'co\u00adopt',
    'x'.repeat(300),
  ])('may be "%s"', (text) => {
    expect(fits(chatSchema, text)).toBe(true);
  });
  test.each([
    '',
    ' ',
    'x'.repeat(301),
    'a\u0000b',
    'a\nb',
    'a\u202eb',
    '\u200b',
    '\u2800',
    '\u3164\u200d',
    `a${'\u0300'.repeat(9)}`,
    `a${'\u0300\u00ad'.repeat(9)}`,
  ])('is not %j', (text) => {
    expect(fits(chatSchema, text)).toBe(false);
  });
});

describe('a code', () => {
  test.each([
    ['GSQZ', true],
    ['gsqz', false],
    ['GSQ', false],
    ['GSQZX', true],
    ['GSQZXW', true],
    ['GSQZXWM', false],
    ['GOOD', false],
    ['GS1Z', false],
  ])('%s: %s', (code, ok) => {
    expect(fits(codeSchema, code)).toBe(ok);
  });
});

describe('an address', () => {
  test.each(['http://192.168.1.5:3000', 'https://reseau.example.org', 'http://[fd12::5]:3000'])('may be %s', (text) => {
    expect(fits(originSchema, text)).toBe(true);
  });

  test.each([
    '192.168.1.5',
    'javascript:alert(1)',
    'http://192.168.1.5:3000/',
    'http://ann@192.168.1.5',
    'http://a b',
    'http://[x]',
    `http://${'a'.repeat(200)}`,
  ])('is not %s', (text) => {
    expect(fits(originSchema, text)).toBe(false);
  });
});
