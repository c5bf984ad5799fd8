import { type FactOf, heardBy, type Kind, sha256, type Viewer } from '@reseau/core';
import { GAMES } from '@reseau/games';
import type { CallView, DeedView, MemberView, ProgressView, RolesView, RoomView, YouView } from '@reseau/protocol';
import { agreementIn, entitled, isCounted } from './agreement.ts';
import { standInAt } from './alarms.ts';
import { callAgainAt } from './calls.ts';
import { isExtendable } from './more-time.ts';
import { leftOf, timeFor } from './plan.ts';
import {
  type Call,
  clocksOf,
  hasPlayed,
  hasStandIns,
  isHeld,
  type Member,
  memberOf,
  ownSeat,
  phaseOf,
  players,
  type Roles,
  type Room,
  seatOf,
  sharesDevice,
} from './room.ts';
import type { Timings } from './room-context.ts';
import { areBound } from './sealing.ts';
import { gameFor } from './start.ts';
import { winsOf } from './winners.ts';

/** Who is here, as the others are shown it. */
export interface Attendance {
  readonly now: number;
  readonly timings: Timings;
  isOnline(member: string): boolean;
  /** In milliseconds; 0 for one who is here. */
  awayFor(member: string): number;
}

function memberView(
  room: Room,
  { id, name, mark, bot, standIn, keeps }: Member,
  attendance: Attendance,
  counted: ReadonlySet<string>,
): MemberView {
  const person = bot === undefined;
  const wins = winsOf(room, id);
  const since = person ? room.away[id] : undefined;
  const isWaiting = person && isWaitedFor(room, id);
  const at = since === undefined ? undefined : standInAt(room, id, since, attendance.timings);
  return {
    id,
    name,
    kind: person ? 'person' : 'bot',
    ...(person ? {} : { level: bot }),
    ...(standIn === undefined ? {} : { standIn }),
    ...(keeps === undefined ? {} : { keeps }),
    host: id === room.host,
    online: !person || attendance.isOnline(id),
    mark,
    ...(wins === 0 ? {} : { wins }),
    ...(room.muted.includes(id) ? { muted: true } : {}),
    ...(isWaiting && !attendance.isOnline(id) ? { waitedFor: true } : {}),
    ...(isWaiting && attendance.awayFor(id) >= attendance.timings.holdsUp ? { holdsUp: true } : {}),
    ...(at === undefined ? {} : { standInAt: at }),
    ...(counted.has(id) ? { counts: true } : {}),
  };
}

/** As far as all may know: where the rules hide who has chosen, everybody asked counts. */
function isWaitedFor(room: Room, id: string): boolean {
  const seat = seatOf(room, id);
  if (room.play === undefined || seat === undefined || room.play.isOver) return false;
  // Who is ready is told to nobody; and in a pause nobody waits.
  if (isHeld(room)) return room.proceedings?.pausedAt === undefined;
  const { game, turn, sealed, table } = room.play.match;
  if (turn.must.length === 0) return (game.waitsFor?.(table) ?? turn.may).includes(seat);
  return turn.must.includes(seat) && (turn.progress !== 'seats' || sealed[seat] === undefined);
}

/** The same for every viewer. Picked field by field: what is not named here does not leave the server. */
export function roomView(room: Room, attendance: Attendance): RoomView {
  const { code, game, matches, address, members, bench, play, sealing, proceedings, call, claims } = room;
  const problem = play === undefined ? problemIn(room) : undefined;
  const attempt = room.attempts + 1;
  const agreement = agreementIn(room);
  const asked = entitled(room, attendance.now, attendance.timings).filter((member) => isCounted(member, attendance));
  const counted = new Set(asked.map(({ id }) => id));
  const view = (member: Member): MemberView => memberView(room, member, attendance, counted);
  return {
    code,
    game,
    phase: phaseOf(room),
    match: matches,
    options: play?.options ?? sealing?.options ?? room.options,
    clocks: clocksOf(room),
    standIns: hasStandIns(room),
    ...(room.locked ? { locked: true } : {}),
    ...(room.shuffle ? { shuffle: true } : {}),
    ...(room.chat ? {} : { chatOff: true }),
    ...(room.phrases ? {} : { phrasesOff: true }),
    ...(room.cutShort === undefined ? {} : { cutShort: room.cutShort }),
    ...(room.repaired === undefined ? {} : { repaired: room.repaired }),
    ...(room.edition === 0 ? {} : { edition: room.edition }),
    members: members.map(view),
    bench: bench.map(view),
    ...(room.hostKeeps === undefined ? {} : { hostKeeps: room.hostKeeps }),
    ...(room.removed.length === 0 ? {} : { removed: room.removed.map(({ id, name }) => ({ id, name })) }),
    ...(sealing === undefined ? {} : { sealing: areBound(room, sealing) ? { hashes: sealing.hashes } : {} }),
    ...(room.unsealed === undefined ? {} : { unsealed: room.unsealed }),
    ...(attempt > 1 ? { attempt } : {}),
    ...(proceedings?.roles === undefined ? {} : { roles: rolesView(room, proceedings.roles) }),
    ...(agreement === undefined ? {} : { agreement }),
    ...(call === undefined ? {} : { call: callView(call) }),
    ...(proceedings?.pausedAt === undefined ? {} : { paused: true }),
    ...(claims.length === 0 ? {} : { claims }),
    ...(room.last === undefined ? {} : { last: room.last }),
    ...(problem === undefined ? {} : { problem }),
    commitment: sha256(room.seed),
    ...(play?.isOver === true ? { seed: room.seed } : {}),
    ...(address === undefined ? {} : { address }),
  };
}

