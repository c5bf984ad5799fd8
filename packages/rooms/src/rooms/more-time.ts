import type { RequestStamp } from './event.ts';
import { timeFor } from './plan.ts';
import { isHeld, ownSeat, type Room } from './room.ts';
import { accept, type DecisionContext, refuse, type Verdict } from './verdict.ts';

/** How often one person may ask for more time in a match: nobody holds up the others for ever. */
const MOST_EXTENSIONS = 3;

/** Whether somebody may take more time for the question at hand: once. */
export const isExtendable = ({ play, proceedings }: Room): boolean =>
  play?.deadline !== undefined && !play.isOver && proceedings?.extended !== play.match.turn.question;

/** Whoever is asked takes as long again. Who it was is told to nobody: it could tell whose card is hard to choose. */
export function decideMoreTime(room: Room, { now }: DecisionContext, by: RequestStamp): Verdict {
  const { play, proceedings } = room;
  const seat = ownSeat(room, by.member);
  if (play === undefined || seat === undefined || isHeld(room)) return refuse('notPlaying');
  if (!play.match.turn.must.includes(seat)) return refuse('notAsked');
  const spent = (proceedings?.extensions[by.member] ?? 0) >= MOST_EXTENSIONS;
  if (play.deadline === undefined || !isExtendable(room) || spent) return refuse('tooSoon');
  return accept({ type: 'extended', at: now, by, deadline: play.deadline + timeFor(room, play.match).decide });
}
