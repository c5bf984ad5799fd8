import type { RequestStamp, RoomEvent } from './event.ts';
import { askedBy, pulseAfter } from './plan.ts';
import { ownSeat, players, type Roles, type Room } from './room.ts';
import { accept, type DecisionContext, refuse, type Verdict } from './verdict.ts';

/** Shows somebody what the own seat was told. */
export function decideOpen(room: Room, { now }: DecisionContext, by: RequestStamp): Verdict {
  const roles = rolesFor(room, by.member);
  if (roles === undefined) return refuse('notPlaying');
  if (roles.opened.includes(by.member)) return accept();
  return accept({ type: 'cardOpened', at: now, by, member: by.member });
}

/** With the card opened or not; but not sooner than anybody else could. */
export function decideReady(room: Room, { now }: DecisionContext, by: RequestStamp): Verdict {
  const roles = rolesFor(room, by.member);
  if (roles === undefined) return refuse('notPlaying');
  if (now < roles.earliest) return refuse('tooSoon');
  if (roles.ready.includes(by.member)) return accept();
  return accept({ type: 'readied', at: now, by, member: by.member });
}

const rolesFor = (room: Room, id: string): Roles | undefined =>
  ownSeat(room, id) === undefined ? undefined : room.proceedings?.roles;

/** Everybody who plays in person is ready: the first question is put. */
export function beginning(room: Room, now: DecisionContext): readonly RoomEvent[] {
  const roles = room.proceedings?.roles;
  if (roles === undefined || players(room).some(({ id }) => !roles.ready.includes(id))) return [];
  return now.now < roles.earliest ? [] : begun(room, now);
}

/** Puts the first question, whoever is ready. */
export function begun(room: Room, now: DecisionContext): readonly RoomEvent[] {
  if (room.play === undefined || room.proceedings?.roles === undefined) return [];
  const { match, seen } = room.play;
  const pulse = pulseAfter(match, undefined, now.now);
  const asked = askedBy(room, match, now, seen);
  return [{ type: 'began', at: now.now, asked, ...(pulse === undefined ? {} : { pulse }) }];
}

/** The host alone may call a match off, or deal anew, only while nobody has seen a card. */
export const isUnseen = ({ proceedings }: Room): boolean => proceedings?.roles?.opened.length === 0;