/** Why the match cannot start. What a mix lacks at any table comes before how many are missing: nobody who joins mends it. */
function problemIn(room: Room): string | undefined {
  const made = gameFor(room);
  if (made.ok) return undefined;
  const { seats } = GAMES[room.game];
  const enough = Math.min(Math.max(room.members.length, Math.min(...seats)), Math.max(...seats));
  const filled = gameFor(room, enough);
  return filled.ok ? made.problem : filled.problem;
}

/**
 * A count, and no names: who is quick and who is slow could tell a card. Once somebody has gone it is told no longer, for the
 * difference would be that one's.
 */
function rolesView(room: Room, { ready, earliest }: Roles): RolesView {
  const waiting = players(room);
  const count = waiting.filter(({ id }) => ready.includes(id)).length;
  return { ...(isAsDealt(room) ? { ready: count } : {}), of: waiting.length, earliest };
}

/** Whether the match is in the hands of the people to whom it was dealt. */
const isAsDealt = ({ members, proceedings }: Room): boolean =>
  members.every(({ standIn }) => standIn !== true) && proceedings?.given.length === 0;

const callView = ({ call, kind, member, until }: Call): CallView => ({
  call,
  kind,
  ...(member === undefined ? {} : { member }),
  until,
});

/** What a member alone is told of itself. */
export function youView(room: Room, id: string | undefined, timings: Pick<Timings, 'callAgain'>): YouView | undefined {
  const member = id === undefined ? undefined : memberOf(room, id);
  if (member === undefined) return undefined;
  const roles = room.proceedings?.roles;
  const agreed = room.call?.answers[member.id];
  const againAt = callAgainAt(room, member.id, timings);
  const isSharing = sharesDevice(room, member.id);
  return {
    id: member.id,
    ...(roles?.opened.includes(member.id) ? { opened: true } : {}),
    ...(roles?.ready.includes(member.id) ? { ready: true } : {}),
    ...(agreed === undefined ? {} : { agreed }),
    ...(againAt === undefined ? {} : { callAgainAt: againAt }),
    ...(room.deposed.includes(member.id) ? { deposed: true } : {}),
    ...(member.barred === true ? { benched: true } : {}),
    ...(hasPlayed(room, member.id) || isSharing ? { silent: true } : {}),
    ...(isSharing ? { shares: true } : {}),
  };
}

/** What was last played for a member who is in the own seat again: nobody else is told, nor whoever is still away. */
export function deedsFor(room: Room, id: string | undefined): readonly DeedView[] {
  if (id === undefined || ownSeat(room, id) === undefined) return [];
  const deeds = room.proceedings?.deputed[id] ?? [];
  return deeds.flatMap(({ question, move }) =>
    question === undefined || move === undefined ? [] : [{ question, move }],
  );
}

/** As whom a member hears the match; without a seat, or put out of it, as the table screen does. */
export function viewerOf(room: Room, member: string | undefined): Viewer {
  if (member === undefined || memberOf(room, member)?.barred === true) return 'table';
  return seatOf(room, member) ?? 'table';
}

/**
 * Whether this viewer hears of the match at hand. Until a card is opened, its seat is told nothing; until the match begins, nor is
 * a screen: by the open facts alone a host could choose among deals.
 */
export function mayHear(room: Room, viewer: Viewer): boolean {
  const roles = room.proceedings?.roles;
  const member = viewer === 'table' ? undefined : room.members[viewer];
  return roles === undefined || (member !== undefined && roles.opened.includes(member.id));
}

/** Every fact of the match at hand that this viewer was told. */
export const heardOf = (room: Room, viewer: Viewer): readonly FactOf<Kind>[] =>
  mayHear(room, viewer) ? heardBy(room.play?.facts ?? [], viewer) : [];

/** How the question stands: who has chosen, as far as the rules show it, and the viewer's own choice. */
export function progressView(room: Room, viewer: Viewer): ProgressView | undefined {
  const { play } = room;
  if (play === undefined || play.isOver || room.proceedings?.roles !== undefined) return undefined;
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

/** How long until the time is up, if there is a clock, and whether it stands still. */
export type TimeView = Pick<ProgressView, 'left' | 'paused' | 'decide' | 'more'>;

export function timeView(room: Room, deadline: number | undefined, now: number): TimeView {
  const { play, proceedings } = room;
  const at = proceedings?.pausedAt ?? now;
  const paused = proceedings?.pausedAt === undefined ? {} : ({ paused: true } as const);
  if (play !== undefined && deadline !== undefined) {
    const { decide, talk } = timeFor(room, play.match);
    return {
      left: Math.max(0, deadline - at),
      ...(talk === 0 ? {} : { decide }),
      ...(isExtendable(room) ? { more: true } : {}),
      ...paused,
    };
  }
  if (play?.pulse === undefined) return {};
  return { left: leftOf(play.pulse, at), ...('left' in play.pulse ? { paused: true } : paused) };
}
