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

/**
 * Who is host next: whoever has been here longest without a break, else whoever is first at the table; of those who are here,
 * somebody who has played at this table before somebody who has just come.
 */
export function heirOf(
  room: Room,
  { onlineSince }: Pick<DecisionContext, 'onlineSince'>,
  among: readonly Member[] = candidates(room),
): string | undefined {
  const others = among.filter(({ id }) => id !== room.host);
  const here = others.flatMap(({ id, played }) => {
    const since = onlineSince(id);
    return since === undefined ? [] : [{ id, since, rank: played === true ? 0 : 1 }];
  });
  const [first = others[0]] = here.toSorted((a, b) => a.rank - b.rank || a.since - b.since);
  return first?.id;
}
