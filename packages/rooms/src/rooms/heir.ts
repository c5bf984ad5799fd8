import { people, type Room } from './room.ts';
import type { DecisionContext } from './verdict.ts';

/** Who is host next: whoever has been here longest without a break, else whoever is first at the table. */
export function heirOf(room: Room, { onlineSince }: Pick<DecisionContext, 'onlineSince'>): string | undefined {
  const candidates = people(room).filter(({ id }) => id !== room.host);
  const present = candidates
    .map(({ id }) => ({ id, since: onlineSince(id) ?? Number.POSITIVE_INFINITY }))
    .sort((a, b) => (a.since === b.since ? 0 : a.since - b.since));
  return present[0]?.id;
}
