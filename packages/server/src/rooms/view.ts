import { type FactOf, heardBy, type Kind, type Viewer } from '@reseau/core';
import type { LateView, MemberView, ProgressView, RoomView } from '@reseau/protocol';
import { gameFor } from './commands.ts';
import type { Late } from './event.ts';
import { leftOf } from './plan.ts';
import { type Member, phaseOf, type Room, seatOf } from './room.ts';
import { commitmentTo } from './secrets.ts';

/** Who is here, as the others are shown it. */
export interface Attendance {
  isOnline(member: string): boolean;
  /** Whether somebody has been away for so long that it matters. */
  isMissed(member: string): boolean;
}

function memberView(room: Room, { id, name, bot, standIn }: Member, attendance: Attendance): MemberView {
  const person = bot === undefined;
  return {
    id,
    name,
    kind: person ? 'person' : 'bot',
    ...(person ? {} : { level: bot }),
    ...(standIn === undefined ? {} : { standIn }),
    host: id === room.host,
    online: !person || attendance.isOnline(id),
    ...(person && attendance.isMissed(id) && isWaitedFor(room, id) ? { holdsUp: true } : {}),
  };
}

/** As far as all may know: where the rules hide who has chosen, everybody asked counts. */
function isWaitedFor(room: Room, id: string): boolean {
  const seat = seatOf(room, id);
  if (room.play === undefined || seat === undefined || room.play.isOver) return false;
  const { game, turn, sealed, table } = room.play.match;
  if (turn.must.length === 0) return (game.waitsFor?.(table) ?? turn.may).includes(seat);
  return turn.must.includes(seat) && (turn.progress !== 'seats' || sealed[seat] === undefined);
}

/** The same for every viewer. Picked field by field: what is not named here does not leave the server. */
export function roomView(room: Room, attendance: Attendance): RoomView {
  const { code, game, matches, options, clock, address, members, play } = room;
  const made = play === undefined ? gameFor(room) : undefined;
  return {
    code,
    game,
    phase: phaseOf(room),
    match: matches,
    options: play?.options ?? options,
    clock,
    members: members.map((member) => memberView(room, member, attendance)),
    ...(made?.ok === false ? { problem: made.problem } : {}),
    commitment: commitmentTo(play?.seed ?? room.seed),
    ...(play?.isOver === true ? { seed: play.seed } : {}),
    ...(address === undefined ? {} : { address }),
  };
}

/** As whom a member hears the match; without a seat, as the table screen does. */
export const viewerOf = (room: Room, member: string | undefined): Viewer =>
  member === undefined ? 'table' : (seatOf(room, member) ?? 'table');

/** Every fact of the match at hand that this viewer was told. */
export const heardOf = (room: Room, viewer: Viewer): readonly FactOf<Kind>[] => heardBy(room.play?.facts ?? [], viewer);

/** How the question stands: who has chosen, as far as the rules show it, and the viewer's own choice. */
export function progressView(room: Room, viewer: Viewer): ProgressView | undefined {
  const { play } = room;
  if (play === undefined || play.isOver) return undefined;
  const { turn, sealed } = play.match;
  const { question, must, progress } = turn;
  const chosen = must.filter((seat) => sealed[seat] !== undefined);
  const mine = viewer === 'table' ? undefined : sealed[viewer];
  return {
    match: room.matches,
    question,
    ...(progress === 'seats' && must.length > 0 ? { chosen: { seats: chosen } } : {}),
    ...(progress === 'count' && must.length > 0 ? { chosen: { count: chosen.length, of: must.length } } : {}),
    ...(mine === undefined ? {} : { mine }),
  };
}

/**
 * What the clock has answered, as this viewer may know it: whose answers they are only where all saw who had chosen, that
 * there are some where all saw how many had; and whoever was late is told of it.
 */
export const lateOf = (late: readonly Late[], viewer: Viewer): readonly LateView[] =>
  late.flatMap(({ question, progress, seats }) => {
    const told = progress === 'seats' ? seats : seats.filter((seat) => seat === viewer);
    if (told.length > 0) return [{ question, seats: told }];
    return progress === 'none' ? [] : [{ question }];
  });

/** How long until the time is up, if there is a clock, and whether it stands still. */
export type TimeView = Pick<ProgressView, 'left' | 'paused'>;

export function timeView({ play }: Room, deadline: number | undefined, now: number): TimeView {
  if (deadline !== undefined) return { left: Math.max(0, deadline - now) };
  if (play?.pulse === undefined) return {};
  return { left: leftOf(play.pulse, now), ...('left' in play.pulse ? { paused: true } : {}) };
}
