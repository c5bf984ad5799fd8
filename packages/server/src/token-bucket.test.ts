import { describe, expect, test, vi } from 'vitest';
import { TokenBucket, TokenBuckets } from './token-bucket.ts';

describe('a token bucket', () => {
  test('is spent by what things cost, and comes back over time', () => {
    const bucket = new TokenBucket(10, 2, 0);
    expect([bucket.take(0, 7), bucket.take(0, 4), bucket.take(0, 3)]).toEqual([true, false, true]);
    expect([bucket.take(1000, 3), bucket.take(1000, 2)]).toEqual([false, true]);
  });

  test('is never too small for a thing when it is full', () => {
    const bucket = new TokenBucket(10, 2, 0);
    expect([bucket.take(0, 50), bucket.take(0, 1)]).toEqual([true, false]);
  });

  test('that is lifted is endless', () => {
    const bucket = new TokenBucket(Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0);
    for (let times = 0; times < 100; times += 1) expect(bucket.take(0, 1e9)).toBe(true);
  });
});

describe('buckets by caller', () => {
  test('are apart from one another', () => {
    const buckets = new TokenBuckets(6);
    expect([buckets.take('a', 6, 0), buckets.take('a', 1, 0), buckets.take('b', 6, 0)]).toEqual([true, false, true]);
    expect([buckets.isSpent('a', 0), buckets.isSpent('c', 0)]).toEqual([true, false]);
    expect(buckets.take('a', 1, 10_000)).toBe(true);
  });

  test('do not mind a wall clock that is set back', () => {
    vi.useFakeTimers();
    const buckets = new TokenBuckets(6);
    buckets.take('a', 1);
    vi.setSystemTime(Date.now() - 3_600_000);
    expect([buckets.take('a', 1), buckets.isSpent('a')]).toEqual([true, false]);
    vi.useRealTimers();
  });

  test('are kept for so many and no more, the newest', () => {
    const buckets = new TokenBuckets(6, 100);
    for (let caller = 0; caller < 1000; caller += 1) buckets.take(`${caller}`, 6, 0);
    expect(buckets.size).toBe(100);
    expect([buckets.isSpent('999', 0), buckets.isSpent('0', 0)]).toEqual([true, false]);
  });

  test('of those who called long ago make room first', () => {
    const buckets = new TokenBuckets(6, 100);
    for (let caller = 0; caller < 60; caller += 1) buckets.take(`old ${caller}`, 6, 0);
    for (let caller = 0; caller < 60; caller += 1) buckets.take(`new ${caller}`, 6, 60_000);
    expect(buckets.size).toBeLessThanOrEqual(100);
    for (let caller = 0; caller < 60; caller += 1) expect(buckets.isSpent(`new ${caller}`, 60_000)).toBe(true);
  });
});
