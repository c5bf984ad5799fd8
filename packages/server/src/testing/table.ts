import { Rng, sample } from '@reseau/core';
import type { GameId } from '@reseau/games';
import type { Failure, Joined } from '@reseau/protocol';
import { Player } from './player.ts';

/** Posts JSON and reads JSON back. */
export async function post<T>(url: string, body: unknown): Promise<T> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as T;
}

const admitted = (answer: Joined | Failure): Joined => {
  if ('error' in answer) throw new Error(`not let in: ${answer.error}`);
  return answer;
};

export const openRoom = async (base: string, name: string, game: GameId = 'resistance'): Promise<Joined> =>
  admitted(await post<Joined | Failure>(`${base}/api/rooms`, { game, name }));

export const joinRoom = async (base: string, code: string, name: string): Promise<Joined> =>
  admitted(await post<Joined | Failure>(`${base}/api/rooms/${code}/members`, { name }));

/** A room with these people in it, all connected, the first one its host. */
export async function seatPeople(base: string, names: readonly string[]): Promise<readonly Player[]> {
  const [first = 'Ann', ...rest] = names;
  const opened = await openRoom(base, first);
  const joined = [opened];
  for (const name of rest) joined.push(await joinRoom(base, opened.code, name));
  return Promise.all(joined.map((seat) => new Player(base, seat).ready()));
}

/** What leads on: whoever plays at random and takes back what was done would never come to an end. */
export const onward = ({ options }: Pick<Player, 'options'>): Player['options'] =>
  options.filter(({ type }) => type !== 'notDone');

/** Plays this seat at random until the match is over. */
export async function playOut(player: Player, rng: Rng = Rng.seeded('test')): Promise<void> {
  while (!player.isOver && !player.closed) {
    await player.until('asked', (one) => one.isOver || one.closed || onward(one).length > 0);
    const options = onward(player);
    if (options.length > 0) await player.move(sample(options, rng));
  }
}
