import { beforeEach, describe, expect, test } from 'vitest';
import { TokenBucket, TokenBuckets } from './token-bucket.ts';

let now = 0;
const clock = { steady: () => now };
beforeEach(() => {
  now = 0;
});

describe('a token bucket', () => {
  test('is spent by what things cost, and comes back over time', () => {
    const bucket = new TokenBucket(10, 2, clock);
    expect([bucket.take(7), bucket.take(4), bucket.take(3)]).toEqual([true, false, true]);
    now = 1000;
    expect([bucket.take(3), bucket.take(2)]).toEqual([false, true]);
  });

  test('is never too small for a thing when it is full', () => {
    const bucket = new TokenBucket(10, 2, clock);
    expect([bucket.take(50), bucket.take(1)]).toEqual([true, false]);
  });

  test('that is lifted is endless', () => {
    const bucket = new TokenBucket(Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, clock);
    for (let times = 0; times < 100; times += 1) expect(bucket.take(1e9)).toBe(true);
  });
});

describe('buckets by caller', () => {
  test('are apart from one another', () => {
    const buckets = new TokenBuckets(6, clock);
    expect([buckets.take('a', 6), buckets.take('a'), buckets.take('b', 6)]).toEqual([true, false, true]);
    expect([buckets.isSpent('a'), buckets.isSpent('c')]).toEqual([true, false]);
    now = 10_000;
    expect(buckets.take('a')).toBe(true);
  });

  test('are kept for so many and no more, the newest', () => {
    const buckets = new TokenBuckets(6, clock, { mostCallers: 100 });
    for (let caller = 0; caller < 1000; caller += 1) buckets.take(`${caller}`, 6);
    expect(buckets.size).toBe(100);
    expect([buckets.isSpent('999'), buckets.isSpent('0')]).toEqual([true, false]);
  });

  test('of those who called long ago make room first', () => {
    const buckets = new TokenBuckets(6, clock, { mostCallers: 100 });
    for (let caller = 0; caller < 60; caller += 1) buckets.take(`old ${caller}`, 6);
    now = 60_000;
    for (let caller = 0; caller < 60; caller += 1) buckets.take(`new ${caller}`, 6);
    expect(buckets.size).toBeLessThanOrEqual(100);
    for (let caller = 0; caller < 60; caller += 1) expect(buckets.isSpent(`new ${caller}`)).toBe(true);
  });
});

test.each([
  ['a /56', (at: number) => `2001:db8:7:${(0x1200 + at).toString(16)}::/64`, 40],
  ['a /48', (at: number) => `2001:db8:7:${(at << 8).toString(16)}::/64`, 80],
  ['a /24', (at: number) => `203.0.113.${at}`, 80],
])('whoever owns %s has not as many times as much', (_, address, most) => {
  const buckets = new TokenBuckets(10, clock);
  let taken = 0;
  for (let at = 0; at < 200; at += 1)
    for (let times = 0; times < 10; times += 1) if (buckets.take(address(at))) taken += 1;
  expect(taken).toBe(most);
  expect([buckets.isSpent(address(250)), buckets.isSpent('198.51.100.7')]).toEqual([true, false]);
});

test('a bucket may take a day to be full again', () => {
  const buckets = new TokenBuckets(24, clock, { minutes: 24 * 60 });
  for (let taken = 0; taken < 24; taken += 1) expect(buckets.take('a')).toBe(true);
  now += 59 * 60_000;
  expect(buckets.take('a')).toBe(false);
  now += 60_000;
  expect([buckets.take('a'), buckets.take('a')]).toEqual([true, false]);
});
