import type { Page } from '@reseau/browserkit';
import { joinRoom, openRoom } from '@reseau/server/testing';
import { CALLED, Crew } from './crew.ts';
import { lookAtSheet, sitAt, type Tour, visit, wallOf } from './tour.ts';

/** A table where much has happened to people: one is away, one on the bench, one removed, one may not write. */
export async function tourHosting(tour: Tour): Promise<void> {
  const { base } = tour.server;
  const [first = '', ...others] = CALLED.slice(0, 5);
  const opened = await openRoom(base, first, 'insurrection');
  const places = [opened];
  for (const name of others) places.push(await joinRoom(base, opened.code, name));
  const crew = await Crew.sit(base, places);
  const host = crew.at(0);
  await host.command({ do: 'bench', member: 'm3' });
  await host.command({ do: 'mute', member: 'm2', on: true });
  await host.command({ do: 'kick', member: 'm5' });
  await host.say('Shall we begin?');
  await crew.at(3).drop();

  const page = await sitAt(tour, opened);
  await page.getByTestId('removed').waitFor();
  await page
    .getByTestId('members')
    .getByText(CALLED[3] ?? '')
    .waitFor();
  await host.until('away', ({ room }) => room?.members.some(({ online }) => !online) === true);
  await tour.look(page, 'hosting-people');
  for (const [button, name] of [
    ['start', 'check'],
    ['switch-game', 'game'],
    ['lobby-chat', 'chat'],
    ['menu', 'menu'],
  ] as const) {
    await lookAtSheet(tour, page, button, `hosting-${name}`);
  }
  await page.context().close();

  const wall = await wallOf(tour, opened);
  await wall.getByTestId('screen-bench').waitFor();
  await tour.look(wall, 'hosting-tv');
  await wall.context().close();

  const bench = await sitAt(tour, places[2] ?? opened);
  await bench.getByTestId('on-bench').waitFor();
  await tour.look(bench, 'hosting-bench');
  await bench.context().close();

  await lookAtDoor(tour, opened.code, 'lost', async (door) => {
    await door.getByTestId('lost').click();
    await door.getByTestId('recover').getByRole('textbox').fill('ABCDEFGH');
  });
  await host.command({ do: 'start', without: ['m4'] });
  await host.until('a match', ({ room }) => room?.phase === 'playing');
  await lookAtDoor(tour, opened.code, 'late', async (door) => {
    await door.getByTestId('door-bench').waitFor();
  });
  await host.command({ do: 'lock', on: true });
  await lookAtDoor(tour, opened.code, 'locked', async (door) => {
    await door.getByTestId('door-locked').waitFor();
  });
  crew.leave();
}

async function lookAtDoor(tour: Tour, code: string, what: string, ready: (door: Page) => Promise<void>): Promise<void> {
  const door = await visit(tour, `/t/${code}`);
  await ready(door);
  await tour.look(door, `hosting-door-${what}`);
  await door.context().close();
}
