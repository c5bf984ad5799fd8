// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import Notices from './Notices.svelte';

interface Notice {
  readonly words: string;
  isSaid?(): boolean;
}

const still = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };

let shown: Record<string, unknown> | undefined;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => still);
});
afterEach(async () => {
  if (shown !== undefined) await unmount(shown);
  shown = undefined;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const words = (): string | undefined => document.querySelector('[data-testid="notice"]')?.textContent ?? undefined;

/** What is read one after the other, each for its time. */
function readOut(first: readonly Notice[]): readonly (string | undefined)[] {
  let notices = $state.raw(first);
  shown = mount(Notices, {
    target: document.body,
    props: {
      get notices() {
        return notices;
      },
      clear: (rest: readonly Notice[]) => {
        notices = rest;
      },
    },
  });
  flushSync();
  const read = [words()];
  while (read.at(-1) !== undefined && read.length < 9) {
    vi.advanceTimersByTime(5000);
    flushSync();
    read.push(words());
  }
  return read;
}

test('what something else says by now holds nobody up: each notice goes in its time', () => {
  const said: Notice = { words: 'Ben is the host now.', isSaid: () => true };
  expect(readOut([said, { words: 'Called off.' }, { words: 'You are the host.' }])).toEqual([
    'Called off.',
    'You are the host.',
    undefined,
  ]);
});

test('what was said elsewhere does not come up again once that is gone', () => {
  let isThere = $state(true);
  readOut([{ words: 'Ben is the host now.', isSaid: () => isThere }]);
  isThere = false;
  flushSync();
  expect(words()).toBeUndefined();
});
