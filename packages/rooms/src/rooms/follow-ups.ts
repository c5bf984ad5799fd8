import { settled } from './calls.ts';
import type { RoomEvent } from './event.ts';
import { foldRoom } from './fold-room.ts';
import { beginning } from './roles.ts';
import type { Room } from './room.ts';
import { dealing } from './sealing.ts';
import type { DecisionContext } from './verdict.ts';

/** What follows at once from what has just happened: the last part of a deal is there, the last one is ready, the last one has answered. */
export function followUps(room: Room, now: DecisionContext): readonly RoomEvent[] {
  const deal = dealing(room, now);
  const dealt = foldRoom(deal, room);
  const began = beginning(dealt, now);
  return [...deal, ...began, ...settled(foldRoom(began, dealt), now)];
}
