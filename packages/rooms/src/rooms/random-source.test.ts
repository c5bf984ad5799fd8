import { CODE_LENGTH, CODE_LETTERS } from '@reseau/protocol';
import { expect, test } from 'vitest';
import { seededRandom, systemRandom } from './random-source.ts';

test('fixed chance is the same every time, and differs by purpose and by seed', () => {
  const drawn = (seed: string) => {
    const chance = seededRandom(seed);
    return [chance.seed('deal'), chance.seed('bot 1'), chance.seed('deal'), chance.fraction(), chance.fraction()];
  };
  expect(drawn('a')).toEqual(drawn('a'));
  expect(drawn('a')).not.toEqual(drawn('b'));
  expect(new Set(drawn('a')).size).toBe(5);
});

test('fixed chance does not depend on the order in which purposes are asked for', () => {
  const [one, other] = [seededRandom('a'), seededRandom('a')];
  one.seed('deal');
  expect(one.seed('bot 1')).toBe(other.seed('bot 1'));
});

test('fixed codes are the same every time, all different, and begin with the widest', () => {
  const codes = (): readonly string[] => {
    const chance = seededRandom('a');
    return Array.from({ length: 24 ** 3 }, () => chance.code(4));
  };
  expect(codes()).toEqual(codes());
  expect(new Set(codes()).size).toBe(24 ** 3);
  expect(codes().slice(0, 3)).toEqual(['WWWW', 'WWWM', 'WWWQ']);
  for (const code of codes().slice(0, 100)) expect(code).toMatch(new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`));
});

test('open chance is never the same', () => {
  expect(systemRandom.seed('deal')).not.toBe(systemRandom.seed('deal'));
});
