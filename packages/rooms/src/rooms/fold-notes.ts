import type { NoteView } from '@reseau/protocol';
import { memberOf, type Room } from './room.ts';

/** Notes what became of the table in the middle of a match. */
export function noted(room: Room, note: Omit<NoteView, 'question' | 'after'>): Room {
  const { play, proceedings } = room;
  if (play === undefined || proceedings === undefined || play.isOver) return room;
  const { sittings, notes } = proceedings;
  const whole = { question: play.match.turn.question, after: sittings.length, ...note };
  return { ...room, proceedings: { ...proceedings, notes: [...notes, whole] } };
}

/** Somebody else is host. */
export const hostPassed = (room: Room, member: string): Room =>
  noted({ ...room, host: member }, { what: 'host', name: memberOf(room, member)?.name ?? '' });
