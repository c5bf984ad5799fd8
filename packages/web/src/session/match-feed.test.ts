import type { Seat } from '@reseau/core';
import type { RoomView } from '@reseau/protocol';
import { expect, test } from 'vitest';
import type { GameClient } from './game-client.ts';
import { MatchFeed } from './match-feed.svelte.ts';

const SEAT = 4 as Seat;
const MATCH = 1;

const game = { empty: { table: {}, secret: {} }, outcome: () => undefined, see: (table: object) => table };
const client = {
  setUp: () => ({ ok: true, game }),
  logEntries: () => [],
  scenes: () => [],
} as unknown as GameClient;
const room = { match: MATCH, members: [], options: {} } as unknown as RoomView;

const factsFrom = (from: number, count: number) =>
  ({
    t: 'facts',
    match: MATCH,
    from,
    facts: Array.from({ length: count }, () => ({ type: 'told', to: 'all' })),
  }) as const;

function feedOf() {
  let missed = 0;
  const feed = new MatchFeed({
    told: () => undefined,
    missing: () => {
      missed += 1;
    },
  });
  const hear = (seat: Seat | undefined, from: number, count: number) => {
    feed.hear(factsFrom(from, count), { live: true, seat });
    feed.take(client, room);
  };
  return { feed, hear, missed: () => missed };
}

test('whoever sits down has no seat until all is told anew to that seat', () => {
  const { feed, hear } = feedOf();
  hear(undefined, 0, 3);
  expect(feed.isToldTo(undefined, MATCH)).toBe(true);
  expect(feed.isToldTo(SEAT, MATCH)).toBe(false);
  hear(SEAT, 0, 5);
  expect(feed.isToldTo(SEAT, MATCH)).toBe(true);
  expect(feed.isToldTo(undefined, MATCH)).toBe(false);
});

test('before anything was told of a match, a seat is a seat', () => {
  const { feed, hear } = feedOf();
  hear(undefined, 0, 3);
  expect(feed.isToldTo(SEAT, MATCH + 1)).toBe(true);
});

test('a seat that was taken while the line was gone asks for everything', () => {
  const { feed, hear, missed } = feedOf();
  hear(undefined, 0, 3);
  hear(SEAT, 3, 2);
  expect(missed()).toBe(1);
  expect(feed.match).toBeUndefined();
  hear(SEAT, 0, 5);
  expect(feed.match?.heard).toBe(5);
  expect(missed()).toBe(1);
});
