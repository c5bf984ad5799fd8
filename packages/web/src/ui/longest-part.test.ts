import { expect, test } from 'vitest';
import { longestPart } from './longest-part.ts';

test.each([
  ['Ann', 3],
  ['Bérénice-Alexandrine', 11],
  ['Jean Paul', 4],
  ['千恵子', 1],
  ['', 1],
])('%s: %i letters stand together', (name, letters) => {
  expect(longestPart(name)).toBe(letters);
});
