import type { RoomEvent } from './event.ts';
import { deadlineOf, hasTimeLimit } from './plan.ts';
import { clocksOf, type Room } from './room.ts';
import type { DecisionContext } from './verdict.ts';

/** In seconds, what a question gets that had no limit. Ample: the table has played without a clock, and wants to go on talking. */
const AGREED = { alone: 180, together: 90 } as const;

/** Whether there are questions that somebody can leave unanswered for ever, and that the rules could answer. */
export function lacksClock(room: Room): boolean {
  const { alone, together } = clocksOf(room);
  return room.play !== undefined && hasTimeLimit(room.play.match) && (alone === 0 || together === 0);
}

/** From now on time runs: for the question at hand as if it had just been put, and for those who look at their cards. */
export function clockStarted(room: Room, { now, timings }: DecisionContext): RoomEvent {
  const { play, proceedings } = room;
  const { alone, together } = room.clocks;
  const agreed = { alone: alone === 0 ? AGREED.alone : alone, together: together === 0 ? AGREED.together : together };
  const roles = proceedings?.roles;
  const isOpen = play !== undefined && roles === undefined && play.deadline === undefined;
  const timed = { ...room, clocks: { ...room.clocks, ...agreed } };
  const deadline = isOpen ? deadlineOf(timed, play.match, Math.max(play.seen, now)) : undefined;
  return {
    type: 'clockStarted',
    at: now,
    ...agreed,
    ...(deadline === undefined ? {} : { deadline }),
    ...(roles === undefined || roles.until !== undefined
      ? {}
      : { until: Math.max(roles.earliest, now) + timings.rolesMost }),
  };
}
