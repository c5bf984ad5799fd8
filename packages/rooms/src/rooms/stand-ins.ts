import type { BotLevel } from '@reseau/protocol';
import type { RequestStamp, RoomEvent } from './event.ts';
import { candidates, passedTo } from './heir.ts';
import { dueFor } from './plan.ts';
import { type Member, memberOf, phaseOf, playsInPerson, type Room, seatOf } from './room.ts';
import { accept, type DecisionContext, refuse, type Verdict } from './verdict.ts';

/** A bot of this level plays on for whoever is away or has left. */
export const STAND_IN: BotLevel = 'medium';

/** Who asked for it, and whether the person may come back before the match is over. */
interface Why {
  readonly by?: RequestStamp;
  readonly barred?: true;
}

/** A bot plays on for somebody; it knows what the seat knows. */
export const stoodIn = (room: Room, member: string, now: DecisionContext, why: Why = {}): RoomEvent => ({
  type: 'stoodIn',
  at: now.now,
  ...why,
  member,
  level: STAND_IN,
  due: dueOf(room, member, now),
});

/** When the bot answers that takes this seat. In a pause it is counted from where the pause began: what waits is put off by all of it. */
function dueOf(room: Room, id: string, now: DecisionContext) {
  const { play, proceedings } = room;
  if (play === undefined || seatOf(room, id) === undefined || phaseOf(room) !== 'playing') return [];
  if (proceedings?.roles !== undefined) return [];
  const members = room.members.map((member) => (member.id === id ? { ...member, bot: STAND_IN } : member));
  return dueFor({ ...room, members }, play.match, { ...now, now: proceedings?.pausedAt ?? now.now }, play);
}

/** The host need not wait for somebody who has been away for a while. */
export function decideStandIn(room: Room, id: string, now: DecisionContext, by: RequestStamp): Verdict {
  const member = memberOf(room, id);
  if (phaseOf(room) !== 'playing') return refuse('notPlaying');
  if (member === undefined || !playsInPerson(member) || seatOf(room, id) === undefined) return refuse('noSuchMember');
  if (now.awayFor(id) < now.timings.holdsUp) return refuse('tooSoon');
  return accept(stoodIn(room, id, now, { by }));
}

/** Somebody opens the page: whoever was away is here, and takes the seat back from the bot, and the host's place from whoever keeps it. */
export function decideComing(room: Room, id: string, now: DecisionContext): Verdict {
  const member = memberOf(room, id);
  const at = now.now;
  const keeper = keeperFor(room, id);
  const isBack = (member?.standIn === true && member.barred !== true) || keeper !== undefined;
  const wasAway = room.away[id] !== undefined;
  const mayLead = isBack || candidates(room, now).some((one) => one.id === id);
  const leads = room.hostKeeps === id || (mayLead && (isHostGone(room, id, now) || room.host === keeper?.id));
  return accept(
    ...(isBack ? [{ type: 'returned', at, member: id } as const] : []),
    ...(wasAway && !isBack ? [{ type: 'back', at, member: id } as const] : []),
    ...(leads ? [passedTo(room, id, now)] : []),
  );
}

/** Who plays on, from the bench, for somebody who was away. */
const keeperFor = (room: Room, id: string): Member | undefined =>
  phaseOf(room) === 'playing' ? room.members.find(({ keeps }) => keeps === id) : undefined;

/** The host went while nobody was here to follow. */
function isHostGone(room: Room, id: string, { now, timings }: DecisionContext): boolean {
  if (room.host === undefined) return true;
  const since = room.host === id ? undefined : room.away[room.host];
  return since !== undefined && now - since >= timings.hostAway;
}

/** Notes since when somebody is away whom the match waits for, or the table: it counts from there. */
export function decideAway(room: Room, id: string, { now, awayFor, hasSaidAll, timings }: DecisionContext): Verdict {
  const away = awayFor(id);
  // Of whoever comes and goes all the time only what matters to the table is stored.
  const least = hasSaidAll(id) ? timings.holdsUp : timings.linger;
  if (room.away[id] !== undefined || away < least) return accept();
  return accept({ type: 'away', at: now, member: id, since: now - away });
}

/** Whether it matters that this one is away. */
export function isNeeded(room: Room, id: string): boolean {
  const member = memberOf(room, id);
  if (member === undefined || member.bot !== undefined) return false;
  return id === room.host || (phaseOf(room) === 'playing' && seatOf(room, id) !== undefined);
}
