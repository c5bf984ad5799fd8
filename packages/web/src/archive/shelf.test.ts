import { expect, test } from 'vitest';
import { randomRecord } from '../testing/records.ts';
import { readShelf, type Shelved, shelfOf } from './shelf.ts';

const kept: Shelved = {
  key: 'a'.repeat(64),
  table: 'GSQZ',
  match: 2,
  game: 'insurrection',
  at: 5,
  names: ['Ada', 'Ben'],
  seat: 1,
  degree: 'lost',
  record: randomRecord('insurrection', 2, { side: 'base' }, 'shelf'),
};

test('all games of a device are read back from their file as they were', () => {
  const { degree: _, ...unfinished } = { ...kept, key: 'b' };
  const file: unknown = JSON.parse(shelfOf([kept, unfinished]));
  expect(readShelf(file)).toEqual({ matches: [kept, unfinished], unread: 0 });
});

test('a game whose record cannot be read, or is of another game, is left out and counted', () => {
  const file: unknown = JSON.parse(shelfOf([{ ...kept, record: { seats: 2 } }, kept, { ...kept, game: 'project' }]));
  expect(readShelf(file)).toEqual({ matches: [kept], unread: 2 });
});

test.each([
  undefined,
  'text',
  kept.record,
  { reseau: 'matches', version: 2, matches: [] },
  { reseau: 'matches', version: 1, matches: [{ ...kept, seat: -1 }] },
  { reseau: 'matches', version: 1, matches: [{ ...kept, more: 1 }] },
])('what is no such file is refused', (raw) => {
  expect(readShelf(raw)).toBeUndefined();
});
