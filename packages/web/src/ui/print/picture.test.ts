import { expect, test } from 'vitest';
import { bare, cut, key, mirrored, moved, print } from './picture.ts';

test('a picture is its layers, from the lowest up', () => {
  expect(print(bare('M0 0z'), key('M1 1z', 'M2 2z'), cut('M3 3z')).map(({ ink, d }) => [ink, d])).toEqual([
    ['bare', 'M0 0z'],
    ['key', 'M1 1zM2 2z'],
    ['cut', 'M3 3z'],
  ]);
});

test('what is moved twice is moved by the outer hand first, as nested groups are', () => {
  const [layer] = moved('translate(1 2)', moved('scale(2)', key('M0 0z')));
  expect(layer?.move).toBe('translate(1 2)scale(2)');
  expect(mirrored(key('M0 0z'))[0]?.move).toBe('matrix(-1 0 0 1 64 0)');
});
