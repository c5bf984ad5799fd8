import type { NoteView, SitterView, SittingView } from '@reseau/protocol';
import type { RoomEvent } from './event.ts';
import { type Member, memberOf, type Proceedings, type Room, seatOf } from './room.ts';

/** All of them are sent to everybody whenever there is one more: of those that nothing rests on, so many are kept, the latest. */
const MOST_KEPT = 100;

/** Notes what became of the table in the middle of a match. */
export function noted(room: Room, note: Omit<NoteView, 'told' | 'after'>): Room {
  const { play, proceedings } = room;
  if (play === undefined || proceedings === undefined || play.isOver) return room;
  const { sittings, notes } = proceedings;
  const whole = { told: play.told, after: sittings.length, ...note };
  const rest = isUndone(notes.at(-1), whole) ? notes.slice(0, -1) : notes;
  return { ...room, proceedings: { ...proceedings, notes: [...rest, whole].slice(-MOST_KEPT) } };
}

/** Of a place that goes to and fro while nothing else happens, only who has it in the end is told. */
const isUndone = (last: NoteView | undefined, { what, told, after }: NoteView): boolean =>
  what === 'host' && last?.what === 'host' && last.told === told && last.after === after;

interface Sat {
  readonly member: string;
  readonly who: SittingView['who'];
}

/** Notes who has sat down in the middle of a match, and in whose place. */
export function sat(before: Room, after: Room, { member, who }: Sat): Room {
  const { play, proceedings } = after;
  const seat = seatOf(after, member);
  if (play === undefined || proceedings === undefined || seat === undefined || play.isOver) return after;
  const [was, is] = [before.members[seat], after.members[seat]];
  const of = was === undefined || was.id === member ? {} : { of: sitterOf(was) };
  const view = { told: play.told, seat, who, name: is?.name ?? '', ...of };
  const sitting = { view, after: play.record.length, phrases: proceedings.phrases.length };
  return { ...after, proceedings: shortened({ ...proceedings, sittings: [...proceedings.sittings, sitting] }) };
}

/** Who has come into whose seat stays: names are read back by it. Of those who went and were back, the oldest is forgotten. */
function shortened(proceedings: Proceedings): Proceedings {
  const { sittings, notes } = proceedings;
  if (sittings.filter(({ view }) => view.of === undefined).length <= MOST_KEPT) return proceedings;
  const oldest = sittings.findIndex(({ view }) => view.of === undefined);
  const closedUp = notes.map((note) => (note.after > oldest ? { ...note, after: note.after - 1 } : note));
  return { ...proceedings, sittings: sittings.toSpliced(oldest, 1), notes: closedUp };
}

/** Who has this seat, whoever plays on there. */
export const sitterOf = ({ name, mark, bot, standIn }: Member): SitterView => ({
  name,
  mark,
  ...(bot === undefined || standIn === true ? {} : { bot }),
});

/** Somebody else is host. Whoever has not handed the place on, or merely kept it, is to be told, whenever they come back. */
export function hostPassed(room: Room, { member, by, keeps }: Extract<RoomEvent, { type: 'hostPassed' }>): Room {
  const { led, deposed } = room;
  const others = deposed.filter((id) => id !== member && id !== led);
  const isDeposed = led !== undefined && led !== member && by?.member !== led && room.hostKeeps !== member;
  const passed = {
    ...room,
    host: member,
    led: member,
    hostKeeps: keeps,
    deposed: isDeposed ? [...others, led] : others,
  };
  return noted(passed, { what: 'host', name: memberOf(room, member)?.name ?? '' });
}
