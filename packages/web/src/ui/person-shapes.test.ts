import { MARKS } from '@reseau/protocol';
import { expect, test } from 'vitest';
import { PERSON_SHAPES } from './person-shapes.ts';

test('every mark that the server gives has a shape of its own', () => {
  expect(PERSON_SHAPES).toHaveLength(MARKS);
  expect(new Set(PERSON_SHAPES).size).toBe(MARKS);
});
