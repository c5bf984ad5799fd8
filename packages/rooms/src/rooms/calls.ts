import { asked, concernedBy, decidesAlone, isCertain, passes, type Wish } from './agreement.ts';
import { clockStarted, lacksClock } from './clock-call.ts';
import type { RequestStamp, RoomEvent } from './event.ts';
import { foldRoom } from './fold-room.ts';
import { heirOf } from './heir.ts';
import { type Call, type Member, memberOf, people, phaseOf, playsInPerson, type Room, seatOf } from './room.ts';
import type { Timings } from './room-context.ts';
import { stoodIn } from './stand-ins.ts';
import { voided } from './start.ts';
import { accept, type DecisionContext, refuse, type Verdict } from './verdict.ts';

/** After so many calls in vain the wait grows no longer: twelve minutes, where it begins with one and a half. */
const MOST_DOUBLED = 3;

/** Asks the people at the table to agree on something. One call at a time, and nobody again at once. */
export function decideCall(room: Room, { kind, member }: Wish, now: DecisionContext, by: RequestStamp): Verdict {
  // A match that is about to begin would wipe it.
  if (kind === 'host' && phaseOf(room) === 'sealing') return refuse('notInLobby');
  if (!isSensible(room, { kind, member })) return refuse('noSuchCall');
  const concerned = kind === 'host' ? room.host : member;
  const wish = { kind, ...(concerned === undefined ? {} : { member: concerned }) };
  const answering = asked(room, wish, now);
  if (!answering.some(({ id }) => id === by.member)) return refuse(reasonAgainst(wish));
  if (isProtected(room, wish, { [by.member]: true }, now)) return refuse('stillHere');
  if (room.call !== undefined || now.now < (callAgainAt(room, by.member, now.timings) ?? 0)) return refuse('tooSoon');
  const until = now.now + now.timings.call * roundsFor(answering);
  return accept({ type: 'called', at: now.now, by, ...wish, caller: by.member, until });
}

/** Those who share a device answer one after the other: each further one takes a quarter of the time again. */
function roundsFor(answering: readonly Member[]): number {
  const sharing = (device: string): number => answering.filter((one) => one.device === device).length;
  const most = Math.max(1, ...answering.flatMap(({ device }) => (device === undefined ? [] : sharing(device))));
  return 1 + (most - 1) / 4;
}

/** Who is here, or was a moment ago, does not lose the seat to one person alone. */
const isProtected = (room: Room, wish: Wish, answers: Call['answers'], now: DecisionContext): boolean =>
  wish.member !== undefined && decidesAlone(room, wish, answers, now) && now.awayFor(wish.member) < now.timings.grace;

/** Between matches, whoever has just come has to wait a while. */
const reasonAgainst = ({ kind }: Wish) => (kind === 'host' ? 'tooSoon' : 'noSuchCall');

/**
 * From when on somebody may call again: a while after the last call was over, and twice as long after each in vain. Counted from
 * its beginning, two who take turns would never let anybody else ask. Between matches nobody does for a while after a call in vain, for
 * while one is open the host cannot start.
 */
export function callAgainAt(room: Room, id: string, { callAgain }: Pick<Timings, 'callAgain'>): number | undefined {
  const waits = Object.entries(room.callers).flatMap(([caller, { until, vain }]) => {
    if (caller === id) return [until + callAgain * 2 ** Math.min(Math.max(0, vain - 1), MOST_DOUBLED)];
    return vain > 0 && phaseOf(room) !== 'playing' ? [until + callAgain] : [];
  });
  return waits.length === 0 ? undefined : Math.max(...waits);
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
    case 'clock':
      return isPlaying && !isPaused && lacksClock(room);
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
  if (!asked(room, room.call, now).some(({ id }) => id === by.member)) return refuse('noSuchCall');
  const before = room.call.answers[by.member];
  if (before === yes) return accept();
  if (before !== undefined && now.hasSaidAll(by.member)) return refuse('tableSpent');
  return accept({ type: 'agreed', at: now.now, by, member: by.member, yes });
}

/**
 * Once all have answered: sooner would tell how many had said yes. Whoever is away can still come back and answer: for them the call
 * lasts its whole time, unless it passes whatever they say. What can no longer come about is asked of nobody.
 */
export function settled(room: Room, now: DecisionContext): readonly RoomEvent[] {
  const { call } = room;
  if (call === undefined) return [];
  const open = asked(room, call, now).filter(({ id }) => call.answers[id] === undefined);
  const isAsleep = open.every(({ id }) => now.awayFor(id) > 0);
  const isOver = open.length === 0 || (isAsleep && isCertain(room, call, call.answers, now));
  return isOver || !isSensible(room, call) ? concluded(room, now) : [];
}

/** The call is over; what comes of it, if enough have agreed. Whoever was against it, and how many, is told to nobody. */
export function concluded(room: Room, now: DecisionContext): readonly RoomEvent[] {
  const { call } = room;
  if (call === undefined) return [];
  const over: RoomEvent = { type: 'callOver', at: now.now };
  if (!isSensible(room, call)) return [{ ...over, moot: true }];
  return passes(room, call, call.answers, now) && !isProtected(room, call, call.answers, now)
    ? [over, ...effectOf(foldRoom([over], room), call, now)]
    : [{ ...over, vain: true }];
}

function effectOf(room: Room, call: Call, now: DecisionContext): readonly RoomEvent[] {
  const { kind, member } = call;
  switch (kind) {
    case 'pause':
      return [{ type: 'paused', at: now.now }];
    case 'resume':
      return [{ type: 'resumed', at: now.now }];
    case 'void':
      return [voided(room, now)];
    case 'replace':
      if (member === undefined) return [];
      // Where one person alone has done it, whoever was away has the seat again on return.
      return [stoodIn(room, member, now, decidesAlone(room, call, call.answers, now) ? {} : { barred: true })];
    case 'clock':
      return [clockStarted(room, now)];
    case 'host': {
      // Somebody else is already, since the host was away.
      if (room.host !== concernedBy(room, { kind, member })) return [];
      const heir = heirOf(room, now, asked(room, { kind, member }, now));
      return heir === undefined ? [] : [{ type: 'hostPassed', at: now.now, member: heir }];
    }
  }
}
