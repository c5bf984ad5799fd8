import { seatsOf } from '@reseau/core';
import { beforeEach, expect, test, vi } from 'vitest';

const drawer = new Map<string, string>();
const [first, second] = seatsOf(2);
if (first === undefined || second === undefined) throw new Error('no seats');

beforeEach(() => {
  drawer.clear();
  // The drawer itself: its keys are listed as those of the storage are.
  const storage = {
    getItem: (key: string) => drawer.get(key) ?? null,
    setItem: (key: string, value: string) => drawer.set(key, value),
    removeItem: (key: string) => drawer.delete(key),
  };
  const keys = {
    ownKeys: () => [...drawer.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  };
  vi.stubGlobal('localStorage', new Proxy(storage, keys));
});

/** The page as it is after a reload: what it keeps in memory is gone, what the device keeps is not. */
async function loaded() {
  vi.resetModules();
  return await import('./notebook.svelte.ts');
}

const owner = { code: 'ABCD', member: 'm1', match: '1 seal' };

test('the order of a hand outlives a reload, and not the match', async () => {
  const before = (await loaded()).notebookFor(owner);
  before.order = ['b', 'a'];
  expect((await loaded()).notebookFor(owner).order).toEqual(['b', 'a']);
  expect((await loaded()).notebookFor({ ...owner, match: '2 seal' }).order).toEqual([]);
});

test('notes and marks outlive a reload', async () => {
  const before = (await loaded()).notebookFor(owner);
  before.text = 'Ben lies';
  before.mark(second, 'suspect');
  before.mark(first, 'trust');
  before.mark(first, undefined);
  const after = (await loaded()).notebookFor(owner);
  expect([after.text, after.markOn(first), after.markOn(second)]).toEqual(['Ben lies', undefined, 'suspect']);
});

test.each([
  ['the next match', { ...owner, match: '2 other' }],
  ['the same match dealt anew', { ...owner, match: '1 anew' }],
  ['another person on the same device', { ...owner, member: 'm2' }],
  ['another table', { ...owner, code: 'WXYZ' }],
])('%s begins with an empty page', async (_, other) => {
  const { notebookFor } = await loaded();
  notebookFor(owner).text = 'Ben lies';
  notebookFor(owner).mark(second, 'suspect');
  const blank = notebookFor(other);
  expect([blank.text, blank.markOn(second)]).toEqual(['', undefined]);
});

test('the next match leaves nothing of the last on the device, and another seat’s notes alone', async () => {
  const { notebookFor } = await loaded();
  notebookFor({ ...owner, member: 'm2' }).text = 'Ada lies';
  notebookFor(owner).text = 'Ben lies';
  notebookFor({ ...owner, match: '2 other' });
  expect([...drawer.values()].join()).not.toContain('Ben lies');
  expect(notebookFor({ ...owner, member: 'm2' }).text).toBe('Ada lies');
});

test('notes that nobody comes back to go after a month', async () => {
  const { notebookFor } = await loaded();
  notebookFor(owner).text = 'Ben lies';
  vi.setSystemTime(Date.now() + 31 * 24 * 60 * 60 * 1000);
  notebookFor({ ...owner, code: 'WXYZ' });
  expect(drawer.size).toBe(0);
});

test.each(['', 'no page', '[]', '{"of":"1 seal"}', '{"of":"1 seal","at":1,"text":"","marks":{"1":"guilty"}}'])(
  'what is no page is no trouble: %s',
  async (stored) => {
    drawer.set('reseau:notes:ABCD m1', stored);
    const notebook = (await loaded()).notebookFor(owner);
    expect([notebook.text, notebook.markOn(second)]).toEqual(['', undefined]);
  },
);
