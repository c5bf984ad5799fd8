import { belongs, entitled, isPlayer } from './agreement.ts';
import type { RequestStamp, RoomEvent } from './event.ts';
import { type Member, memberOf, phaseOf, type Room } from './room.ts';
import type { DecisionContext } from './verdict.ts';

type Moment = Pick<DecisionContext, 'now' | 'timings'>;

/**
 * Who may become host. While people play, those who were dealt to and no others, though all their phones sleep: somebody who came to the
 * bench with nothing but the code could otherwise wait for that, and give away seats. Between matches it is one of those who belong to
 * the table, for the same reason; a newcomer only where there is nobody else.
 */
export function candidates(room: Room, { now, timings }: Moment): readonly Member[] {
  const isOther = ({ id }: Member): boolean => id !== room.host;
  if (phaseOf(room) === 'playing') return entitled(room, now, timings).filter(isOther);
  const all = [...room.members, ...room.bench].filter((member) => isPlayer(member) && isOther(member));
  const first = all.filter((member) => belongs(room, member, now - timings.gone));
  return first.length > 0 ? first : all;
}

/**
 * Who is host next: whoever has been here longest without a break, else whoever is first at the table; of those who are here,
 * somebody who has played at this table before somebody who has just come.
 */
export function heirOf(
  room: Room,
  { onlineSince, ...moment }: Moment & Pick<DecisionContext, 'onlineSince'>,
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

/**
 * Somebody takes the place of a host who is not here, or is handed it. Who has not played here before keeps it for the host who is away;
 * and who keeps it hands on no more than that.
 */
export function passedTo(room: Room, member: string, { now }: Moment, by?: RequestStamp): RoomEvent {
  const isAtHome = by !== undefined || memberOf(room, member)?.played === true;
  const keeps = room.hostKeeps ?? (isAtHome ? undefined : room.host);
  return {
    type: 'hostPassed',
    at: now,
    ...(by === undefined ? {} : { by }),
    member,
    ...(keeps === undefined || keeps === member ? {} : { keeps }),
  };
}

/** If there is no host, somebody becomes one. */
export function succession(room: Room, now: DecisionContext): readonly RoomEvent[] {
  const heir = room.host === undefined ? heirOf(room, now) : undefined;
  return heir === undefined ? [] : [passedTo(room, heir, now)];
}
