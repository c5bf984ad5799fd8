// @vitest-environment happy-dom
import type { RoomView } from '@reseau/protocol';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { knownTable, noteTable } from '../connection/known-tables.ts';
import { leaveSeat } from '../connection/seats.ts';
import { openFrontWords } from '../words/front.ts';
import HeldTables from './HeldTables.svelte';

const NOON = Date.UTC(2026, 10, 19, 12);
const roomOf = (game: string, ...members: readonly object[]): RoomView =>
  ({ game, members, bench: [{ name: 'Eve', kind: 'person' }] }) as unknown as RoomView;
const ADA = { name: 'Ada', kind: 'person' };
const BOT = { name: 'Orla', kind: 'bot' };

beforeAll(() => openFrontWords());

let shown: Record<string, unknown> | undefined;
afterEach(async () => {
  if (shown !== undefined) await unmount(shown);
  shown = undefined;
  localStorage.clear();
});

const sit = (code: string, at: number) => localStorage.setItem(`reseau:seat:${code}`, `token ${at}`);

function links(): readonly string[] {
  shown = mount(HeldTables, { target: document.body });
  flushSync();
  return [...document.querySelectorAll('a')].map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim());
}

test('a table is known by its code, its game and the people there', () => {
  sit('KWRT', NOON);
  noteTable('KWRT', roomOf('insurrection', ADA, { name: 'Ben', kind: 'bot', standIn: true }, BOT));
  expect(links()).toEqual(['Back to table KWRT Insurrection: Ada, Ben, Eve and 1 bot']);
});

test('two tables on this device that were opened in the same minute do not read alike', () => {
  sit('here-AAAA', NOON + 1000);
  sit('here-BBBB', NOON + 2000);
  const [one, other] = links();
  expect(one).toMatch(/^Back to the table on this device/);
  expect(one).not.toBe(other);
});

test('an hour apart, no second is counted', () => {
  sit('here-AAAA', NOON);
  sit('here-BBBB', NOON + 3_600_000);
  for (const text of links()) expect(text).not.toMatch(/:\d\d:\d\d/);
});

test.each([
  ['nothing', undefined],
  ['no JSON', '{'],
  ['another game', '{"game":"chess","names":["Ada"],"bots":0}'],
  ['names that are none', '{"game":"project","names":[1],"bots":0}'],
  ['no count', '{"game":"project","names":["Ada"]}'],
])('from %s nothing is known', (_, text) => {
  if (text !== undefined) localStorage.setItem('reseau:table:KWRT', text);
  expect(knownTable('KWRT')).toBeUndefined();
});

test('whoever leaves a table leaves nothing of it behind', () => {
  sit('KWRT', NOON);
  noteTable('KWRT', roomOf('project', ADA));
  leaveSeat('KWRT');
  expect(localStorage.length).toBe(0);
});
