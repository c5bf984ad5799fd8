import { dealSeedOf, sha256, start } from '@reseau/core';
import { GAMES } from '@reseau/games';
import type { Attempt } from '@reseau/protocol';
import type { RequestStamp, RoomEvent } from './event.ts';
import { sealedIn } from './fold-sealing.ts';
import { seenAfter } from './plan.ts';
import { hasClock, type Member, players, type Room, type Sealing } from './room.ts';
import { accept, type DecisionContext, type Refusal, refuse, type Verdict } from './verdict.ts';

/**
 * By so many numbers a table moves on at once, whatever devices claim to know: what two of them say, and what one says alone. A claim costs nothing and
 * cannot be checked; but each attempt gets further, so that a table whose data was put back comes past all that is true.
 */
const MOST_AHEAD = 100;
const MOST_ALONE = 10;
/** Nor beyond this, whoever claims it: higher numbers are reached by playing alone. */
const MOST_CLAIMED = 100_000;

/** Binds somebody to a salt that nobody else knows yet. Until all are bound, it may be another one. */
export function decideSeal(
  room: Room,
  { hash, ...which }: Attempt & { readonly hash: string },
  { now, hasSaidAll }: DecisionContext,
  by: RequestStamp,
): Verdict {
  const sealing = sealingFor(room, which, by.member);
  if ('code' in sealing) return sealing;
  if (sealing.hashes[by.member] === hash) return accept();
  if (areBound(room, sealing)) return refuse('stale');
  if (sealing.hashes[by.member] !== undefined && hasSaidAll(by.member)) return refuse('tableSpent');
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

/** Has no part in a deal that the device knows on other terms, or when it knows a later one. */
export function decideDecline(
  room: Room,
  { known, ...which }: Attempt & { readonly known: Attempt },
  { now }: DecisionContext,
  by: RequestStamp,
): Verdict {
  const sealing = sealingFor(room, which, by.member);
  if ('code' in sealing) return sealing;
  if (sealing.declined[by.member] !== undefined) return accept();
  return accept({ type: 'sealDeclined', at: now, by, member: by.member, known });
}

/** What comes too late must not count for the next deal. */
function sealingFor(room: Room, { match, attempt }: Attempt, member: string): Sealing | Refusal {
  const { sealing, matches } = room;
  if (sealing === undefined || match !== matches + 1 || attempt !== sealing.attempt) return refuse('stale');
  return players(room).some(({ id }) => id === member) ? sealing : refuse('notAsked');
}

/** Whether everybody who plays in person is bound to a salt. */
export const areBound = (room: Room, { hashes }: Pick<Sealing, 'hashes'>): boolean =>
  players(room).every(({ id }) => hashes[id] !== undefined);

/** Whose answer is still to come: a hash, or a salt once all are bound, or that the device has no part in it. */
function unanswered(room: Room, sealing: Sealing): readonly Member[] {
  const parts = areBound(room, sealing) ? sealing.salts : sealing.hashes;
  return players(room).filter(({ id }) => parts[id] === undefined && sealing.declined[id] === undefined);
}

/** Deals as soon as all parts are there; calls the attempt off as soon as somebody has gone, or all have answered and not all take part. */
export function dealing(room: Room, now: DecisionContext): readonly RoomEvent[] {
  const { sealing } = room;
  if (sealing === undefined) return [];
  const gone = sealing.seating.filter(({ id }) => !room.members.some((member) => member.id === id));
  if (gone.length > 0) return [sealingOff(room, sealing, gone, now)];
  if (unanswered(room, sealing).length > 0) return [];
  if (Object.keys(sealing.declined).length > 0) return [sealingOff(room, sealing, [], now)];
  return players(room).every(({ id }) => sealing.salts[id] !== undefined) ? [dealt(room, sealing, now)] : [];
}

/** The time is up: whoever has not given their part is named, and all begin anew. */
export function unansweredSealing(room: Room, now: DecisionContext): readonly RoomEvent[] {
  const { sealing } = room;
  return sealing === undefined ? [] : [sealingOff(room, sealing, unanswered(room, sealing), now)];
}

/** The room was not in memory for a while: what its devices had opened is gone, and nobody is to blame. */
export const interruptedSealing = (room: Room, now: DecisionContext): readonly RoomEvent[] =>
  room.sealing === undefined ? [] : [sealingOff(room, room.sealing, [], now)];

const sealingOff = (
  room: Room,
  { seating, declined }: Sealing,
  missing: readonly { readonly name: string }[],
  now: DecisionContext,
): RoomEvent => ({
  type: 'sealingOff',
  at: now.now,
  missing: missing.map(({ name }) => name),
  seed: now.newSeed(),
  ...aheadIn(room, seating, declined),
});

/** Whose devices know what is not stored here, and what is to be numbered above. */
function aheadIn({ matches, attempts }: Room, seating: Sealing['seating'], declined: Sealing['declined']) {
  const known = Object.values(declined);
  if (known.length === 0) return {};
  const ahead = seating.filter(({ id }) => declined[id] !== undefined).map(({ name }) => name);
  const match = aheadOf(
    matches,
    known.map((one) => one.match),
  );
  const attempt = aheadOf(
    attempts,
    known.map((one) => one.attempt),
  );
  return { ahead, above: { match, attempt } };
}

/** How far what devices know leads on from a number. */
function aheadOf(from: number, known: readonly number[]): number {
  const [highest = 0, second = 0] = known.toSorted((one, other) => other - one);
  const believed = Math.max(Math.min(second, from + MOST_AHEAD), Math.min(highest, from + MOST_ALONE));
  return Math.max(from, Math.min(believed, MOST_CLAIMED));
}

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
