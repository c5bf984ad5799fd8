import type { Page } from '@reseau/browserkit';
import { MemoryStore } from '@reseau/server';
import { openRoom, Player, storeMatch } from '@reseau/server/testing';
import { expect, test } from 'vitest';
import { ServerUnderTest } from './testing/server-under-test.ts';
import { CALLED, Crew } from './testing/tour/crew.ts';
import { hold, holdable } from './testing/tour/still.ts';

const store = new MemoryStore();
const server = new ServerUnderTest({}, store);

/** A television on which the reading has just begun and is held there, at a table full of bots. */
async function reading(locale: string, options: Record<string, unknown>, seats = 10): Promise<Page> {
  const pass = await openRoom(server.base, 'Wilhelmina Featherby');
  const host = await new Player(server.base, pass).ready();
  for (let bot = 1; bot < seats; bot += 1) await host.command({ do: 'addBot', level: 'easy' });
  expect(await host.command({ do: 'options', options })).toMatchObject({ t: 'done' });
  await host.command({ do: 'clock', seconds: 180 });
  const screen = await server.page({ locale, width: 1920, height: 1080, workerless: true });
  await holdable(screen);
  await screen.goto(`/t/${pass.code}/screen`);
  await screen.getByTestId('screen-lobby').waitFor();
  await hold(screen);
  expect(await host.command({ do: 'start' })).toMatchObject({ t: 'done' });
  await screen.getByTestId('script').waitFor();
  return screen;
}

test('what is read aloud is cut short by its own button, and by no other tap', async () => {
  const screen = await reading('en', { modules: [], extras: [] }, 5);
  const first = screen.getByTestId('script').locator('.now');
  await screen.getByRole('button', { name: 'Tap once to turn on sound' }).click();
  await screen.getByRole('button', { name: 'Sounds: on' }).click();
  await screen.getByRole('button', { name: 'Français' }).click();
  await screen.getByRole('button', { name: 'Passer' }).waitFor();
  await screen.mouse.click(5, 900);
  expect(await first.textContent()).toBe('Tout le monde ferme les yeux.');
  await screen.getByRole('button', { name: 'Passer' }).click();
  await screen.getByTestId('headline').waitFor();
  expect(await screen.getByTestId('script').count()).toBe(0);
  await screen.getByTestId('skip').waitFor({ state: 'detached' });
});

test('on a television the bar leaves a scene alone, and a tap on the table speeds it up', async () => {
  const characters = ['resistance', 'spy', 'spy', 'resistance', 'resistance'];
  const places = await storeMatch(store, {
    game: 'resistance',
    names: CALLED.slice(0, 5),
    options: { modules: [], extras: [] },
    deal: { leader: 0, characters },
  });
  const crew = await Crew.sit(server.base, places);
  const screen = await server.page({ width: 1920, height: 1080, workerless: true });
  await holdable(screen);
  await screen.goto(`/t/${places[0]?.code}/screen`);
  await screen.getByTestId('screen').waitFor();
  await hold(screen);
  await crew.move(0, { type: 'propose', mission: 1, team: [0, 1] });
  await crew.answer(crew.asked(), { type: 'vote', approve: true });
  await screen.locator('[data-scene="playing"]').waitFor();
  await screen.getByRole('button', { name: 'Sounds: on' }).click();
  await screen.getByRole('button', { name: 'Français' }).click();
  await screen.getByRole('button', { name: 'Sons : non' }).waitFor();
  expect(await screen.locator('.vote').count()).toBe(0);
  await screen.mouse.click(5, 900);
  await expect.poll(() => screen.locator('.vote').count()).toBe(5);
  crew.leave();
});
