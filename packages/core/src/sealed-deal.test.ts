import { expect, test } from 'vitest';
import { canonical, type DealTerms, dealSeedOf, sealDifference } from './sealed-deal.ts';
import { sha256 } from './sha256.ts';

const TERMS: DealTerms = {
  seed: 'seed',
  attempt: 1,
  game: 'resistance',
  options: { modules: ['targeting'], extras: [] },
  seating: ['m1', 'm2', 'm3'],
  salts: { m1: 'a', m3: 'b' },
};

test.each<readonly [what: string, change: Partial<DealTerms>]>([
  ['the seed', { seed: 'other' }],
  ['the attempt', { attempt: 2 }],
  ['the game', { game: 'project' }],
  ['the options', { options: { modules: [], extras: [] } }],
  ['the seating', { seating: ['m2', 'm1', 'm3'] }],
  ['a salt', { salts: { m1: 'a', m3: 'c' } }],
  ['whose salt it is', { salts: { m1: 'a', m2: 'b' } }],
  ['where one salt ends and the next begins', { salts: { m1: 'a","m3":"b' } }],
])('another deal follows from another part: %s', (_, change) => {
  expect(dealSeedOf({ ...TERMS, ...change })).not.toBe(dealSeedOf(TERMS));
});

test('nothing follows from the order of keys, or from what is absent', () => {
  const { salts: _, ...rest } = TERMS;
  const other = {
    salts: { m3: 'b', m1: 'a' },
    ...rest,
    options: { extras: [], modules: ['targeting'], gone: undefined },
  };
  expect(dealSeedOf(other)).toBe(dealSeedOf(TERMS));
});

test('the same parts give the same deal for ever: who keeps a record can check it in years', () => {
  expect(dealSeedOf(TERMS)).toBe(
    sha256(
      '["reseau deal 2",{"attempt":1,"game":"resistance","options":{"extras":[],"modules":["targeting"]},' +
        '"salts":{"m1":"a","m3":"b"},"seating":["m1","m2","m3"],"seed":"seed"}]',
    ),
  );
});

test('canonical JSON is JSON', () => {
  const value = { b: [1, null, true, 'é"\n'], a: { d: -0.5, c: {} } };
  expect(JSON.parse(canonical(value))).toEqual(value);
});

const DEAL = { attempt: 1, seating: ['m1', 'm2'], salts: { m1: 'a' }, hashes: { m1: sha256('a') } };

test('a deal that holds by itself', () => {
  expect(sealDifference(DEAL)).toBeUndefined();
});

test.each<readonly [what: string, change: object, says: string]>([
  ['another salt', { salts: { m1: 'b' } }, 'the salt of m1 has the hash'],
  ['another hash', { hashes: { m1: sha256('c') } }, 'the salt of m1 has the hash'],
  ['a salt without a hash', { hashes: {} }, 'of m1 there is only a salt'],
  ['a hash without a salt', { salts: {} }, 'of m1 there is only a hash'],
  ['a salt from outside', { salts: { m1: 'a', m9: 'x' } }, 'm9 has no seat'],
  ['one person twice', { seating: ['m1', 'm1'] }, 'somebody sits in two seats'],
])('what does not hold by itself: %s', (_, change, says) => {
  expect(sealDifference({ ...DEAL, ...change })).toContain(says);
});
