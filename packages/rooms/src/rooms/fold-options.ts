import { GAMES } from '@reseau/games';
import type { Room } from './room.ts';

/** Options that name seats follow whoever sat there, when people in front of them go or all sit down in another order. */
export function followed(before: Room, room: Room): Room {
  const { reseated } = GAMES[room.game];
  if (reseated === undefined || room.game !== before.game || room.options !== before.options) return room;
  const was = before.members.map(({ id }) => id);
  if (was.every((id, seat) => room.members[seat]?.id === id)) return room;
  const from = room.members.map(({ id }) => {
    const seat = was.indexOf(id);
    return seat < 0 ? undefined : seat;
  });
  return { ...room, options: reseated(room.options, from) };
}
