import { MemoryStore } from '@reseau/server';
import { storeMatch, storePlayed } from '@reseau/server/testing';
import { expect, test } from 'vitest';
import { ServerUnderTest } from './testing/server-under-test.ts';
import { CALLED, Crew } from './testing/tour/crew.ts';
import { fullestMoments, MOMENT_OPTIONS, MOMENT_SEATS } from './testing/tour/insurrection-moments.ts';
import { hold, holdable } from './testing/tour/still.ts';

const store = new MemoryStore();
const server = new ServerUnderTest({}, store);

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

test('a television goes from a result to the lobby, and to another game there', async () => {
  const over = fullestMoments().get('good');
  if (over === undefined) throw new Error('no match comes to this end');
  const names = CALLED.slice(0, MOMENT_SEATS);
  const places = await storePlayed(store, { game: 'insurrection', options: MOMENT_OPTIONS, names, ...over });
  const crew = await Crew.sit(server.base, places);
  const errors: Error[] = [];
  const screen = await server.page({ width: 1920, height: 1080, workerless: true }, (error) => errors.push(error));
  await screen.goto(`/t/${places[0]?.code}/screen`);
  await screen.getByTestId('ending').waitFor();
  // Every name is read whole, of people and of cards.
  const called = screen.getByTestId('pad').locator('.name');
  const cut = await called.evaluateAll((all) =>
    all.flatMap((name) =>
      name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 2 ? [name.textContent] : [],
    ),
  );
  expect(await called.count()).toBeGreaterThan(MOMENT_SEATS);
  expect(cut).toEqual([]);
  await crew.at(0).command({ do: 'rematch' });
  await screen.getByTestId('screen-lobby').waitFor();
  await crew.at(0).command({ do: 'game', game: 'resistance' });
  await expect.poll(() => screen.locator('header').textContent()).toContain('The Resistance');
  expect(errors).toEqual([]);
  crew.leave();
});
