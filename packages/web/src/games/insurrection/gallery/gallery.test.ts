import { expect, test } from 'vitest';
import { boards, screens, stages } from './tables.ts';

test('every still is a moment of a game that was really played', () => {
  expect(boards().map(({ sight }) => sight.known)).not.toContain(undefined);
  expect(screens().every(({ sight }) => sight.me === undefined)).toBe(true);
});

test('every stage has its scene', () => {
  const missing = stages().filter(({ sight }) => sight.scene === undefined);
  expect(missing.map(({ name }) => name)).toEqual([]);
});
