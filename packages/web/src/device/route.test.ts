import { nameSchema } from '@reseau/protocol';
import { expect, test } from 'vitest';
import { codeHere, isHere, tablePath } from '../connection/here.ts';
import { isCode, isName, tidyCode } from '../connection/spelling.ts';
import { routeOf } from './route.ts';

test.each([
  ['/', { page: 'home' }],
  ['/about', { page: 'about' }],
  ['/gallery/', { page: 'gallery' }],
  ['/t/GSQZ', { page: 'room', code: 'GSQZ' }],
  ['/t/gsqz/', { page: 'room', code: 'GSQZ' }],
  ['/t/GSQZ/screen', { page: 'screen', code: 'GSQZ' }],
  ['/t/GSQZ/watch', { page: 'watch', code: 'GSQZ' }],
  ['/here/gsqz', { page: 'room', code: 'here-GSQZ' }],
  ['/here/GSQZ/screen', { page: 'missing' }],
  ['/replay', { page: 'replay' }],
  ['/replay/gsqz/12', { page: 'replay', of: { table: 'GSQZ', match: 12 } }],
  ['/replay/here-gsqz/1', { page: 'replay', of: { table: 'here-GSQZ', match: 1 } }],
  ['/replay/GSQZ/0', { page: 'missing' }],
  ['/replay/GSQZ', { page: 'missing' }],
  ['/history/', { page: 'history' }],
  ['/rules', { page: 'rules' }],
  ['/rules/insurrection/', { page: 'rules', game: 'insurrection' }],
  ['/rules/project/cards', { page: 'cards', game: 'project' }],
  ['/rules/chess', { page: 'missing' }],
  ['/rules/cards', { page: 'missing' }],
  ['/learn/minutes', { page: 'minutes' }],
  ['/learn/minutes/resistance/spyRogue', { page: 'minutes', of: { game: 'resistance', id: 'spyRogue' } }],
  ['/learn/minutes/resistance', { page: 'missing' }],
  ['/learn/', { page: 'learn' }],
  ['/learn/project', { page: 'lesson', game: 'project' }],
  ['/learn/chess', { page: 'missing' }],
  ['/t/GSQZXW/screen', { page: 'screen', code: 'GSQZXW' }],
  ['/t/GSQZXWM', { page: 'missing' }],
  ['/t/GSQ', { page: 'missing' }],
  ['/t/GSQO', { page: 'missing' }],
  ['/elsewhere', { page: 'missing' }],
])('%s', (path, route) => {
  expect(routeOf(path)).toEqual(route);
});

test.each([
  ['gsqz', 'GSQZ'],
  [' g-s q z9', 'GSQZ'],
  ['GSQZX', 'GSQZX'],
  ['GSQZXWMN', 'GSQZXW'],
  ['oi', ''],
])('a code typed as "%s" is read as "%s"', (typed, read) => {
  expect(tidyCode(typed)).toBe(read);
});

test('the page of a table leads to it, on a server and on this device', () => {
  for (const code of ['GSQZ', 'GSQZXW', codeHere('GSQZ')])
    expect(routeOf(tablePath(code))).toEqual({ page: 'room', code });
  expect([isHere('HERE'), isHere(codeHere('GSQZ'))]).toEqual([false, true]);
});

test('a code is whole or it is none', () => {
  expect([isCode('GSQZ'), isCode('GSQ'), isCode('GSQO')]).toEqual([true, false, false]);
});

test.each([
  ['Ada', true],
  ['千恵', true],
  ['👩‍👩‍👧‍👦', true],
  ['', false],
  ['   ', false],
  ['\u200d', false],
  ['a'.repeat(20), true],
  ['a'.repeat(21), false],
  ['a\u202Eb', false],
  ['a\nb', false],
  ['\u3164', false],
  ['Ann\u2800', false],
  [`a${'\u0301'.repeat(70)}`, false],
])('"%s" as a name: %s, and the server says the same', (name, fine) => {
  expect(isName(name)).toBe(fine);
  const judged = nameSchema['~standard'].validate(name);
  expect('issues' in judged && judged.issues !== undefined).toBe(!fine);
});
