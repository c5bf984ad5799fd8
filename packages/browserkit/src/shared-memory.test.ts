import { expect, test } from 'vitest';
import { isRoomy } from './shared-memory.ts';

test('there is room where so much is free, and none in a folder that is not there', () => {
  expect(isRoomy('/', 1)).toBe(true);
  expect(isRoomy('/', Number.POSITIVE_INFINITY)).toBe(false);
  expect(isRoomy('/dev/nowhere', 1)).toBe(false);
});
