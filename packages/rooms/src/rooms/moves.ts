import { type Actor, type Entry, type Kind, lateFor, submit } from '@reseau/core';
import type { RequestStamp, RoomEvent } from './event.ts';
import { askedBy, dueFor, pulseAfter, seenAfter, TICK } from './plan.ts';
import type { Room } from './room.ts';
import type { RoomMatch } from './room-match.ts';
import { accept, type DecisionContext, refuse, type Verdict } from './verdict.ts';

/** How often one seat may answer one question, changes of mind included: each is stored. */
export const MOST_ANSWERS = 100;

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
  now: DecisionContext,
  by?: RequestStamp,
): Verdict {
  const { play } = room;
  if (play === undefined) return refuse('notPlaying');
  if (number !== room.matches) return refuse('stale');
  if (room.proceedings?.roles !== undefined) return refuse('notBegun');
  if (room.proceedings?.pausedAt !== undefined) return refuse('paused');
  const before = play.match;
  const done = submit(before, { actor, question, move });
  if (!done.ok) return refuse(done.code, done.reason);
  const { entry, match } = done;
  if (isSameChoice(play, entry)) return accept();
  if (actor !== 'clock' && answersTo(play, actor, question) >= MOST_ANSWERS) return refuse('tooMany');
  const asksAnew = match.outcome !== undefined || match.turn.question !== question;
  const seen = seenAfter(entry, play.seen, { ...room, ...now });
  const asked = asksAnew ? askedBy(room, match, now, seen) : undefined;
  // A bot that has just moved in an open question may move again.
  const due = asksAnew ? [] : dueFor(room, match, now, { due: play.dueAfter(actor), deadline: play.deadline, seen });
  // A clock that has just ticked begins anew.
  const ticked = actor === 'clock' && entry.move?.type === TICK.type;
  const pulse = pulseAfter(match, ticked ? undefined : play.pulse, now.now);
  const late = actor === 'clock' && asksAnew ? lateFor(before) : undefined;
  const event: RoomEvent = {
    type: 'moved',
    at: now.now,
    ...(by === undefined ? {} : { by }),
    entry,
    ...(asked === undefined ? {} : { asked }),
    ...(due.length === 0 ? {} : { due }),
    ...(late === undefined ? {} : { late }),
    ...(seen === play.seen ? {} : { seen }),
    ...(pulse === undefined || pulse === play.pulse ? {} : { pulse }),
  };
  return { ok: true, events: [event], match };
}

/** The very choice that lies sealed already: nothing to store. */
function isSameChoice({ match }: RoomMatch, { actor, move, facts }: Entry<Kind>): boolean {
  if (facts.length > 0 || actor === undefined || actor === 'clock') return false;
  const sealed = match.sealed[actor];
  return sealed !== undefined && JSON.stringify(sealed) === JSON.stringify(move);
}

function answersTo({ record }: RoomMatch, actor: Actor, question: number): number {
  let answers = 0;
  for (const entry of record.backwards()) {
    if (entry.question !== question) break;
    if (entry.actor === actor) answers += 1;
  }
  return answers;
}
