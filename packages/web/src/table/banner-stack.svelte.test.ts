// @vitest-environment happy-dom
import { createRawSnippet, flushSync } from 'svelte';
import { expect, test, vi } from 'vitest';
import { type BannerId, BannerStack, type Told } from './banner-stack.svelte.ts';

const told = (id: BannerId): Told => ({
  key: {},
  id,
  words: createRawSnippet(() => ({ render: () => '<b></b>' })),
  urgent: false,
});

test('on a small screen, a banner that comes in the moment another goes is open', () => {
  const small = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', () => small);
  const stack = new BannerStack();
  const [call, paused] = [told('call'), told('paused')];
  let isPaused = $state(false);
  // The table agrees to a pause: what asked for it goes, and what says so comes, with one message.
  const end = $effect.root(() => {
    $effect.pre(() => (isPaused ? stack.add(paused) : undefined));
    $effect.pre(() => (isPaused ? undefined : stack.add(call)));
  });
  flushSync();
  expect([stack.isOpen(call), stack.isOpen(paused)]).toEqual([true, false]);
  isPaused = true;
  flushSync();
  expect([stack.isOpen(call), stack.isOpen(paused)]).toEqual([false, true]);
  end();
  vi.unstubAllGlobals();
});
