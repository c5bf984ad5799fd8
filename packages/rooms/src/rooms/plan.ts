import { type Entry, hasMove, isOpen, type Kind, type Match, optionsFor, type Seat } from '@reseau/core';
import { GAMES } from '@reseau/games';
import type { Asked, Due, Pulsing } from './event.ts';
import { answerTime, type Pace } from './pace.ts';
import { clocksOf, type Room } from './room.ts';
import type { RoomMatch } from './room-match.ts';
import type { DecisionContext } from './verdict.ts';

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
  planned: Pick<RoomMatch, 'due' | 'deadline' | 'seen'>,
): readonly Due[] {
  const turn = match.turn;
  return awaited(match)
    .filter((seat) => isBot(room, seat) && !planned.due.some(([due]) => due === seat))
    .map((seat) => [seat, answerTime(turn, planned, pace)] as const);
}

/** Everything a new question sets going, once what was told could have been seen. */
export function askedBy(room: Room, match: Match<Kind>, pace: Pace, seen: number): Asked {
  if (match.outcome !== undefined) return { due: [] };
  const deadline = deadlineOf(room, match, Math.max(seen, pace.now));
  const due = dueFor(room, match, pace, { due: [], deadline, seen });
  return deadline === undefined ? { due } : { due, deadline };
}

/** Until when a question has time that is put then. */
export function deadlineOf(room: Timed, match: Match<Kind>, from: number): number | undefined {
  const { decide, talk } = timeFor(room, match);
  return decide === 0 ? undefined : from + talk + decide;
}

/** In milliseconds. */
interface QuestionTime {
  readonly talk: number;
  readonly decide: number;
}

type Timed = Pick<Room, 'clocks' | 'proceedings' | 'play'>;

/** Whether the rules know what to do when the time of the question at hand is up. */
export const hasTimeLimit = (match: Match<Kind>): boolean =>
  optionsFor(match, 'clock').some(({ type }) => type === TIME_UP.type);

/** For the question at hand: how long the table talks, and then how long one has to decide; 0 is no limit. Rests on what all can see. */
export function timeFor(room: Timed, match: Match<Kind>): QuestionTime {
  const { play } = room;
  const clocks = clocksOf(room);
  const isAlone = match.turn.must.length === 1;
  const decide = hasTimeLimit(match) ? (isAlone ? clocks.alone : clocks.together) * 1000 : 0;
  // The table talks while one person thinks of something that all will see.
  const talks = decide > 0 && isAlone && play?.game.shown(match.table) === true;
  return { decide, talk: talks ? clocks.talk * 1000 : 0 };
}

type Telling = Pick<DecisionContext, 'now'> & Pick<Room, 'game'>;

/**
 * When the scenes of what everybody was told will have been shown, after those that are still playing. Rests on open
 * facts alone: what was whispered must not show in how long anybody waits.
 */
export function seenAfter({ facts }: Entry<Kind>, before: number, { game, now }: Telling): number {
  const scenes = GAMES[game].showing(facts.filter(isOpen)).flat();
  return scenes.length === 0 ? before : scenes.reduce((end, ms) => end + ms, Math.max(before, now));
}

/** The clock's move when a question has waited long enough: the rules fill in what is missing. */
export const TIME_UP = { type: 'timeUp' } as const;
/** The move of a clock that runs with the match. */
export const TICK = { type: 'tick' } as const;

/** How the match's own clock goes on. Stopped when paused, and for good when the match is over. */
export function pulseAfter(match: Match<Kind>, before: Pulsing | undefined, now: number): Pulsing | undefined {
  const pulse = match.game.pulse?.(match.table);
  if (pulse === undefined) return undefined;
  const left = leftOf(before ?? { left: pulse.everyMs }, now);
  if (pulse.paused || match.outcome !== undefined) return before !== undefined && 'left' in before ? before : { left };
  return before !== undefined && 'at' in before ? before : { at: now + left };
}

/** Milliseconds until the clock ticks, were it to run. */
export const leftOf = (pulse: Pulsing, now: number): number =>
  'left' in pulse ? pulse.left : Math.max(0, pulse.at - now);
