import { expect, test } from 'vitest';
import { bytesOf, padded } from './padding.ts';

test.each(['', 'Ann', 'Zoé', '日本', 'a🦊b', '\u07ff\u0800\uffff'])('the bytes of “%s”', (text) => {
  expect(bytesOf(text)).toBe(new TextEncoder().encode(text).length);
});

test.each([
  ['a short one', { t: 'pong' }, 64, 64],
  ['letters that take more than a byte', { t: 'refused', reason: 'é日🦊' }, 64, 64],
  ['one that just fits', { t: 'x', a: '123' }, 28, 28],
  ['one that does not fit, by one', { t: 'x', a: '1234' }, 28, 56],
  ['a long one', { t: 'x', a: '1'.repeat(300) }, 64, 512],
])('a padded message is as long as is asked, and says the same: %s', (_what, message, size, expected) => {
  const text = padded(JSON.stringify(message), size);
  expect(bytesOf(text)).toBe(expected);
  const { pad, ...said } = JSON.parse(text);
  expect(said).toEqual(message);
  expect(pad).toMatch(/^[.]*$/);
});
