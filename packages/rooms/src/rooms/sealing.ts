import { dealSeedOf, sha256, start } from '@reseau/core';
import { GAMES } from '@reseau/games';
import type { RequestStamp, RoomEvent } from './event.ts';
import { sealedIn } from './fold-sealing.ts';
import { seenAfter } from './plan.ts';
import { hasClock, players, type Room, type Sealing } from './room.ts';
import { accept, type DecisionContext, type Refusal, refuse, type Verdict } from './verdict.ts';

/** For which deal a device sends its part: what comes too late must not count for the next one. */
interface Attempt {
  readonly match: number;
  readonly attempt: number;
}

/** Binds somebody to a salt that nobody else knows yet. Until all are bound, it may be another one. */
export function decideSeal(
  room: Room,
  { hash, ...which }: Attempt & { readonly hash: string },
  { now }: DecisionContext,
  by: RequestStamp,
): Verdict {
  const sealing = sealingFor(room, which, by.member);
  if ('code' in sealing) return sealing;
  if (sealing.hashes[by.member] === hash) return accept();
  if (areBound(room, sealing)) return refuse('stale');
  return accept({ type: 'saltSealed', at: now, by, member: by.member, hash });
}

/** Opens a salt, once everybody has seen what all are bound to. */
export function decideUnseal(
  room: Room,
  { salt, ...which }: Attempt & { readonly salt: string },
  { now }: DecisionContext,
  by: RequestStamp,
): Verdict {
  const sealing = sealingFor(room, which, by.member);
  if ('code' in sealing) return sealing;
  if (sealing.salts[by.member] === salt) return accept();
  if (!areBound(room, sealing)) return refuse('tooSoon');
  if (sha256(salt) !== sealing.hashes[by.member]) return refuse('illegal');
  return accept({ type: 'saltOpened', at: now, by, member: by.member, salt });
}

function sealingFor(room: Room, { match, attempt }: Attempt, member: string): Sealing | Refusal {
  const { sealing, matches } = room;
  if (sealing === undefined || match !== matches + 1 || attempt !== sealing.attempt) return refuse('stale');
  return players(room).some(({ id }) => id === member) ? sealing : refuse('notAsked');
}

/** Whether everybody who plays in person is bound to a salt. */
export const areBound = (room: Room, { hashes }: Pick<Sealing, 'hashes'>): boolean =>
  players(room).every(({ id }) => hashes[id] !== undefined);

/** Deals as soon as all parts are there; calls the attempt off as soon as somebody has gone. */
export function dealing(room: Room, now: DecisionContext): readonly RoomEvent[] {
  const { sealing } = room;
  if (sealing === undefined) return [];
  const gone = sealing.seating.filter(({ id }) => !room.members.some((member) => member.id === id));
  if (gone.length > 0) return [sealingOff(gone, now)];
  return players(room).every(({ id }) => sealing.salts[id] !== undefined) ? [dealt(room, sealing, now)] : [];
}

/** The time is up: whoever has not given their part is named, and all begin anew. */
export function unansweredSealing(room: Room, now: DecisionContext): readonly RoomEvent[] {
  const { sealing } = room;
  if (sealing === undefined) return [];
  const parts = areBound(room, sealing) ? sealing.salts : sealing.hashes;
  return [
    sealingOff(
      players(room).filter(({ id }) => parts[id] === undefined),
      now,
    ),
  ];
}

/** The room was not in memory for a while: what its devices had opened is gone, and nobody is to blame. */
export const interruptedSealing = ({ sealing }: Room, now: DecisionContext): readonly RoomEvent[] =>
  sealing === undefined ? [] : [sealingOff([], now)];

const sealingOff = (missing: readonly { readonly name: string }[], now: DecisionContext): RoomEvent => ({
  type: 'sealingOff',
  at: now.now,
  missing: missing.map(({ name }) => name),
  seed: now.newSeed(),
});

function dealt(room: Room, { options }: Sealing, now: DecisionContext): RoomEvent {
  const sealed = sealedIn(room);
  const made = GAMES[room.game].setUp(room.members.length, options);
  if (sealed === undefined || !made.ok) throw new Error('room: what was sealed makes no game');
  const seed = dealSeedOf({ ...sealed, game: room.game, options });
  const { entry } = start(made.game, seed);
  const seen = seenAfter(entry, 0, { ...room, ...now });
  const earliest = now.now + now.timings.roles;
  const limit = hasClock(room.clocks) ? { until: earliest + now.timings.rolesMost } : {};
  return {
    type: 'started',
    at: now.now,
    seed,
    entry,
    asked: { due: [] },
    roles: { earliest, ...limit },
    ...(seen === 0 ? {} : { seen }),
  };
}
