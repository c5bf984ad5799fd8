// @vitest-environment happy-dom
import type { Seat } from '@reseau/core';
import type { RoomView } from '@reseau/protocol';
import { beforeEach, expect, test } from 'vitest';
import type { GameClient } from './game-client.ts';
import { KeptResult } from './kept-result.ts';
import { MatchFeed } from './match-feed.svelte.ts';
import { ReadResult } from './read-result.ts';
import { RoomFeed } from './room-feed.svelte.ts';

const SEAT = 1 as Seat;
const FACTS = [{ type: 'told', to: 'all' }];
const LATE = [{ question: 1, seats: [SEAT] }];

const game = { empty: { table: {}, secret: {} }, outcome: () => ({}), see: (table: object) => table };
const client = { setUp: () => ({ ok: true, game }), logEntries: () => [], scenes: () => [] } as unknown as GameClient;
const roomIn = (phase: RoomView['phase'], match = 3): RoomView =>
  ({ phase, match, game: 'resistance', members: [], bench: [], options: {} }) as unknown as RoomView;

/** A page at the table, opened now. */
function page() {
  const feed = new MatchFeed({ told: () => undefined, missing: () => undefined });
  const table = new RoomFeed();
  const result = new ReadResult({ kept: new KeptResult('ABCD', 'a token'), load: async () => client, feed, table });
  const come = async (room: RoomView) => {
    table.hear(room, 'm2');
    await result.find(room, () => SEAT);
  };
  return { feed, table, result, come };
}

/** Somebody reads the result of the third match. */
async function read() {
  const { feed, table, result } = page();
  const over = roomIn('over');
  table.hear(over, 'm2');
  feed.hear({ t: 'facts', match: 3, from: 0, facts: FACTS, late: LATE }, { live: true, seat: SEAT });
  feed.take(client, over);
  result.keep(over);
  return result;
}

beforeEach(() => sessionStorage.clear());

test.each(['lobby', 'sealing'] as const)('a page opened anew in the %s finds what was read', async (phase) => {
  await read();
  const { feed, table, come } = page();
  await come(roomIn(phase));
  expect(table.lingers).toBe(true);
  expect(table.shown?.phase).toBe('over');
  expect(feed.match?.facts).toEqual(FACTS);
  expect(feed.match?.late).toEqual(LATE);
  expect(feed.match?.awaitsCount).toBe(false);
  expect(feed.isToldTo(SEAT, 3)).toBe(true);
});

test.each([
  ['the next match has begun', roomIn('playing', 4)],
  ['another one was played since', roomIn('lobby', 4)],
])('it goes where the table is when %s', async (_why, room) => {
  await read();
  const { table, come } = page();
  await come(room);
  expect(table.lingers).toBe(false);
});

test('whoever has left the result is not led back to it', async () => {
  const result = await read();
  result.leave();
  const { table, come } = page();
  await come(roomIn('lobby'));
  expect(table.lingers).toBe(false);
});
