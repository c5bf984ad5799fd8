import { concluded } from './calls.ts';
import { heirOf, passedTo } from './heir.ts';
import { decideMove } from './moves.ts';
import { TICK, TIME_UP } from './plan.ts';
import { begun } from './roles.ts';
import { hasStandIns, isHeld, ownSeat, phaseOf, players, type Room } from './room.ts';
import type { Timings } from './room-context.ts';
import { unansweredSealing } from './sealing.ts';
import { stoodIn } from './stand-ins.ts';
import { accept, type DecisionContext, type Verdict } from './verdict.ts';

/** Something that happens by itself at a time that follows from what is stored: it survives a restart. */
export type Alarm =
  /** The time of the question is up. */
  | { readonly kind: 'timeUp'; readonly at: number }
  /** The match's own clock ticks. */
  | { readonly kind: 'tick'; readonly at: number }
  /** Somebody's device has not given its part of the deal. */
  | { readonly kind: 'sealing'; readonly at: number }
  /** People have had long enough to look at their cards. */
  | { readonly kind: 'begin'; readonly at: number }
  /** A bot plays on for whoever is away. */
  | { readonly kind: 'standIn'; readonly at: number; readonly member: string }
  /** The host has been away for too long. */
  | { readonly kind: 'host'; readonly at: number; readonly member: string }
  | { readonly kind: 'call'; readonly at: number };

/** Everything that waits for its time in this room, but for the answers of bots. */
export const alarmsOf = (room: Room, timings: Timings): readonly Alarm[] => [
  ...(room.sealing === undefined ? [] : [{ kind: 'sealing', at: room.sealing.until } as const]),
  ...matchAlarms(room),
  ...Object.entries(room.away).flatMap(([member, since]) => absenceAlarms(room, member, since, timings)),
  ...(room.call === undefined ? [] : [{ kind: 'call', at: room.call.until } as const]),
];

function matchAlarms(room: Room): readonly Alarm[] {
  const { play, proceedings } = room;
  if (play === undefined || phaseOf(room) !== 'playing') return [];
  const { roles } = proceedings ?? {};
  // Where bots play among themselves, nobody would ever be ready.
  const until = roles !== undefined && players(room).length === 0 ? roles.earliest : roles?.until;
  if (until !== undefined) return [{ kind: 'begin', at: until }];
  if (isHeld(room)) return [];
  const { deadline, pulse } = play;
  return [
    ...(deadline === undefined ? [] : [{ kind: 'timeUp', at: deadline } as const]),
    ...(pulse === undefined || 'left' in pulse ? [] : [{ kind: 'tick', at: pulse.at } as const]),
  ];
}

function absenceAlarms(room: Room, member: string, since: number, timings: Timings): readonly Alarm[] {
  const at = standInAt(room, member, since, timings);
  return [
    ...(at === undefined ? [] : [{ kind: 'standIn', at, member } as const]),
    ...(member === room.host ? [{ kind: 'host', at: since + timings.hostAway, member } as const] : []),
  ];
}

/** When a bot plays on for somebody who is away, where the table's rule says so. */
export function standInAt(room: Room, member: string, since: number, { grace }: Timings): number | undefined {
  const waits = phaseOf(room) === 'playing' && room.proceedings?.pausedAt === undefined;
  return waits && hasStandIns(room) && ownSeat(room, member) !== undefined ? since + grace : undefined;
}

/** Tells apart what waits in a room. */
export const nameOf = (alarm: Alarm): string => `${alarm.kind} ${alarm.at} ${'member' in alarm ? alarm.member : ''}`;

/** What happens when it rings. */
export function decideAlarm(room: Room, alarm: Alarm, now: DecisionContext): Verdict {
  // What it rings for may have been decided a moment ago, and be on its way to the disk: then it must not end the next question.
  if (!alarmsOf(room, now.timings).some((one) => nameOf(one) === nameOf(alarm))) return accept();
  switch (alarm.kind) {
    case 'timeUp':
    case 'tick': {
      const question = room.play?.match.turn.question ?? 0;
      const move = alarm.kind === 'tick' ? TICK : TIME_UP;
      return decideMove(room, { actor: 'clock', match: room.matches, question, move }, now);
    }
    case 'sealing':
      return accept(...unansweredSealing(room, now));
    case 'begin':
      return accept(...begun(room, now));
    case 'standIn':
      return accept(...(room.away[alarm.member] === undefined ? [] : [stoodIn(room, alarm.member, now)]));
    case 'host': {
      const heir = room.host === alarm.member ? heirOf(room, now) : undefined;
      if (heir === undefined || now.onlineSince(heir) === undefined) return accept();
      return accept(passedTo(room, heir, now));
    }
    case 'call':
      return accept(...concluded(room, now));
  }
}
