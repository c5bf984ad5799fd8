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
  const [call, absent] = [told('call'), told('absent')];
  let isOver = $state(false);
  // A call comes to nothing in the moment in which somebody goes.
  const end = $effect.root(() => {
    $effect.pre(() => (isOver ? stack.add(absent) : undefined));
    $effect.pre(() => (isOver ? undefined : stack.add(call)));
  });
  flushSync();
  expect([stack.isOpen(call), stack.isOpen(absent)]).toEqual([true, false]);
  isOver = true;
  flushSync();
  expect([stack.isOpen(call), stack.isOpen(absent)]).toEqual([false, true]);
  end();
  vi.unstubAllGlobals();
});

test('in a pause nothing is folded away: the pause is seen, and so is a new recovery code', () => {
  const small = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', () => small);
  const stack = new BannerStack();
  const [recovery, paused] = [told('new-recovery'), told('paused')];
  let isPaused = $state(false);
  const end = $effect.root(() => {
    $effect.pre(() => stack.add(recovery));
    $effect.pre(() => (isPaused ? stack.add(paused) : undefined));
  });
  flushSync();
  expect(stack.isOpen(recovery)).toBe(true);
  isPaused = true;
  flushSync();
  expect([stack.isOpen(recovery), stack.isOpen(paused), stack.folded]).toEqual([true, true, []]);
  end();
  vi.unstubAllGlobals();
});

test('what happens in a moment comes before what is only told, and what one no longer has before a new code', () => {
  const small = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', () => small);
  for (const pressing of ['absent', 'if-time-runs-out', 'call', 'claim'] as const) {
    const stack = new BannerStack();
    const [recovery, deposed, first] = [told('new-recovery'), told('deposed'), told(pressing)];
    const end = $effect.root(() => {
      for (const banner of [recovery, deposed, first]) $effect.pre(() => stack.add(banner));
    });
    flushSync();
    expect([pressing, stack.isOpen(first), stack.folded]).toEqual([pressing, true, [deposed, recovery]]);
    end();
  }
  vi.unstubAllGlobals();
});
