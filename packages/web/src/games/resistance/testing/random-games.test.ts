import { MODULE_IDS } from '@reseau/games/resistance';
import { expect, test } from 'vitest';
import { TABLES } from './random-games.ts';

test('every module sits at one of the tables for random games', () => {
  const seated = new Set(TABLES.flatMap(([, { modules }]) => modules));
  expect(MODULE_IDS.filter((id) => !seated.has(id))).toEqual([]);
});
