import { type RoomEvent, writeEvent } from './event.ts';
import { RoomRecord } from './record.ts';

// What whoever runs the server adds to a record, beside what happens in the room.

/** The same record, closed. */
export function closedFrom(stored: readonly string[], now: number): readonly string[] {
  const record = new RoomRecord().read(stored);
  return record.room.closed === undefined ? withEvent(stored, record, { type: 'closed', at: now }) : stored;
}

/** A record that takes the place of another one: whoever has the table open forgets what the other one told. */
export function inPlaceOf(former: readonly string[], stored: readonly string[], now: number): readonly string[] {
  const lost = Math.max(0, former.length - stored.length);
  return withEvent(stored, new RoomRecord().read(stored), { type: 'cutShort', at: now, lost });
}

const withEvent = (stored: readonly string[], { latest }: RoomRecord, event: RoomEvent): readonly string[] => [
  ...stored,
  writeEvent({ ...event, at: Math.max(event.at, latest) }),
];
