import type { GameId } from '@reseau/games';
import type { RoomEvent } from './event.ts';
import { readEvent } from './read-event.ts';

/** All that was stored of a room, from its opening on. */
export function readEvents(stored: readonly string[]): readonly RoomEvent[] {
  let game: GameId | undefined;
  return stored.map((body) => {
    const event = readEvent(body, game);
    if (event.type === 'opened' || event.type === 'gameChanged') ({ game } = event);
    return event;
  });
}
