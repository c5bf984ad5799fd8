import { Rng } from '@reseau/core';
import { type AnyMade, GAMES } from '@reseau/games';
import { arrangementFor } from './arrangement.ts';
import type { RequestStamp, RoomEvent } from './event.ts';
import { foldRoom } from './fold-room.ts';
import { isUnseen } from './roles.ts';
import { phaseOf, players, type Room } from './room.ts';
import { accept, type DecisionContext, refuse, type Verdict } from './verdict.ts';

export const gameFor = (room: Room, seats = room.members.length, options: object = room.options): AnyMade =>
  GAMES[room.game].setUp(seats, options);

export const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Has the deal sealed, once everybody is here; whoever is away must be named, and watches from the bench. A bench is for people. */
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
  return sealingOf(foldRoom(placed, room), placed, now, by);
}

/** Deals anew to the same seats, from a new seed; the host alone may ask while nobody has seen a card. */
export function decideRedeal(room: Room, now: DecisionContext, by: RequestStamp): Verdict {
  if (phaseOf(room) !== 'playing') return refuse('notPlaying');
  const off = [voided(room, now, by)];
  const after = foldRoom(off, room);
  // Who is away comes first: the other answer tells whether anybody has seen a card.
  if (players(after).some(({ id }) => now.onlineSince(id) === undefined)) return refuse('someoneAway');
  if (!isUnseen(room)) return refuse('byAgreement');
  return sealingOf(after, off, now, by);
}

/** The match is called off: back to the lobby, with another seed. */
export const voided = (room: Room, now: DecisionContext, by?: RequestStamp): RoomEvent => ({
  type: 'voided',
  at: now.now,
  ...(by === undefined ? {} : { by }),
  seed: now.newSeed(),
  ...arrangementFor(room, now),
});

/** Fixes seats and options, before the people's parts of the deal are known to anybody. */
function sealingOf(room: Room, before: readonly RoomEvent[], now: DecisionContext, by: RequestStamp): Verdict {
  const made = gameFor(room);
  if (!made.ok) return refuse('badOptions', made.problem);
  const options = made.lasting ?? made.setup;
  // A box of cards is as long as a match: it is not stored again with each.
  const fixed = room.lasting !== undefined && isSame(options, room.lasting) ? {} : { options };
  return accept(...before, { type: 'sealing', at: now.now, by, until: now.now + now.timings.sealing, ...fixed });
}
