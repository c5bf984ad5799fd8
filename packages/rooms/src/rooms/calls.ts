import { GAMES } from '@reseau/games';
import { type CallKind, neededOf } from '@reseau/protocol';
import type { RequestStamp, RoomEvent } from './event.ts';
import { foldRoom } from './fold-room.ts';
import { heirOf } from './heir.ts';
import {
  type Call,
  type Member,
  memberOf,
  people,
  phaseOf,
  players,
  playsInPerson,
  type Room,
  seatOf,
} from './room.ts';
import { stoodIn } from './stand-ins.ts';
import { voided } from './start.ts';
import { accept, type DecisionContext, refuse, type Verdict } from './verdict.ts';

interface Wish {
  readonly kind: CallKind;
  readonly member?: string | undefined;
}

/** Asks the people at the table to agree on something. One call at a time, and nobody again at once. */
export function decideCall(room: Room, { kind, member }: Wish, now: DecisionContext, by: RequestStamp): Verdict {
  if (!isSensible(room, { kind, member })) return refuse('noSuchCall');
  const wish = { kind, ...(member === undefined ? {} : { member }) };
  if (!voters(room, wish, now).some(({ id }) => id === by.member)) return refuse('noSuchCall');
  if (room.call !== undefined) return refuse('tooSoon');
  const last = room.calledAt[by.member];
  if (last !== undefined && now.now - last < now.timings.callAgain) return refuse('tooSoon');
  return accept({ type: 'called', at: now.now, by, ...wish, caller: by.member, until: now.now + now.timings.call });
}

/** What can be asked for depends on where the table stands. */
function isSensible(room: Room, { kind, member }: Wish): boolean {
  const isPlaying = phaseOf(room) === 'playing';
  const isPaused = room.proceedings?.pausedAt !== undefined;
  switch (kind) {
    case 'pause':
      return isPlaying && !isPaused && room.proceedings?.roles === undefined;
    case 'resume':
      return isPlaying && isPaused;
    case 'void':
      return isPlaying;
    case 'replace': {
      const concerned = member === undefined ? undefined : memberOf(room, member);
      return (
        isPlaying && concerned !== undefined && playsInPerson(concerned) && seatOf(room, concerned.id) !== undefined
      );
    }
    case 'host':
      return !isPlaying && people(room).length > 1;
  }
}

export function decideAgree(room: Room, call: number, yes: boolean, now: DecisionContext, by: RequestStamp): Verdict {
  if (room.call?.call !== call) return refuse('noSuchCall');
  if (!voters(room, room.call, now).some(({ id }) => id === by.member)) return refuse('noSuchCall');
  if (room.call.answers[by.member] === yes) return accept();
  return accept({ type: 'agreed', at: now.now, by, member: by.member, yes });
}

/** Those who are here, in person, but for the one it is about. */
function voters(room: Room, { kind, member }: Wish, { onlineSince }: DecisionContext): readonly Member[] {
  const concerned = kind === 'host' ? room.host : member;
  const asked = phaseOf(room) === 'playing' ? players(room) : people(room);
  return asked.filter(({ id }) => id !== concerned && onlineSince(id) !== undefined);
}

/** How many must agree: in a game of sides, neither side alone can decide; where nobody hides, more than half can. */
export const agreementIn = (room: Room): number | undefined =>
  phaseOf(room) === 'playing' ? GAMES[room.game].agreement?.(room.members.length) : undefined;

/** Once all who are here have answered: sooner would tell how many had said yes. What can no longer come about is asked of nobody. */
export function settled(room: Room, now: DecisionContext): readonly RoomEvent[] {
  const { call } = room;
  if (call === undefined) return [];
  const isOpen = voters(room, call, now).some(({ id }) => call.answers[id] === undefined);
  return isOpen && isSensible(room, call) ? [] : concluded(room, now);
}

/** The call is over; what comes of it, if enough have agreed. Whoever was against it, and how many, is told to nobody. */
export function concluded(room: Room, now: DecisionContext): readonly RoomEvent[] {
  const { call } = room;
  if (call === undefined) return [];
  const asked = voters(room, call, now);
  const yes = asked.filter(({ id }) => call.answers[id] === true).length;
  const passes = yes > 0 && yes >= neededOf(asked.length, agreementIn(room));
  const over: RoomEvent = { type: 'callOver', at: now.now };
  if (!isSensible(room, call)) return [over];
  return passes ? [over, ...effectOf(foldRoom([over], room), call, now)] : [{ ...over, vain: true }];
}

function effectOf(room: Room, { kind, member }: Call, now: DecisionContext): readonly RoomEvent[] {
  switch (kind) {
    case 'pause':
      return [{ type: 'paused', at: now.now }];
    case 'resume':
      return [{ type: 'resumed', at: now.now }];
    case 'void':
      return [voided(room, now)];
    case 'replace':
      return member === undefined ? [] : stoodIn(room, member, now, { barred: true });
    case 'host': {
      const heir = heirOf(room, now);
      return heir === undefined ? [] : [{ type: 'hostPassed', at: now.now, member: heir }];
    }
  }
}
