import { type Actor, submit } from '@reseau/core';
import type { RequestStamp, RoomEvent } from './event.ts';
import { askedBy, dueFor, pulseAfter, TICK } from './plan.ts';
import type { Room } from './room.ts';
import { type Circumstances, refuse, type Verdict } from './verdict.ts';

export interface MoveRequest {
  readonly actor: Actor;
  readonly match: number;
  readonly question: number;
  readonly move: unknown;
}

/** Anybody's move: a person's, a bot's or the clock's. */
export function decideMove(
  room: Room,
  { actor, match: number, question, move }: MoveRequest,
  now: Circumstances,
  by?: RequestStamp,
): Verdict {
  const { play } = room;
  if (play === undefined) return refuse('notPlaying');
  if (number !== room.matches) return refuse('stale');
  const before = play.match;
  const done = submit(before, { actor, question, move });
  if (!done.ok) return refuse(done.code, done.reason);
  const { entry, match } = done;
  const asksAnew = match.outcome !== undefined || match.turn.question !== question;
  const asked = asksAnew ? askedBy(room, match, now) : undefined;
  // A bot that has just moved in an open question may move again.
  const due = asksAnew ? [] : dueFor(room, match, now, { due: play.dueAfter(actor), deadline: play.deadline });
  // A clock that has just ticked begins anew.
  const ticked = actor === 'clock' && entry.move?.type === TICK.type;
  const pulse = pulseAfter(match, ticked ? undefined : play.pulse, now.now);
  const event: RoomEvent = {
    type: 'moved',
    at: now.now,
    ...(by === undefined ? {} : { by }),
    entry,
    ...(asked === undefined ? {} : { asked }),
    ...(due.length === 0 ? {} : { due }),
    ...(pulse === undefined || pulse === play.pulse ? {} : { pulse }),
  };
  return { ok: true, events: [event], match };
}
