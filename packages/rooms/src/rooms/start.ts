import { Rng, start } from '@reseau/core';
import { type AnyMade, GAMES } from '@reseau/games';
import { arrangementFor } from './arrangement.ts';
import type { RequestStamp, RoomEvent } from './event.ts';
import { foldRoom } from './fold-room.ts';
import { seenAfter } from './plan.ts';
import { isUnseen } from './roles.ts';
import { hasClock, phaseOf, players, type Room } from './room.ts';
import { type DecisionContext, refuse, type Verdict } from './verdict.ts';

export const gameFor = (room: Room, seats = room.members.length, options: object = room.options): AnyMade =>
  GAMES[room.game].setUp(seats, options);

export const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Deals, once everybody is here; whoever is away must be named, and watches from the bench. A bench is for people. */
export function decideStart(room: Room, named: readonly string[], now: DecisionContext, by: RequestStamp): Verdict {
  if (phaseOf(room) !== 'lobby') return refuse('notInLobby');
  const without = players(room).flatMap(({ id }) => (named.includes(id) ? [id] : []));
  const missing = players(room).filter(({ id }) => now.onlineSince(id) === undefined && !without.includes(id));
  if (missing.length > 0) return refuse('someoneAway');
  const stay = room.members.map(({ id }) => id).filter((id) => !without.includes(id));
  const go = room.members.map(({ id }) => id).filter((id) => without.includes(id));
  const order = room.shuffle ? Rng.seeded(now.newSeed()).shuffle(stay) : stay;
  const isMoved = go.length > 0 || order.some((id, seat) => room.members[seat]?.id !== id);
  const bench = [...room.bench.map(({ id }) => id), ...go];
  const placed: readonly RoomEvent[] = isMoved ? [{ type: 'arranged', at: now.now, by, members: order, bench }] : [];
  return dealt(foldRoom(placed, room), placed, now, by);
}

/** Deals anew to the same seats, from a new seed; the host alone may ask while nobody has seen a card. */
export function decideRedeal(room: Room, now: DecisionContext, by: RequestStamp): Verdict {
  if (phaseOf(room) !== 'playing') return refuse('notPlaying');
  if (!isUnseen(room)) return refuse('byAgreement');
  const off = [voided(room, now, by)];
  return dealt(foldRoom(off, room), off, now, by);
}

/** The match is called off: back to the lobby, with another seed. */
export const voided = (room: Room, now: DecisionContext, by?: RequestStamp): RoomEvent => ({
  type: 'voided',
  at: now.now,
  ...(by === undefined ? {} : { by }),
  seed: now.newSeed(),
  ...arrangementFor(room, now),
});

function dealt(room: Room, before: readonly RoomEvent[], now: DecisionContext, by: RequestStamp): Verdict {
  const made = gameFor(room);
  if (!made.ok) return refuse('badOptions', made.problem);
  const { seed } = room;
  const { entry, match } = start(made.game, seed);
  const options = made.lasting ?? made.setup;
  const seen = seenAfter(entry, 0, { ...room, ...now });
  const earliest = now.now + now.timings.roles;
  const limit = hasClock(room.clocks) ? { until: earliest + now.timings.rolesMost } : {};
  const begun = {
    seed,
    // A box of cards is as long as a match: it is not stored again with each.
    ...(room.lasting !== undefined && isSame(options, room.lasting) ? {} : { options }),
    entry,
    asked: { due: [] },
    roles: { earliest, ...limit },
    ...(seen === 0 ? {} : { seen }),
  };
  const started: RoomEvent = { type: 'started', at: now.now, by, ...begun };
  return { ok: true, events: [...before, started], match };
}
