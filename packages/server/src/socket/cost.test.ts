import { expect, test } from 'vitest';
import { costOfFrame, costOfHearing, costOfTelling } from './cost.ts';

const say = (letters: number) => ({ t: 'say', id: 'a', text: '鬱'.repeat(letters) }) as const;
const move = { t: 'move', id: 'a', match: 1, question: 1, move: {} } as const;

test.each([
  ['a word among ten friends and their screens', say(300), 15, 0],
  ['a move among them', move, 15, 0],
  ['a word where each has opened eight lines', say(300), 85, 5],
  ['a move there', move, 85, 2],
])('%s costs on top what it takes to tell it', (_what, request, hearers, cost) => {
  expect(costOfHearing(request, hearers)).toBe(cost);
});

test.each([
  [0, 1],
  [4095, 1],
  [4096, 2],
  [65_536, 17],
])('a frame of %i bytes costs %i', (bytes, cost) => {
  expect(costOfFrame(bytes)).toBe(cost);
});

test.each([
  [65_535, 0],
  [655_360, 10],
  [1e9, 20],
])('to have %i letters told to a room costs %i', (letters, cost) => {
  expect(costOfTelling(letters)).toBe(cost);
});
