import { type Alarm, alarmsOf, nameOf } from '../rooms/alarms.ts';
import type { RoomEvent } from '../rooms/event.ts';
import { foldRoom } from '../rooms/fold-room.ts';
import { TICK, TIME_UP } from '../rooms/plan.ts';
import { readEvents } from '../rooms/read-events.ts';
import { players, type Room } from '../rooms/room.ts';
import type { Timings } from '../rooms/room-context.ts';

/**
 * In milliseconds: by how much an alarm may ring after its time, for a disk that is slow and a machine that is busy. None rings before its time,
 * by so much as a millisecond.
 */
export const LATE_BY = 2000;

/** While nobody was at the table, or the server was down, nothing rang: by the server's own time, as its welcomes tell it. */
export interface Rest {
  readonly from: number;
  /** When the first was back. */
  readonly to: number;
}

export interface Evening {
  readonly timings: Timings;
  readonly rests?: readonly Rest[];
  /** Until when somebody was there; without it, what had still to ring at the end is not looked at. */
  readonly until?: number;
  readonly lateBy?: number;
}

export interface AlarmFault {
  readonly kind: Alarm['kind'];
  readonly what: 'early' | 'late' | 'never';
  /** When it should have rung, and when it was over. */
  readonly due: number;
  readonly over?: number;
}

interface Pending {
  readonly alarm: Alarm;
  readonly since: number;
}

/** What of a room's clocks and alarms did not end at its time, by nothing but what was stored. */
export function alarmFaults(stored: readonly string[], evening: Evening): readonly AlarmFault[] {
  const { timings, until, lateBy = LATE_BY } = evening;
  const faults: AlarmFault[] = [];
  let room = foldRoom([]);
  let pending = new Map<string, Pending>();
  let last: RoomEvent | undefined;
  for (const event of readEvents(stored)) {
    const after = foldRoom([event], room);
    const waiting = after.closed === undefined ? alarmsOf(after, timings) : [];
    for (const [name, { alarm, since }] of pending) {
      if (rings(event, alarm, room, last) && event.at < alarm.at)
        faults.push({ kind: alarm.kind, what: 'early', due: alarm.at, over: event.at });
      if (waiting.some((one) => nameOf(one) === name) || !isChecked(alarm)) continue;
      const due = dueOf(alarm, since, evening);
      if (event.at > due + lateBy) faults.push({ kind: alarm.kind, what: 'late', due, over: event.at });
    }
    pending = new Map(
      waiting.map((alarm) => [nameOf(alarm), pending.get(nameOf(alarm)) ?? { alarm, since: event.at }]),
    );
    room = after;
    last = event;
  }
  for (const { alarm, since } of pending.values()) {
    const due = dueOf(alarm, since, evening);
    if (isChecked(alarm) && until !== undefined && until > due + lateBy)
      faults.push({ kind: alarm.kind, what: 'never', due });
  }
  return faults;
}

/** A host who is away stays host as long as nobody is here to follow: that it has rung shows nowhere. */
const isChecked = ({ kind }: Alarm): boolean => kind !== 'host';

/** When an alarm that waits since then has to ring: whoever comes back to the table has a moment. */
function dueOf({ at }: Alarm, since: number, { timings, rests = [], lateBy = LATE_BY }: Evening): number {
  let due = Math.max(at, since);
  for (const { from, to } of rests.toSorted((a, b) => a.to - b.to)) {
    if (due + lateBy < from) break;
    if (to >= since) due = Math.max(due, to + timings.comeBack);
  }
  return due;
}

/** After these, somebody may be host whose turn it is without any alarm. */
const SUCCESSIONS: ReadonlySet<RoomEvent['type']> = new Set<RoomEvent['type']>([
  'callOver',
  'stoodIn',
  'left',
  'replaced',
  'joined',
  'returned',
  'back',
]);

const plays = (room: Room, called: string): boolean => players(room).some(({ name }) => name === called);

/** Whether this is what happens when it rings, and could not have happened otherwise. */
function rings(event: RoomEvent, alarm: Alarm, before: Room, last: RoomEvent | undefined): boolean {
  switch (alarm.kind) {
    case 'timeUp':
    case 'tick': {
      const move = alarm.kind === 'tick' ? TICK : TIME_UP;
      return event.type === 'moved' && event.entry.actor === 'clock' && event.entry.move?.type === move.type;
    }
    case 'sealing':
      return (
        event.type === 'sealingOff' && event.missing.length > 0 && event.missing.every((name) => plays(before, name))
      );
    case 'begin': {
      const ready = before.proceedings?.roles?.ready ?? [];
      return event.type === 'began' && players(before).some(({ id }) => !ready.includes(id));
    }
    case 'standIn':
      return (
        event.type === 'stoodIn' && event.member === alarm.member && event.by === undefined && event.barred !== true
      );
    case 'host':
      return (
        event.type === 'hostPassed' &&
        event.by === undefined &&
        !(last !== undefined && last.at === event.at && SUCCESSIONS.has(last.type)) &&
        event.member !== alarm.member
      );
    case 'call':
      // Over as soon as all have answered, too.
      return false;
  }
}
