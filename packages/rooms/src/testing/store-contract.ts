import { beforeEach, describe, expect, test } from 'vitest';
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
    const WEEK = 7 * 24 * 60 * 60_000;
    /** So much time passes, as the clock says. */
    let clock = 0;
    const pass = (ms: number) => {
      clock += ms;
      return store().pass(clock, WEEK);
    };
    beforeEach(async () => {
      clock = 1_800_000_000_000;
      await pass(0);
    });

    test('is what was last written to so long ago', async () => {
      await store().append({ stream: 'old', expected: 0, events: ['x'] });
      await store().append({ stream: 'busy', expected: 0, events: ['x'] });
      expect(await pass(4000)).toBe(4000);
      await store().append({ stream: 'busy', expected: 1, events: ['x'] });
      expect(await store().untouched(4001, 10)).toEqual([]);
      expect(await store().untouched(4000, 10)).toEqual(['old']);
      expect((await store().untouched(0, 10)).toSorted()).toEqual(['busy', 'old']);
      expect(await store().untouched(0, 1)).toHaveLength(1);
      expect(await store().census(4000)).toEqual({ streams: 2, untouched: 1 });
    });

    test('is no older for a clock that was set', async () => {
      await store().append({ stream: 'ABCD', expected: 0, events: ['x'] });
      expect([await pass(50 * WEEK), await pass(-50 * WEEK), await pass(1000)]).toEqual([50 * WEEK, -50 * WEEK, 1000]);
      expect(await store().untouched(WEEK + 1001, 10)).toEqual([]);
      expect(await store().untouched(WEEK + 1000, 10)).toEqual(['ABCD']);
    });

    test('can be removed, and leaves the others and its name', async () => {
      await store().append({ stream: 'old', expected: 0, events: ['1', '2'] });
      await store().append({ stream: 'other', expected: 0, events: ['a'] });
      await store().append({ stream: 'old', expected: 2, events: ['3'] });
      await store().append({ stream: 'other', expected: 1, events: ['b'] });
      expect(await store().remove('old', 0)).toBe(true);
      expect(await store().remove('old', 0)).toBe(false);
      expect(await store().read('old')).toEqual([]);
      expect(await store().untouched(0, 10)).toEqual(['other']);
      expect(await store().append({ stream: 'old', expected: 3, events: ['late'] })).toBe(false);
      expect(await store().append({ stream: 'old', expected: 0, events: ['new'] })).toBe(true);
      expect([await store().read('old'), await store().read('other')]).toEqual([['new'], ['a', 'b']]);
    });

    test('is not removed when somebody has written to it since', async () => {
      await store().append({ stream: 'old', expected: 0, events: ['x'] });
      await pass(5000);
      const [written, removed] = await Promise.all([
        store().append({ stream: 'old', expected: 1, events: ['y'] }),
        store().remove('old', 5000),
      ]);
      expect([written, removed]).toEqual([true, false]);
      expect(await store().read('old')).toEqual(['x', 'y']);
    });
  });

  test('what is worth keeping is so for good, and anew after it was removed', async () => {
    await store().append({ stream: 'kept', expected: 0, events: ['x'] });
    await store().append({ stream: 'empty', expected: 0, events: ['x'] });
    expect((await store().fleeting(10)).toSorted()).toEqual(['empty', 'kept']);
    expect(await store().fleeting(1)).toHaveLength(1);
    await store().append({ stream: 'kept', expected: 1, events: ['y'], lasting: true });
    await store().append({ stream: 'kept', expected: 2, events: ['z'] });
    await store().append({ stream: 'empty', expected: 1, events: ['y'] });
    expect(await store().fleeting(10)).toEqual(['empty']);
    await store().remove('kept', 0);
    await store().append({ stream: 'kept', expected: 0, events: ['x'] });
    expect((await store().fleeting(10)).toSorted()).toEqual(['empty', 'kept']);
  });

  test('it can be checked', async () => {
    await expect(store().check()).resolves.toBeUndefined();
  });
}
