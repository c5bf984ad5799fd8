import { expect, test } from 'vitest';
import { lineFor, longestPart } from './longest-part.ts';

test.each([
  ['Ann', 3],
  ['Bérénice-Alexandrine', 11],
  ['Jean Paul', 4],
  ['千恵子', 1],
  ['', 1],
])('%s: %i letters stand together', (name, letters) => {
  expect(longestPart(name)).toBe(letters);
});

test.each([
  ['Ann', 2, 3],
  ['Wilhelmina Featherby', 2, 10],
  ['Donaudampfschifffahr', 2, 20],
  ['西園寺小百合とその愉快な仲間たち御一行様', 2, 18],
  ['西園寺小百合とその愉快な仲間たち御一行様', 3, 12],
])('%s fits on %i lines of %i letters', (name, lines, letters) => {
  expect(lineFor(name, lines)).toBe(letters);
});
