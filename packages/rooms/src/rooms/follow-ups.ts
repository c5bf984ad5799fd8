import { settled } from './calls.ts';
import type { RoomEvent } from './event.ts';
import { foldRoom } from './fold-room.ts';
import { beginning } from './roles.ts';
import type { Room } from './room.ts';
import type { DecisionContext } from './verdict.ts';

/** What follows at once from what has just happened: the last one is ready, the last one has answered. */
export function followUps(room: Room, now: DecisionContext): readonly RoomEvent[] {
  const began = beginning(room, now);
  return [...began, ...settled(foldRoom(began, room), now)];
}
