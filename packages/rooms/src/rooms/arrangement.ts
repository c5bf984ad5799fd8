import { GAMES, type GameId } from '@reseau/games';
import type { Arrangement } from './event.ts';
import { type Member, playsInPerson, type Room } from './room.ts';
import type { DecisionContext } from './verdict.ts';

export const mostAt = (game: GameId): number => Math.max(...GAMES[game].seats);

/**
 * Who sits where before the next match: whoever played keeps the place, whoever waits on the bench and is here gets one, and
 * bots make room for people.
 */
export function arrangementFor(room: Room, { onlineSince }: DecisionContext, game: GameId = room.game): Arrangement {
  const most = mostAt(game);
  const isHere = ({ id }: Member): boolean => onlineSince(id) !== undefined;
  const played = room.members.filter(({ standIn }) => standIn !== true);
  const [here, away] = apart(
    [...room.members.filter((one) => one.standIn === true && one.key !== undefined), ...room.bench],
    isHere,
  );
  const people = [...played.filter(playsInPerson), ...here].slice(0, most);
  const kept = new Set(people);
  const bots = played.filter((one) => !playsInPerson(one)).slice(0, most - people.length);
  const members = played.filter((one) => kept.has(one) || bots.includes(one));
  const seated = [...members, ...people.filter((one) => !members.includes(one))];
  const benched = [
    ...played.filter((one) => playsInPerson(one) && !kept.has(one)),
    ...here.filter((one) => !kept.has(one)),
    ...away,
  ];
  return { members: seated.map(({ id }) => id), bench: benched.map(({ id }) => id) };
}

const apart = <T>(list: readonly T[], belongs: (one: T) => boolean): readonly [readonly T[], readonly T[]] => [
  list.filter(belongs),
  list.filter((one) => !belongs(one)),
];
