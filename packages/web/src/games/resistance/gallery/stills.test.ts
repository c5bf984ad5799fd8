import { MODULE_IDS } from '@reseau/games/resistance';
import { expect, test } from 'vitest';
import { viewOf } from '../questions.ts';
import { mixedTables } from './mixed-tables.ts';
import { moduleTables } from './module-tables.ts';
import { made } from './stills.ts';
import { boards, screens, stages } from './tables.ts';

const mixed = mixedTables();
const own = await moduleTables();
const still = [...boards, ...stages, ...screens, ...own.boards, ...own.stages, ...own.endings];
const all = [...still, ...mixed.boards, ...mixed.stages, ...mixed.ledgers];

test.each(all.map((one) => [one.name, one] as const))('%s can be shown', (_name, one) => {
  const { sight } = made(one);
  expect(viewOf(sight).table.seats).toBe(one.still.seats);
  expect(sight.scene?.beats.length ?? 1).toBeGreaterThan(one.still.beat ?? 0);
});

test('no two have the same name', () => {
  const names = all.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
});

test('every module is in a ledger, with something asked in each mix', () => {
  const shown = mixed.ledgers.flatMap(({ still: { modules = [] } }) => modules);
  expect(MODULE_IDS.filter((id) => !shown.includes(id))).toEqual([]);
  expect(mixed.boards.filter(({ name }) => name.startsWith('asked')).length).toBe(mixed.ledgers.length);
});
