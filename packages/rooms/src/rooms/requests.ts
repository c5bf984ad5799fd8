import type { ClientMessage, Command } from '@reseau/protocol';
import { decideCommand } from './commands.ts';
import type { RequestStamp } from './event.ts';
import type { Decide } from './live-room.ts';
import { decideMove } from './moves.ts';
import { memberOf, ownSeat } from './room.ts';
import { decidePhrase, decideSay } from './talk.ts';
import { type DecisionContext, refuse } from './verdict.ts';

export type Request = Extract<ClientMessage, { t: 'move' | 'say' | 'phrase' | 'command' }>;

/** What stays possible at a table that has stored all it may: to end the match, and to go. */
const ALWAYS: ReadonlySet<Command['do']> = new Set<Command['do']>([
  'leave',
  'seal',
  'unseal',
  'decline',
  'open',
  'ready',
  'call',
  'agree',
  'standIn',
]);

/** What nobody needs to play: refused to whoever has stored more than a share of it. */
const ASIDE: ReadonlySet<Command['do']> = new Set<Command['do']>([
  'handover',
  'redeal',
  'rename',
  'bench',
  'seat',
  'claim',
  'unclaim',
  'seatOrder',
  'addBot',
  'address',
]);

/** By these the host keeps order, whatever others have stored. */
const MEANS: ReadonlySet<Command['do']> = new Set<Command['do']>([
  'mute',
  'chat',
  'phrases',
  'lock',
  'shuffle',
  'standIns',
  'kick',
  'readmit',
  'makeHost',
  'close',
]);

/** By these a host sets the table. */
const SETTINGS: ReadonlySet<Command['do']> = new Set<Command['do']>(['options', 'game']);

/** What the room is to decide on for a member's request. The seat follows from the member, never from the message. */
export function decisionOn(request: Request, by: RequestStamp, handoverSecret: () => string): Decide {
  return (room, now) => {
    // Whoever was put out a moment ago may still have a socket.
    if (memberOf(room, by.member)?.key === undefined) return refuse('notMember');
    switch (request.t) {
      case 'move': {
        const { match, question, move } = request;
        const actor = ownSeat(room, by.member);
        return actor === undefined ? refuse('notPlaying') : decideMove(room, { actor, match, question, move }, now, by);
      }
      case 'say':
        return decideSay(room, request.text, now, by);
      case 'phrase': {
        const { match, phrase } = request;
        return decidePhrase(room, { seat: ownSeat(room, by.member), match, phrase }, now, by);
      }
      case 'command':
        if (isSpentFor(request.command, now, by)) return refuse('tableSpent');
        return decideCommand(room, request.command, now, by, handoverSecret);
    }
  };
}

function isSpentFor({ do: what }: Command, now: DecisionContext, { member }: RequestStamp): boolean {
  if (MEANS.has(what)) return now.hasRuledAll(member);
  if (SETTINGS.has(what) && now.hasSetAll(member)) return true;
  return (now.isSpent && !ALWAYS.has(what)) || (ASIDE.has(what) && now.hasSaidAll(member));
}
