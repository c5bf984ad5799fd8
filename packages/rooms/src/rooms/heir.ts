import { belongs } from './agreement.ts';
import { type Member, people, phaseOf, players, type Room } from './room.ts';
import type { DecisionContext } from './verdict.ts';

/**
 * Who may become host. While people play, it is one of them: somebody who came to the bench with nothing but the code could
 * otherwise wait for the phones to sleep, and give away seats. Between matches it is one of those who belong to the table, for the same
 * reason; a newcomer only where there is nobody else.
 */
export function candidates(room: Room, { now, timings }: Pick<DecisionContext, 'now' | 'timings'>): readonly Member[] {
  const all = people(room).filter(({ id }) => id !== room.host);
  const first =
    phaseOf(room) === 'playing' ? players(room) : all.filter((member) => belongs(room, member, now - timings.gone));
  return first.length > 0 ? first : all;
}

/**
 * Who is host next: whoever has been here longest without a break, else whoever is first at the table; of those who are here,
 * somebody who has played at this table before somebody who has just come.
 */
export function heirOf(
  room: Room,
  { onlineSince, ...moment }: Pick<DecisionContext, 'now' | 'timings' | 'onlineSince'>,
  among: readonly Member[] = candidates(room, moment),
): string | undefined {
  const others = among.filter(({ id }) => id !== room.host);
  const here = others.flatMap(({ id, played }) => {
    const since = onlineSince(id);
    return since === undefined ? [] : [{ id, since, rank: played === true ? 0 : 1 }];
  });
  const [first = others[0]] = here.toSorted((a, b) => a.rank - b.rank || a.since - b.since);
  return first?.id;
}
