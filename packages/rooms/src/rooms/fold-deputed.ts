import type { Entry, Kind } from '@reseau/core';
import type { Room } from './room.ts';

/** Notes what was played in somebody's seat for them: for whom a bot plays on, and for whom the seat is kept. */
export function deputedBy(room: Room, entry: Entry<Kind>): Room {
  const { proceedings } = room;
  const member = typeof entry.actor === 'number' ? room.members[entry.actor] : undefined;
  if (proceedings === undefined || member === undefined || entry.move === undefined) return room;
  const isStoodIn = member.bot !== undefined && member.key !== undefined;
  const absent = [...(isStoodIn ? [member.id] : []), ...(member.keeps === undefined ? [] : [member.keeps])];
  if (absent.length === 0) return room;
  const more = absent.map((id) => [id, [...settled(proceedings.deputed[id], entry), entry]] as const);
  return { ...room, proceedings: { ...proceedings, deputed: { ...proceedings.deputed, ...Object.fromEntries(more) } } };
}

/** Of a sealed choice only the last counts. */
function settled(before: readonly Entry<Kind>[] = [], { question }: Entry<Kind>): readonly Entry<Kind>[] {
  const last = before.at(-1);
  return last !== undefined && last.question === question && last.facts.length === 0 ? before.slice(0, -1) : before;
}

/** Somebody goes anew: what was played for them before was told when they came back. */
export function freshAbsence(room: Room, member: string): Room {
  const { proceedings } = room;
  if (proceedings?.deputed[member] === undefined) return room;
  const { [member]: _, ...deputed } = proceedings.deputed;
  return { ...room, proceedings: { ...proceedings, deputed } };
}
