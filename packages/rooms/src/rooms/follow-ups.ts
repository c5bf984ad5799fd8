import { settled } from './calls.ts';
import type { RoomEvent } from './event.ts';
import { foldRoom } from './fold-room.ts';
import { succession } from './heir.ts';
import { beginning } from './roles.ts';
import type { Room } from './room.ts';
import { dealing } from './sealing.ts';
import type { DecisionContext } from './verdict.ts';

/**
 * What follows at once from what has just happened: the last part of a deal is there, the last one is ready, the last one has answered,
 * the host has gone.
 */
export function followUps(room: Room, now: DecisionContext): readonly RoomEvent[] {
  const events: RoomEvent[] = [];
  for (const next of [dealing, beginning, settled, succession]) events.push(...next(foldRoom(events, room), now));
  return events;
}
