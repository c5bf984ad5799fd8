// @vitest-environment happy-dom
import type { RoomView } from '@reseau/protocol';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Session } from '../session/session.svelte.ts';
import { member } from '../testing/member.ts';
import { openAppWords } from '../words/app.ts';
import { speak } from '../words/catalogue.svelte.ts';
import AskTable from './AskTable.svelte';

/** Fay has come to a bot's seat in the middle of the match, and somebody else is on the bench. */
const room = {
  phase: 'playing',
  clocks: { alone: 0, together: 0, talk: 0 },
  members: [member('m1', { counts: true }), member('m2', { counts: true }), member('fay')],
  bench: [member('m4')],
} as unknown as RoomView;

beforeAll(() => openAppWords());

let shown: Record<string, unknown> | undefined;
afterEach(async () => {
  if (shown !== undefined) await unmount(shown);
  shown = undefined;
  await speak('en');
});

function toldTo(you: string, me: number | undefined, at = room): readonly (string | null)[] {
  const session = { you, me, self: undefined, serverClock: { local: () => 0 } } as unknown as Session;
  shown = mount(AskTable, {
    target: document.body,
    props: { session, room: at, isTimed: true, asked: () => undefined },
  });
  flushSync();
  const parts = document.querySelectorAll('[data-testid="ask-table"], [data-testid="no-say"]');
  return [...parts].map((one) => one.getAttribute('data-testid'));
}

/** Fay plays, and is not asked. */
test.each([
  ['en', 'from the start', 'aren’t asked'],
  ['fr', 'depuis le début', 'ne va pas à cette personne'],
  ['ja', '最初から', '本人には尋ねません'],
] as const)('it is said in %s whom it asks, and whom not', async (language, all, butOne) => {
  await speak(language);
  toldTo('m1', 0);
  document.querySelector<HTMLElement>('[data-testid="call-replace"]')?.click();
  flushSync();
  const text = document.body.textContent;
  expect([text.includes(all), text.includes(butOne)]).toEqual([true, true]);
});

test.each([
  ['who was dealt to asks the table', 'm1', 0, ['ask-table']],
  ['who took a seat in the middle of the match is told that they are not asked', 'fay', 2, ['no-say']],
  ['who watches is told nothing of it', 'm4', undefined, []],
] as const)('%s', (_, you, me, told) => {
  expect(toldTo(you, me)).toEqual(told);
});

test('beside one other person, a bot is to be had only for one who is away, and it is said before', () => {
  for (const [online, disabled] of [
    [true, true],
    [false, false],
  ] as const) {
    const members = [member('m1', { counts: true }), member('m2', { counts: true, online })];
    toldTo('m1', 0, { ...room, members });
    document.querySelector<HTMLElement>('[data-testid="call-replace"]')?.click();
    flushSync();
    expect(document.querySelector<HTMLButtonElement>('[data-testid="replace-m2"]')?.disabled).toBe(disabled);
    expect(document.querySelector('[data-testid="alone"]')?.textContent).toContain('away for at least a minute');
    document.body.replaceChildren();
  }
});
