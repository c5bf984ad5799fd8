import type { ClientMessage } from '@reseau/protocol';
import { decideCommand } from '../rooms/commands.ts';
import type { RequestStamp } from '../rooms/event.ts';
import type { Decide } from '../rooms/live-room.ts';
import { decideMove } from '../rooms/moves.ts';
import { seatOf } from '../rooms/room.ts';
import { accept, refuse } from '../rooms/verdict.ts';

export type Request = Extract<ClientMessage, { t: 'move' | 'say' | 'command' }>;

/** What the room is to decide on for a member's request. The seat follows from the member, never from the message. */
export function decisionOn(request: Request, by: RequestStamp, handoverSecret: string): Decide {
  switch (request.t) {
    case 'move':
      return (room, now) => {
        const actor = seatOf(room, by.member);
        if (actor === undefined) return refuse('notPlaying');
        const { match, question, move } = request;
        return decideMove(room, { actor, match, question, move }, now, by);
      };
    case 'say':
      return (_room, { now }) => accept({ type: 'said', at: now, by, member: by.member, text: request.text });
    case 'command':
      return (room, now) => decideCommand(room, request.command, now, by, handoverSecret);
  }
}
