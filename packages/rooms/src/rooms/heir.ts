import { type Member, people, phaseOf, players, type Room } from './room.ts';
import type { DecisionContext } from './verdict.ts';

/**
 * Who may become host. While people play, it is one of them: somebody who came to the bench with nothing but the code could
 * otherwise wait for the phones to sleep, and give away seats.
 */
export function candidates(room: Room): readonly Member[] {
  const playing = phaseOf(room) === 'playing' ? players(room) : [];
  return playing.length > 0 ? playing : people(room);
}

/** Who is host next: whoever has been here longest without a break, else whoever is first at the table. */
export function heirOf(room: Room, { onlineSince }: Pick<DecisionContext, 'onlineSince'>): string | undefined {
  const present = candidates(room)
    .filter(({ id }) => id !== room.host)
    .map(({ id }) => ({ id, since: onlineSince(id) ?? Number.POSITIVE_INFINITY }))
    .sort((a, b) => (a.since === b.since ? 0 : a.since - b.since));
  return present[0]?.id;
}
