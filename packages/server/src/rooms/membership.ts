import { GAMES } from '@reseau/games';
import type { BotLevel } from '@reseau/protocol';
import type { RequestStamp, RoomEvent } from './event.ts';
import { botName, isNameTaken } from './names.ts';
import { dueFor } from './plan.ts';
import { foldRoom, type Member, memberOf, people, phaseOf, type Room, seatOf } from './room.ts';
import { accept, type DecisionContext, refuse, type Verdict } from './verdict.ts';

export const most = (room: Room): number => Math.max(...GAMES[room.game].seats);

const nextId = (room: Room): string => `m${room.admitted + 1}`;

/** In the middle of a match the seat of one who leaves goes to a bot of this level. */
const STAND_IN: BotLevel = 'medium';

export function decideJoin(
  room: Room,
  { name, key }: { name: string; key: string },
  { now, isSpent }: DecisionContext,
): Verdict {
  if (isSpent) return refuse('tableSpent');
  if (phaseOf(room) !== 'lobby') return refuse('roomBusy');
  if (room.members.length >= most(room)) return refuse('roomFull');
  if (isNameTaken(room, name)) return refuse('nameTaken');
  const member = nextId(room);
  const joined: RoomEvent = { type: 'joined', at: now, member, name, key };
  return room.host === undefined ? accept(joined, { type: 'hostPassed', at: now, member }) : accept(joined);
}

export function decideBot(room: Room, level: BotLevel, { now, chance }: DecisionContext, by: RequestStamp): Verdict {
  if (phaseOf(room) !== 'lobby') return refuse('notInLobby');
  if (room.members.length >= most(room)) return refuse('roomFull');
  return accept({ type: 'botAdded', at: now, by, member: nextId(room), name: botName(room, chance), level });
}

export function decideRename(
  room: Room,
  { id, name }: Pick<Member, 'id' | 'name'>,
  { now }: DecisionContext,
  by: RequestStamp,
): Verdict {
  if (isNameTaken(room, name, id)) return refuse('nameTaken');
  if (memberOf(room, id)?.name === name) return accept();
  return accept({ type: 'renamed', at: now, by, member: id, name });
}

export function decideKick(room: Room, id: string, now: DecisionContext, by: RequestStamp): Verdict {
  const member = memberOf(room, id);
  if (member === undefined || id === by.member) return refuse('noSuchMember');
  if (member.bot !== undefined && phaseOf(room) !== 'lobby') return refuse('notInLobby');
  return accept(...departure(room, id, now, by));
}

/** Somebody goes: the place closes up in the lobby and goes to a bot once cards were dealt. */
export function departure(room: Room, id: string, now: DecisionContext, by: RequestStamp): readonly RoomEvent[] {
  const gone: RoomEvent =
    room.play === undefined
      ? { type: 'left', at: now.now, by, member: id }
      : { type: 'replaced', at: now.now, by, member: id, level: STAND_IN, due: takenOver(room, id, now) };
  const rest = foldRoom([gone], room);
  const heir = rest.host === undefined ? heirOf(rest, now) : undefined;
  return heir === undefined ? [gone] : [gone, { type: 'hostPassed', at: now.now, member: heir }];
}

function takenOver(room: Room, id: string, now: DecisionContext) {
  const { play } = room;
  const seat = seatOf(room, id);
  if (play === undefined || seat === undefined || phaseOf(room) !== 'playing') return [];
  const members = room.members.map((member) => (member.id === id ? { ...member, bot: STAND_IN } : member));
  return dueFor({ ...room, members }, play.match, now, play);
}

/** Who is host next: whoever has been here longest without a break, else whoever is first at the table. */
export function heirOf(room: Room, { onlineSince }: DecisionContext): string | undefined {
  const candidates = people(room).filter(({ id }) => id !== room.host);
  const present = candidates
    .map(({ id }) => ({ id, since: onlineSince(id) ?? Number.POSITIVE_INFINITY }))
    .sort((a, b) => (a.since === b.since ? 0 : a.since - b.since));
  return present[0]?.id;
}
