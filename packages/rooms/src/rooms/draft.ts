import type { ServerMessage } from '@reseau/protocol';
import { isHeld, ownSeat, phaseOf, type Room } from './room.ts';

/**
 * What somebody is about to choose, for all to see; nothing where it could tell a secret: more than one is asked, or the
 * choice stays with the chooser.
 */
export function draftFrame(room: Room, member: string, question: number, seats: readonly number[]): string | undefined {
  const { play } = room;
  if (play === undefined || phaseOf(room) !== 'playing' || isHeld(room)) return undefined;
  const { turn, table } = play.match;
  const isAlone = turn.must.length === 1 && turn.must[0] === ownSeat(room, member);
  if (!isAlone || turn.question !== question || !play.game.shown(table)) return undefined;
  const drafted = play.game.seats.filter((seat) => seats.includes(seat));
  const message: ServerMessage = { t: 'draft', question, seats: drafted };
  return JSON.stringify(message);
}
