import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { base64url, hashOf, hmacOf, randomBytes, randomInt } from './hash.ts';

const TEXTS = ['', 'a', 'Zoë 東京', 'x'.repeat(63), 'x'.repeat(64), 'x'.repeat(65), 'long '.repeat(100)];

test.each(TEXTS)('hash, key and letters are those that every library has: %j', (text) => {
  expect(base64url(hashOf(text))).toBe(createHash('sha256').update(text).digest('base64url'));
  for (const key of TEXTS)
    expect(base64url(hmacOf(key, text))).toBe(createHmac('sha256', key).update(text).digest('base64url'));
});

test.each([0, 1, 2, 3, 24, 32])('%i bytes are written as every library writes them', (count) => {
  const bytes = randomBytes(count);
  expect(base64url(bytes)).toBe(Buffer.from(bytes).toString('base64url'));
});

test('a drawn number is within its limit, and every one is drawn', () => {
  const drawn = new Set(Array.from({ length: 400 }, () => randomInt(5)));
  expect([...drawn].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4]);
});
