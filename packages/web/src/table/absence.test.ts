// @vitest-environment happy-dom
import { seatAt } from '@reseau/core';
import type { MemberView, RoomView } from '@reseau/protocol';
import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Session } from '../session/session.svelte.ts';
import { openAppWords } from '../words/app.ts';
import { waitIn, waitOf } from './absence.ts';
import ScreenNews from './ScreenNews.svelte';

beforeAll(() => openAppWords());

const NAMES = ['Ada', 'Ben', 'Cho', 'Dov', 'Eve'];
/** Five people, of whom these are away. */
const people = (...away: readonly number[]): readonly MemberView[] =>
  NAMES.map((name, seat) => ({
    id: `m${seat}`,
    name,
    kind: 'person',
    host: seat === 0,
    online: !away.includes(seat),
    mark: seat,
    ...(away.includes(seat) ? { waitedFor: true } : {}),
  }));
const ALL = [0, 1, 2, 3, 4];

describe('what an absence means for the match', () => {
  test.each([
    ['nobody else is asked', [0], [0], { seats: [] as number[] }, 'match'],
    ['others have still to choose', ALL, [0], { seats: [1, 2] }, 'others'],
    ['all the others have chosen', ALL, [0], { seats: [1, 2, 3, 4] }, 'match'],
    ['all who have not chosen are away', ALL, [0, 4], { seats: [1, 2, 3] }, 'match'],
    ['more have still to choose than are away', ALL, [0], { count: 3, of: 5 }, 'others'],
    ['as many have still to choose as are away: nobody may know who', ALL, [0], { count: 4, of: 5 }, 'perhaps'],
    ['the rules hide who has chosen', ALL, [0], undefined, 'perhaps'],
    ['the rules hide it, and all who are asked are away', [0, 1], [0, 1], undefined, 'match'],
  ] as const)('%s', (_, asked, away, chosen, wait) => {
    const known = chosen !== undefined && 'seats' in chosen ? { seats: chosen.seats.map(seatAt) } : chosen;
    expect(waitOf(people(...away), asked.map(seatAt), known)).toBe(wait);
  });

  const roles = (ready: number | undefined) =>
    ({ members: people(0), roles: { of: 5, earliest: 0, ...(ready === undefined ? {} : { ready }) } }) as RoomView;
  test.each([
    [2, 'others'],
    [4, 'perhaps'],
    [undefined, 'perhaps'],
  ])('before the first round, with so many ready: %s', (ready, wait) => {
    expect(waitIn({} as Session, roles(ready))).toBe(wait);
  });
});

/** What the television says in the middle of a vote. */
async function told(room: Partial<RoomView>, session: object): Promise<readonly (string | null)[]> {
  const game = { turn: () => ({ must: ALL, may: [], progress: 'seats', question: 1 }) };
  const heard = { match: { game, known: {} }, sight: {}, serverClock: { local: (at: number) => at }, ...session };
  const shown = mount(ScreenNews, {
    target: document.body,
    props: { session: heard as never, room: room as RoomView },
  });
  flushSync();
  const lines = [...document.querySelectorAll('.news > *')].map((line) => line.textContent);
  await unmount(shown);
  return lines;
}

describe('the television', () => {
  test('does not say that the match waits for a host who has gone while others vote', async () => {
    const voted = (...seats: readonly number[]) => ({ sight: { progress: { chosen: { seats } } } });
    const gone = { members: people(0) };
    expect(await told(gone, voted(1))).toEqual(['Ada is away. The others can go on for now.']);
    expect(await told(gone, voted(1, 2, 3, 4))).toEqual(['Ada is away. The game is waiting.']);
    const clock = { clock: { strikesAt: 5 } };
    expect(await told(gone, { ...voted(1), ...clock })).toEqual(['Ada is away. The clock is still running.']);
  });

  test('names all who are away in one line, and says in whose place a bot is about to play', async () => {
    const three = people(1, 2, 3).map((member, seat) => (seat === 3 ? { ...member, standInAt: 0 } : member));
    const [line, bot] = await told({ members: three }, {});
    expect(line).toBe('Ben and Cho are away. The others can go on for now.');
    expect(bot).toContain('Dov is away. A bot takes over in 0:0');
  });
});
