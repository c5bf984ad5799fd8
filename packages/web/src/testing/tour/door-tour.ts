import type { GameId } from '@reseau/games';
import { joinRoom, openRoom } from '@reseau/server/testing';
import { CALLED, Crew } from './crew.ts';
import { lookAtSheet, sitAt, type Tour, visit, wallOf } from './tour.ts';

/** So many people as fill the lobby of each game. */
const FULL: Readonly<Record<GameId, number>> = { resistance: 10, insurrection: 6, project: 4 };

export async function tourDoors(tour: Tour): Promise<void> {
  const home = await visit(tour, '/');
  await home.getByTestId('open-table').waitFor();
  await tour.look(home, 'doors-home');
  await home.context().close();

  const history = await visit(tour, '/history');
  await history.locator('[data-testid="history"][data-state="read"]').waitFor();
  await tour.look(history, 'doors-history');
  await history.context().close();

  const room = await openRoom(tour.server.base, 'Ada');
  const door = await visit(tour, `/t/${room.code}`);
  await door.getByTestId('take-seat').waitFor();
  await tour.look(door, 'doors-door');
  await door.context().close();

  const gone = await sitAt(tour, { ...room, token: 'x'.repeat(32) });
  await gone.getByTestId('farewell').waitFor();
  await tour.look(gone, 'doors-farewell');
  await gone.context().close();
}

/** The lobby of a game, as its host and as a guest see it, alone and full, and on the television. */
export async function tourLobby(tour: Tour, game: GameId): Promise<void> {
  const { base } = tour.server;
  const [first = '', ...others] = CALLED.slice(0, FULL[game]);
  const opened = await openRoom(base, first, game);
  const host = await sitAt(tour, opened);
  await host.getByTestId('lobby').waitFor();
  if (await host.getByTestId('unreachable').isVisible())
    throw new Error('tour: this server cannot be reached by phones');
  await tour.look(host, `lobby-${game}-alone`);
  const places = [opened];
  for (const name of others) places.push(await joinRoom(base, opened.code, name));
  const crew = await Crew.sit(base, places);
  await host.getByTestId('members').locator('li').nth(others.length).waitFor();
  await tour.look(host, `lobby-${game}-host`);
  await lookAtSheet(tour, host, 'menu', `lobby-${game}-menu`);
  await host.context().close();

  const [, second] = places;
  if (second === undefined) throw new Error('tour: nobody came');
  const guest = await sitAt(tour, second);
  await guest.getByTestId('members').locator('li').nth(others.length).waitFor();
  await tour.look(guest, `lobby-${game}-guest`);
  await guest.context().close();

  const wall = await wallOf(tour, opened);
  await wall.getByTestId('screen-lobby').waitFor();
  await tour.look(wall, `lobby-${game}-tv`);
  await wall.context().close();
  crew.leave();
}
