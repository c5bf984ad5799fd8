// @vitest-environment happy-dom
import type { CallView, MemberView, RoomView } from '@reseau/protocol';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Session } from '../session/session.svelte.ts';
import { member } from '../testing/member.ts';
import { openAppWords } from '../words/app.ts';
import Banners from './Banners.svelte';
import ScreenNews from './ScreenNews.svelte';

const called = (id: string, name: string): MemberView => member(id, { name });

const OVER = {
  code: 'ABCD',
  phase: 'over',
  members: [called('m1', 'Ada'), called('m2', 'Ben'), called('m3', 'Cal')],
  bench: [],
} as unknown as RoomView;
const LOBBY: RoomView = { ...OVER, phase: 'lobby' };
const CALL: CallView = { call: 1, kind: 'host', until: 0 };

beforeAll(() => openAppWords());
// So low a window that one banner is open, and the others are a number beside it.
beforeEach(() => {
  const small = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', () => small);
});

let shown: Record<string, unknown> | undefined;
afterEach(async () => {
  if (shown !== undefined) await unmount(shown);
  shown = undefined;
  vi.unstubAllGlobals();
});

const stands = (): readonly (string | null)[] =>
  [...document.querySelectorAll('.banner')].map((banner) => banner.getAttribute('data-testid'));

/** Cal's banners; the returned function tells what the room is from then on. */
function banners(first: RoomView): (room: RoomView) => void {
  let room = $state.raw(first);
  const session = {
    you: 'm3',
    me: 2,
    code: 'ABCD',
    isHost: false,
    self: undefined,
    match: undefined,
    serverClock: { local: () => 0 },
    asides: { review: { match: 1, member: 'm2', at: 0, as: 'table', unmasked: false } },
    get room() {
      return room;
    },
    get lingers() {
      return room.phase === 'lobby';
    },
  } as unknown as Session;
  shown = mount(Banners, {
    target: document.body,
    props: {
      session,
      get room() {
        return room;
      },
      follow: () => undefined,
    },
  });
  flushSync();
  return (next) => {
    room = next;
    flushSync();
  };
}

test('where somebody led the looking back, the way to the next game takes its place', () => {
  const tell = banners(OVER);
  expect(stands()).toEqual(['review']);
  tell(LOBBY);
  expect(stands()).toEqual(['next-game']);
});

test('what waits for an answer stays in sight while the table is scrolled; what is only told does not', () => {
  const asked: RoomView = { ...OVER, members: OVER.members.map((one) => ({ ...one, counts: true })) };
  const tell = banners(asked);
  const isInSight = (): boolean =>
    document.querySelector('.banners')?.parentElement?.classList.contains('stays') === true;
  expect(isInSight()).toBe(false);
  tell({ ...asked, call: CALL });
  expect(isInSight()).toBe(true);
  tell(asked);
  expect(isInSight()).toBe(false);
});

test('a call that ends while another banner is read is gone', () => {
  const tell = banners({ ...OVER, members: OVER.members.map((one) => ({ ...one, counts: true })), call: CALL });
  expect(stands()).toEqual(['review', 'call']);
  document.querySelector<HTMLElement>('[data-testid="folded-banners"]')?.click();
  flushSync();
  tell(OVER);
  expect(stands()).toEqual(['review']);
});

test('who came to a seat in the middle of the match reads what the table is asked, and no screen asks them', () => {
  const [ada, ben] = [called('m1', 'Ada'), called('m2', 'Ben')].map((one) => ({ ...one, counts: true }) as const);
  const members = [ada, ben, called('m3', 'Cal')].filter((one) => one !== undefined);
  const room: RoomView = { ...OVER, phase: 'playing', members, call: { ...CALL, kind: 'void' } };
  banners(room);
  const banner = document.querySelector('[data-testid="call-to-others"]');
  expect(banner?.textContent).toContain('Someone asks to call the game off. Those who have played since the deal');
  const session = { serverClock: { local: () => 0 } } as unknown as Session;
  const screen = document.createElement('div');
  const news = mount(ScreenNews, { target: screen, props: { session, room } });
  flushSync();
  expect(screen.textContent).toContain('If you’ve played since the deal, answer on your phone.');
  void unmount(news);
});
