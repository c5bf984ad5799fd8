import { ALLIES, CHARACTERS, ITEMS } from '@reseau/games/project';
import { expect, test } from 'vitest';
import { ALLY_PICTURES } from './allies.ts';
import { LEADERS } from './leaders.ts';
import { OBJECTS } from './objects.ts';

test('no two leaders, allies or objects share a picture', () => {
  const all = [
    ...CHARACTERS.map((one) => LEADERS[one]),
    ...ALLIES.map((one) => ALLY_PICTURES[one]),
    ...ITEMS.map((one) => OBJECTS[one]),
  ];
  expect(new Set(all.map((picture) => JSON.stringify(picture))).size).toBe(all.length);
});
