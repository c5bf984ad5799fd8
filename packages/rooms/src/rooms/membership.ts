import type { BotLevel, Language } from '@reseau/protocol';
import { mostAt } from './arrangement.ts';
import type { RequestStamp, RoomEvent } from './event.ts';
import { botName, isNameTaken } from './names.ts';
import { isPutOut, type NewDevice } from './new-device.ts';
import { hasSat, isOnBench, type Member, memberOf, phaseOf, type Room } from './room.ts';
import { STAND_IN, stoodIn } from './stand-ins.ts';
import { accept, type DecisionContext, refuse, type Verdict } from './verdict.ts';

export const most = (room: Room): number => mostAt(room.game);

const nextId = (room: Room): string => `m${room.admitted + 1}`;

/** In one match: whoever goes again and again is told so, and may still just go. */
const MOST_GOODBYES = 20;

/** Whoever wants to come in. */
export interface Newcomer extends NewDevice {
  readonly name: string;
  /** From where they come, as callers are counted. */
  readonly from?: string | undefined;
}

/** To a seat, as long as there is one and no match is on; else to the bench. */
export function decideJoin(
  room: Room,
  newcomer: Newcomer,
  { now, isSpent, isCrowded, hasRoom }: DecisionContext,
): Verdict {
  const { name, key, device, recovery, from } = newcomer;
  if (isSpent || isCrowded(from)) return refuse('tableSpent');
  if (isPutOut(room, newcomer)) return refuse('removed');
  if (room.locked) return refuse('tableLocked');
  if (isNameTaken(room, name)) return refuse('nameTaken');
  const hasSeat = phaseOf(room) === 'lobby' && room.members.length < most(room);
  if (!hasRoom(from, hasSeat)) return refuse('roomFull');
  const member = nextId(room);
  const joined: RoomEvent = {
    type: 'joined',
    at: now,
    member,
    name,
    key,
    ...(device === undefined ? {} : { device }),
    ...(recovery === undefined ? {} : { recovery }),
    ...(hasSeat ? {} : { bench: true }),
  };
  return accept(joined);
}

export function decideBot(
  room: Room,
  { level, language }: { readonly level: BotLevel; readonly language?: Language | undefined },
  { now, chance }: DecisionContext,
  by: RequestStamp,
): Verdict {
  if (phaseOf(room) !== 'lobby') return refuse('notInLobby');
  if (room.members.length >= most(room)) return refuse('roomFull');
  return accept({ type: 'botAdded', at: now, by, member: nextId(room), name: botName(room, chance, language), level });
}

export function decideRename(
  room: Room,
  { id, name }: Pick<Member, 'id' | 'name'>,
  { now }: DecisionContext,
  by: RequestStamp,
): Verdict {
  if (memberOf(room, id)?.name === name) return accept();
  // Two who swap names, or a name that says what may not be said, would fool the table; and the result keeps the names of its match.
  if (phaseOf(room) !== 'lobby') return refuse('notInLobby');
  if (isNameTaken(room, name, id)) return refuse('nameTaken');
  return accept({ type: 'renamed', at: now, by, member: id, name });
}

/** Somebody goes: the place closes up in the lobby; in a match a bot plays on, and the way back stays open. */
export function decideLeave(room: Room, id: string, now: DecisionContext, by: RequestStamp): Verdict {
  if (phaseOf(room) === 'playing' && !isOnBench(room, id)) {
    // Whoever has left already leaves nothing more behind, however often they say so.
    if (memberOf(room, id)?.bot !== undefined) return accept();
    const goodbyes = room.proceedings?.goodbyes[id] ?? 0;
    return goodbyes >= MOST_GOODBYES ? refuse('tooMany') : accept(stoodIn(room, id, now, { by }));
  }
  const isShown = phaseOf(room) === 'over' && !isOnBench(room, id);
  return accept(
    isShown
      ? { type: 'replaced', at: now.now, by, member: id, level: STAND_IN, due: [] }
      : { type: 'left', at: now.now, by, member: id },
  );
}

/** The host puts somebody out, but never whoever plays: that takes the table's agreement. */
export function decideKick(room: Room, id: string, { now }: DecisionContext, by: RequestStamp): Verdict {
  const member = memberOf(room, id);
  if (member === undefined || id === by.member) return refuse('noSuchMember');
  if (member.key === undefined && room.play !== undefined) return refuse('notInLobby');
  // Who may still call a deal off when some of its parts are known could choose among deals.
  if (phaseOf(room) === 'sealing' && !isOnBench(room, id)) return refuse('notInLobby');
  // Nor whoever had a seat of it, and may have it again.
  if (phaseOf(room) === 'playing' && hasSat(room, id)) return refuse('byAgreement');
  return accept(
    member.key === undefined ? { type: 'left', at: now, by, member: id } : { type: 'removed', at: now, by, member: id },
  );
}

export function decideReadmit(room: Room, id: string, { now }: DecisionContext, by: RequestStamp): Verdict {
  const member = room.removed.find((one) => one.id === id);
  if (member === undefined) return refuse('noSuchMember');
  if (isNameTaken(room, member.name)) return refuse('nameTaken');
  if (phaseOf(room) === 'over') return refuse('notInLobby');
  return accept({ type: 'readmitted', at: now, by, member: id });
}

/** From a seat to the bench: oneself, or whom the host names. */
export function decideBench(room: Room, id: string, { now }: DecisionContext, by: RequestStamp): Verdict {
  if (id !== by.member && room.host !== by.member) return refuse('notHost');
  if (phaseOf(room) !== 'lobby') return refuse('notInLobby');
  const member = room.members.find((one) => one.id === id);
  if (member?.key === undefined) return isOnBench(room, id) ? accept() : refuse('noSuchMember');
  const members = room.members.filter((one) => one.id !== id).map((one) => one.id);
  return accept({ type: 'arranged', at: now, by, members, bench: [...room.bench.map((one) => one.id), id] });
}

/** From the bench to a seat, as long as there is one. */
export function decideSeat(room: Room, id: string, { now }: DecisionContext, by: RequestStamp): Verdict {
  if (id !== by.member && room.host !== by.member) return refuse('notHost');
  if (phaseOf(room) !== 'lobby') return refuse('notInLobby');
  if (!isOnBench(room, id)) return room.members.some((one) => one.id === id) ? accept() : refuse('noSuchMember');
  if (room.members.length >= most(room)) return refuse('roomFull');
  const bench = room.bench.filter((one) => one.id !== id).map((one) => one.id);
  return accept({ type: 'arranged', at: now, by, members: [...room.members.map((one) => one.id), id], bench });
}
