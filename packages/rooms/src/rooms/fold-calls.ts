import type { RoomEvent } from './event.ts';
import { noted } from './fold-notes.ts';
import { type Caller, memberOf, type Room } from './room.ts';

const NEVER: Caller = { until: 0, vain: 0 };

type Of<T extends RoomEvent['type']> = Extract<RoomEvent, { readonly type: T }>;

export function called(room: Room, { kind, member, caller, until }: Of<'called'>): Room {
  const call = { call: room.calls + 1, kind, caller, until, answers: { [caller]: true } };
  const asking = { ...room, calls: call.call, call: member === undefined ? call : { ...call, member } };
  return callerOf(asking, caller, ({ vain }) => ({ until, vain }));
}

export function agreed(room: Room, { member, yes }: Of<'agreed'>): Room {
  if (room.call === undefined) throw new Error('room: an answer without a call');
  return { ...room, call: { ...room.call, answers: { ...room.call.answers, [member]: yes } } };
}

/**
 * The call is over. Of one that was in vain it is told what was asked, and no more. Whoever has called for what the table wanted may do so again
 * at once: who has asked for a pause also asks to go on.
 */
export function callOver(room: Room, { at, vain, moot }: Of<'callOver'>): Room {
  const { call } = room;
  if (call === undefined) return room;
  const { [call.caller]: caller = NEVER, ...callers } = room.callers;
  const over = { ...room, call: undefined };
  if (vain !== true && moot !== true) return { ...over, callers };
  const without = callerOf(over, call.caller, () => ({ until: at, vain: caller.vain + (vain === true ? 1 : 0) }));
  if (vain !== true) return without;
  const name = call.member === undefined ? undefined : memberOf(room, call.member)?.name;
  return noted(without, { what: 'vain', kind: call.kind, ...(name === undefined ? {} : { name }) });
}

function callerOf(room: Room, id: string, change: (caller: Caller) => Caller): Room {
  const before = room.callers[id] ?? NEVER;
  return { ...room, callers: { ...room.callers, [id]: change(before) } };
}
