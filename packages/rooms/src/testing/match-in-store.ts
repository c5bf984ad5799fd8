import type { Kind, Match } from '@reseau/core';
import { foldRoom } from '../rooms/fold-room.ts';
import type { Store } from '../store/store.ts';
import { readEvents } from './read-events.ts';

/** The match of a table as the rules have it, worked out from nothing but what was stored. */
export async function matchInStore(store: Store, code: string): Promise<Match<Kind>> {
  const { play } = foldRoom(readEvents(await store.read(code)));
  if (play === undefined) throw new Error(`stored match: ${code} has none`);
  return play.match;
}
