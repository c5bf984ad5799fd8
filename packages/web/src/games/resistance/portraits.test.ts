import { CHARACTERS } from '@reseau/games/resistance';
import { expect, test } from 'vitest';
import { PORTRAITS } from './emblems.ts';

test('no two characters share a picture', () => {
  const drawn = CHARACTERS.map((character) => JSON.stringify(PORTRAITS[character]));
  expect(new Set(drawn).size).toBe(CHARACTERS.length);
});
