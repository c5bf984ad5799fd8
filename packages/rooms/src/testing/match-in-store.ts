import type { Kind, Match } from '@reseau/core';
import { foldRoom } from '../rooms/fold-room.ts';
import { readEvents } from '../rooms/read-events.ts';
import type { RoomMatch } from '../rooms/room-match.ts';
import type { Store } from '../store/store.ts';

/** A match of a table with its record, worked out from nothing but what was stored. */
export async function playInStore(store: Store, code: string): Promise<RoomMatch> {
  const { play } = foldRoom(readEvents(await store.read(code)));
  if (play === undefined) throw new Error(`stored match: ${code} has none`);
  return play;
}

/** The same as the rules have it. */
export const matchInStore = async (store: Store, code: string): Promise<Match<Kind>> =>
  (await playInStore(store, code)).match;
