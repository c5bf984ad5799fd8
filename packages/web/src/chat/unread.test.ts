import type { ChatLine } from '@reseau/protocol';
import { beforeEach, expect, test, vi } from 'vitest';

const drawer = new Map<string, string>();

beforeEach(() => {
  drawer.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => drawer.get(key) ?? null,
    setItem: (key: string, value: string) => drawer.set(key, value),
  });
});

/** The page as it is after a reload: what it keeps in memory is gone, what the device keeps is not. */
async function loaded() {
  vi.resetModules();
  return await import('./unread.svelte.ts');
}

const line = (member: string): ChatLine => ({ member, name: member, text: 'Hello', at: 0 });
const heard = (said: number, ...members: readonly string[]) => ({
  code: 'ABCD',
  you: 'm1',
  talk: { table: { said, lines: members.map(line) }, bench: { said: 0, lines: [] } },
});

test('counts what came since the chat was looked at, but never one’s own lines', async () => {
  const { markRead, unread } = await loaded();
  expect(unread(heard(3, 'm1', 'm2', 'm1')).count).toBe(1);
  markRead(heard(3, 'm1', 'm2', 'm1'));
  expect(unread(heard(5, 'm1', 'm2', 'm1', 'm1', 'm3')).count).toBe(1);
});

test('knows after a reload what was read, also where the server has let the oldest lines go', async () => {
  (await loaded()).markRead(heard(3, 'm2', 'm3', 'm2'));
  const { markRead, unread } = await loaded();
  // Shown before the lines have come: nothing was read yet, and nothing is unlearnt.
  markRead(heard(0));
  expect(unread(heard(3, 'm2', 'm3', 'm2')).count).toBe(0);
  expect(unread(heard(4, 'm3', 'm2', 'm3')).count).toBe(1);
});

test('a new table under an old code begins anew', async () => {
  (await loaded()).markRead(heard(3, 'm2', 'm3', 'm2'));
  const { unread } = await loaded();
  expect(unread(heard(2, 'm2', 'm3')).count).toBe(2);
  expect(unread({ ...heard(1, 'm2'), code: 'WXYZ' }).count).toBe(1);
});
