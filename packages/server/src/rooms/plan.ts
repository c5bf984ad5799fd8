import { hasMove, type Kind, type Match, optionsFor, type Seat } from '@reseau/core';
import type { ClockSeconds } from '@reseau/protocol';
import type { Asked, Due } from './event.ts';
import { answerTime, type Pace } from './pace.ts';
import type { Play } from './play.ts';
import type { Room } from './room.ts';

const isBot = (room: Room, seat: Seat): boolean => room.members[seat]?.bot !== undefined;

/** Whom the question still waits for; in an open one, whoever could move. */
function awaited(match: Match<Kind>): readonly Seat[] {
  if (match.outcome !== undefined) return [];
  const { must, may } = match.turn;
  const open = may.filter((actor) => actor !== 'clock').filter((seat) => hasMove(optionsFor(match, seat)));
  return [...must.filter((seat) => match.sealed[seat] === undefined), ...open];
}

/** When the bots answer that are asked and have no time yet. */
export function dueFor(
  room: Room,
  match: Match<Kind>,
  pace: Pace,
  planned: Pick<Play, 'due' | 'deadline'>,
): readonly Due[] {
  const turn = match.turn;
  return awaited(match)
    .filter((seat) => isBot(room, seat) && !planned.due.some(([due]) => due === seat))
    .map((seat) => [seat, answerTime(turn, planned.deadline, pace)] as const);
}

/** Everything a new question sets going. */
export function askedBy(room: Room, match: Match<Kind>, pace: Pace): Asked {
  if (match.outcome !== undefined) return { due: [] };
  const deadline = deadlineOf(room.clock, match, pace);
  const due = dueFor(room, match, pace, { due: [], deadline });
  return deadline === undefined ? { due } : { due, deadline };
}

function deadlineOf(clock: ClockSeconds, match: Match<Kind>, { now }: Pace): number | undefined {
  const timed = optionsFor(match, 'clock').some(({ type }) => type === TIME_UP.type);
  return clock > 0 && timed ? now + clock * 1000 : undefined;
}

/** The clock's only move: the rules fill in what is missing. */
export const TIME_UP = { type: 'timeUp' } as const;
