import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SteadyClock } from '../clock.ts';
import type { Log } from '../log.ts';
import { MemoryStore } from './memory-store.ts';
import { type Append, CannotStore, StoreError } from './store.ts';
import { WatchedStore } from './watched-store.ts';

class IllStore extends MemoryStore {
  ill = false;
  checks = 0;
  override append(append: Append): Promise<boolean> {
    return this.ill ? Promise.reject(new StoreError('disk full')) : super.append(append);
  }
  override check(): Promise<void> {
    this.checks += 1;
    return this.ill ? Promise.reject(new TypeError('a name')) : Promise.resolve();
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watched() {
  const said: string[] = [];
  const log: Log = {
    info: () => {},
    warn: (words, { code = '' } = {}) => void said.push(words, code),
    failed: () => {},
  };
  const ill = new IllStore();
  return { ill, said, store: new WatchedStore(ill, { clock: new SteadyClock(), log }) };
}
const write = (expected: number): Append => ({ stream: 'ABCD', expected, events: ['x'] });

test('a store that fails says so once, tries by itself, and says when it works again', async () => {
  const { ill, said, store } = watched();
  expect([await store.append(write(0)), store.isFailing]).toEqual([true, false]);
  ill.ill = true;
  await expect(store.append(write(1))).rejects.toBeInstanceOf(CannotStore);
  await expect(store.append(write(1))).rejects.toBeInstanceOf(CannotStore);
  expect([store.isFailing, said]).toEqual([true, ['the store does not keep what is written', 'disk full']]);
  await vi.advanceTimersByTimeAsync(3500);
  expect([store.isFailing, ill.checks]).toEqual([true, 3]);
  ill.ill = false;
  await vi.advanceTimersByTimeAsync(1000);
  expect([store.isFailing, said.slice(2)]).toEqual([false, ['the store keeps what is written again', '']]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([ill.checks, await store.append(write(1))]).toEqual([4, true]);
});

test('of an error that is not the store’s own, only the kind is said', async () => {
  const { ill, said, store } = watched();
  ill.ill = true;
  await expect(store.check()).rejects.toBeInstanceOf(CannotStore);
  expect(said).toEqual(['the store does not keep what is written', 'TypeError']);
});

test('a fence that holds is no failure', async () => {
  const { store } = watched();
  expect([await store.append(write(5)), store.isFailing]).toEqual([false, false]);
});
