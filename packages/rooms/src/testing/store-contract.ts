import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Store } from '../store/store.ts';

/** What every store promises; a fresh one for each test. */
export function storeContract(store: () => Store): void {
  test('a stream nobody wrote to is empty', async () => {
    expect(await store().read('ABCD')).toEqual([]);
  });

  test('events come back in order, and from any number on', async () => {
    await store().append({ stream: 'ABCD', expected: 0, events: ['one', 'two'] });
    await store().append({ stream: 'ABCD', expected: 2, events: ['three'] });
    expect(await store().read('ABCD')).toEqual(['one', 'two', 'three']);
    expect(await store().read('ABCD', 2)).toEqual(['three']);
    expect(await store().read('ABCD', 3)).toEqual([]);
  });

  test.each([
    [0, 'behind'],
    [2, 'ahead'],
  ])('a writer who expects %i events is %s and writes nothing', async (expected) => {
    await store().append({ stream: 'ABCD', expected: 0, events: ['one'] });
    expect(await store().append({ stream: 'ABCD', expected, events: ['late'] })).toBe(false);
    expect(await store().read('ABCD')).toEqual(['one']);
  });

  test('of two writers at once one wins', async () => {
    const write = (body: string) => store().append({ stream: 'ABCD', expected: 0, events: [body] });
    expect(await Promise.all([write('a'), write('b')])).toEqual([true, false]);
    expect(await store().read('ABCD')).toEqual(['a']);
  });

  test('a writer need not wait for the last write to go on', async () => {
    const writes = Array.from({ length: 50 }, (_, expected) =>
      store().append({ stream: 'ABCD', expected, events: [String(expected)] }),
    );
    expect(await Promise.all(writes)).toEqual(writes.map(() => true));
    expect(await store().read('ABCD')).toHaveLength(50);
  });

  test('streams do not disturb each other', async () => {
    const streams = Array.from({ length: 30 }, (_, index) => `room${index}`);
    await Promise.all(streams.map((stream) => store().append({ stream, expected: 0, events: [stream] })));
    for (const stream of streams) expect(await store().read(stream)).toEqual([stream]);
  });

  test('any text survives', async () => {
    const events = ['', '"', '\u0000', 'Réseau 網 🕵️', 'x'.repeat(100_000)];
    await store().append({ stream: 'ABCD', expected: 0, events });
    expect(await store().read('ABCD')).toEqual(events);
  });

  describe('what nobody has touched', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 1000 }));
    afterEach(() => void vi.useRealTimers());

    test('is what was last written to before a time', async () => {
      await store().append({ stream: 'old', expected: 0, events: ['x'] });
      await store().append({ stream: 'busy', expected: 0, events: ['x'] });
      vi.setSystemTime(5000);
      await store().append({ stream: 'busy', expected: 1, events: ['x'] });
      expect(await store().untouched(1000, 10)).toEqual([]);
      expect(await store().untouched(1001, 10)).toEqual(['old']);
      expect((await store().untouched(5001, 10)).toSorted()).toEqual(['busy', 'old']);
      expect(await store().untouched(5001, 1)).toHaveLength(1);
    });

    test('can be removed, and leaves the others and its name', async () => {
      await store().append({ stream: 'old', expected: 0, events: ['1', '2'] });
      await store().append({ stream: 'other', expected: 0, events: ['a'] });
      await store().append({ stream: 'old', expected: 2, events: ['3'] });
      await store().append({ stream: 'other', expected: 1, events: ['b'] });
      expect(await store().remove('old', 1001)).toBe(true);
      expect(await store().remove('old', 1001)).toBe(false);
      expect(await store().read('old')).toEqual([]);
      expect(await store().untouched(1001, 10)).toEqual(['other']);
      expect(await store().append({ stream: 'old', expected: 3, events: ['late'] })).toBe(false);
      expect(await store().append({ stream: 'old', expected: 0, events: ['new'] })).toBe(true);
      expect([await store().read('old'), await store().read('other')]).toEqual([['new'], ['a', 'b']]);
    });

    test('is not removed when somebody has written to it since', async () => {
      await store().append({ stream: 'old', expected: 0, events: ['x'] });
      vi.setSystemTime(5000);
      const [written, removed] = await Promise.all([
        store().append({ stream: 'old', expected: 1, events: ['y'] }),
        store().remove('old', 1001),
      ]);
      expect([written, removed]).toEqual([true, false]);
      expect(await store().read('old')).toEqual(['x', 'y']);
    });
  });

  test('it can be checked', async () => {
    await expect(store().check()).resolves.toBeUndefined();
  });
}
