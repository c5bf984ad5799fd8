import type { RequestStamp } from './event.ts';
import { isOnBench, kindOf, type Member, memberOf, phaseOf, type Room, seatOf } from './room.ts';
import { accept, type DecisionContext, type Refusal, refuse, type Verdict } from './verdict.ts';

/** Somebody on the bench would like to play on for a bot, or for somebody who is away. */
export function decideClaim(room: Room, seat: string, now: DecisionContext, by: RequestStamp): Verdict {
  const problem = problemOf(room, { member: by.member, seat }, now);
  if (problem !== undefined) return problem;
  if (room.host === by.member) return granted(by.member, seat, now, by);
  if (room.claims.some((claim) => claim.member === by.member && claim.seat === seat)) return accept();
  return accept({ type: 'claimed', at: now.now, by, member: by.member, seat });
}

export function decideUnclaim(room: Room, { now }: DecisionContext, by: RequestStamp): Verdict {
  if (!room.claims.some(({ member }) => member === by.member)) return accept();
  return accept({ type: 'unclaimed', at: now, by, member: by.member });
}

/** The host's word on it. */
export function decideGrant(room: Room, id: string, yes: boolean, now: DecisionContext, by: RequestStamp): Verdict {
  const claim = room.claims.find(({ member }) => member === id);
  if (claim === undefined) return refuse('noSuchMember');
  if (!yes) return accept({ type: 'unclaimed', at: now.now, by, member: id });
  return problemOf(room, claim, now) ?? granted(id, claim.seat, now, by);
}

const granted = (member: string, of: string, { now }: DecisionContext, by: RequestStamp): Verdict =>
  accept({ type: 'tookOver', at: now, by, member, of });

interface Wanted {
  readonly member: string;
  readonly seat: string;
}

function problemOf(room: Room, { member, seat }: Wanted, now: DecisionContext): Refusal | undefined {
  if (phaseOf(room) !== 'playing') return refuse('notPlaying');
  const owner = memberOf(room, seat);
  if (!isOnBench(room, member) || owner === undefined || seatOf(room, seat) === undefined)
    return refuse('noSuchMember');
  if (owner.bot === undefined && now.awayFor(seat) < now.timings.holdsUp) return refuse('noSuchMember');
  if (hasHeldAnother(room, memberOf(room, member), seat)) return refuse('heldSeat');
  return isGivenAway(room, member, owner) ? refuse('seatGiven') : undefined;
}

/**
 * Whether the host has given away what one person alone may: in each match one seat of a bot, and one of somebody who is away.
 * Whoever sits down sees a hand, and by new names from new devices one person could see them all. A seat that was given once
 * is not given again, but to the same person.
 */
function isGivenAway({ proceedings }: Room, member: string, owner: Member): boolean {
  const given = proceedings?.given ?? [];
  const wanted = kindOf(owner);
  return given.some((one) => one.member !== member && (one.member === owner.id || one.of === wanted));
}

/** Whoever has seen another hand, on this device or as this person, must not play this one. */
function hasHeldAnother(room: Room, taker: Member | undefined, seat: string): boolean {
  const wanted = seatOf(room, seat);
  return (room.proceedings?.holders ?? []).some(
    (holder) =>
      holder.seat !== wanted &&
      (holder.member === taker?.id || (holder.device !== undefined && holder.device === taker?.device)),
  );
}
