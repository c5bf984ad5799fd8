import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sha256 } from './sha256.ts';

const nodes = (text: string): string => createHash('sha256').update(text.toWellFormed()).digest('hex');

test('the examples of the standard', () => {
  expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(sha256('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')).toBe(
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  );
});

test('every length around the borders of its blocks, as Node has it', () => {
  for (let length = 0; length < 300; length += 1) expect(sha256('x'.repeat(length))).toBe(nodes('x'.repeat(length)));
});

test('any text, in any script, as Node has it', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => sha256(text) === nodes(text)));
  for (const text of ['é', '日本語', '😀', '\ud800', 'a\udc00b', '\u0000']) expect(sha256(text)).toBe(nodes(text));
});

test('a long text, as a box of cards is', () => {
  const long = JSON.stringify(Array.from({ length: 20_000 }, (_, at) => `card ${at}`));
  expect(sha256(long)).toBe(nodes(long));
});
