import type { Room } from './room.ts';

/**
 * Who has won the match that has just ended; nobody while it is on, or where it was ended early. Whoever the table replaced
 * has not: a bot played that seat to the end.
 */
export function winnersOf({ members, play }: Room): readonly string[] {
  const degrees = play?.isOver === true ? (play.match.outcome?.degrees ?? []) : [];
  return members.filter(({ barred }, seat) => degrees[seat] === 'won' && barred !== true).map(({ id }) => id);
}

/** Matches won at this table, the one that has just ended included: nobody waits for the next to read the score. */
export const winsOf = (room: Room, id: string): number => (room.wins[id] ?? 0) + (winnersOf(room).includes(id) ? 1 : 0);
