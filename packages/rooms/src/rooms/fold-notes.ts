import type { NoteView } from '@reseau/protocol';
import type { RoomEvent } from './event.ts';
import { memberOf, type Room } from './room.ts';

/** Notes what became of the table in the middle of a match. */
export function noted(room: Room, note: Omit<NoteView, 'question' | 'after'>): Room {
  const { play, proceedings } = room;
  if (play === undefined || proceedings === undefined || play.isOver) return room;
  const { sittings, notes } = proceedings;
  const whole = { question: play.match.turn.question, after: sittings.length, ...note };
  return { ...room, proceedings: { ...proceedings, notes: [...notes, whole] } };
}

/** Somebody else is host. Whoever has not handed the place on is to be told, whenever they come back. */
export function hostPassed(room: Room, { member, by }: Extract<RoomEvent, { type: 'hostPassed' }>): Room {
  const { led, deposed } = room;
  const others = deposed.filter((id) => id !== member && id !== led);
  const isDeposed = led !== undefined && led !== member && by?.member !== led;
  const passed = { ...room, host: member, led: member, deposed: isDeposed ? [...others, led] : others };
  return noted(passed, { what: 'host', name: memberOf(room, member)?.name ?? '' });
}
