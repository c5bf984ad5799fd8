import type { Page } from '@reseau/browserkit';
import { CITIES, type City, capacityOf, HOUSE_BOX, neighboursOf } from '@reseau/games/project';
import { MemoryStore } from '@reseau/server';
import { storeMatch } from '@reseau/server/testing';
import { expect, test } from 'vitest';
import { numbered } from './games/project/cities.ts';
import { en } from './games/project/i18n/en.ts';
import { readyToStrike } from './testing/project/at-hand.ts';
import { type Deal, lastBase, village } from './testing/project/deals.ts';
import { ProjectPlayer } from './testing/project/player.ts';
import { noticedOn, noticing } from './testing/senses.ts';
import { type Place, ServerUnderTest } from './testing/server-under-test.ts';
import { Crew } from './testing/tour/crew.ts';

const store = new MemoryStore();
const server = new ServerUnderTest({}, store);

interface Table {
  readonly places: readonly Place[];
  readonly people: readonly ProjectPlayer[];
  readonly crew: Crew;
}

/** Everybody at a table laid out by hand, each with a phone and a line of their own; the first so many phones are looked at. */
async function seated({ options, deal }: Deal, names: readonly string[], phones: number): Promise<Table> {
  const places = await storeMatch(store, { game: 'project', names, options, deal });
  const people = await Promise.all(
    places.slice(0, phones).map((place) => ProjectPlayer.sit(server, place, { before: noticing })),
  );
  return { places, people, crew: await Crew.sit(server.base, places) };
}

const pageOf = ({ people }: Table, seat: number): Page => {
  const page = people[seat]?.page;
  if (page === undefined) throw new Error(`nobody looks at ${seat}`);
  return page;
};

async function wallOf({ places }: Table): Promise<Page> {
  const wall = await server.page({ width: 1920, height: 1080, workerless: true });
  await noticing(wall);
  await wall.goto(`/t/${places[0]?.code}/screen`);
  await wall.getByTestId('screen').waitFor();
  return wall;
}

test('a base found has the stage, is dismissed by a key, and does not play again', async () => {
  const { clues, city, ...deal } = lastBase();
  const table = await seated(deal, ['Ada', 'Ben', 'Cho'], 1);
  const [page, wall] = [pageOf(table, 0), await wallOf(table)];
  await table.crew.move(1, { type: 'locate', clues, to: 1 });
  for (const shown of [page, wall]) {
    await shown.getByTestId('feat').waitFor();
    await expect.poll(() => shown.getByTestId('feat-where').textContent()).toBe(numbered(city, en));
  }
  await page.keyboard.press('Escape');
  await page.getByTestId('stage').waitFor({ state: 'detached' });
  await page.getByTestId('tab-clues').click();
  await page.reload();
  await page.getByTestId('board').waitFor();
  await expect.poll(() => page.getByTestId('bases').textContent()).toContain('3 found');
  expect(await page.getByTestId('stage').count()).toBe(0);
  table.crew.leave();
});

test('a base destroyed goes up on every screen, and all see what came of it', async () => {
  const table = await seated(readyToStrike(), ['Ada', 'Ben', 'Cho'], 1);
  const [page, wall] = [pageOf(table, 0), await wallOf(table)];
  await table.crew.move(1, { type: 'sabotage', leader: 1 });
  for (const shown of [page, wall]) {
    await shown.locator('[data-testid="feat"][data-beat="2"]').waitFor();
    await expect.poll(() => shown.getByTestId('feat').textContent()).toContain(en.found.sabotaged);
    await expect.poll(() => shown.getByTestId('feat').textContent()).toContain(en.end.bases(3, 3));
  }
  // Soon over, by itself.
  await page.getByTestId('stage').waitFor({ state: 'detached' });
  await wall.getByTestId('feat').waitFor({ state: 'detached' });
  table.crew.leave();
});

test('what somebody finds is seen by the others in passing, and stops no finger', async () => {
  const { city, characters, options } = village(2);
  const deal = {
    opening: { reds: [], hidden: [], leaders: characters.map((character) => ({ character, city })) },
    decks: { object: ['timer', 'timer', 'timer', 'timer', 'timer', 'timer'] },
  };
  const table = await seated({ options, deal }, ['Ada', 'Ben'], 2);
  const [ada, ben, wall] = [pageOf(table, 0), pageOf(table, 1), await wallOf(table)];
  await table.crew.move(1, { type: 'search', leader: 1 });
  for (const shown of [ada, wall]) await expect.poll(async () => (await noticedOn(shown)).glimpses).toEqual(['drew']);
  expect(await ada.getByTestId('stage').count()).toBe(0);
  // Whoever holds the cards needs no telling.
  await ben.getByTestId('drawn').waitFor();
  await table.crew.move(1, { type: 'keep', leader: 1, card: 'timer' });
  for (const shown of [ada, wall])
    await expect.poll(async () => (await noticedOn(shown)).glimpses).toEqual(['drew', 'kept']);
  await expect.poll(async () => (await noticedOn(ben)).glimpses).toEqual(['kept']);
  await ada.getByTestId('zoom-in').click();
  for (const shown of [ada, wall]) await shown.getByTestId('glimpse').waitFor({ state: 'detached' });
  await ada.reload();
  await ada.getByTestId('board').waitFor();
  expect((await noticedOn(ada)).glimpses).toEqual([]);
  table.crew.leave();
});

test('what the army may do is told before it does it: in a line, city by city, and on the map', async () => {
  const { city, characters, options } = village(1);
  // Every village is full, and so are all around it.
  const reds = CITIES.filter((one) => one !== city && capacityOf(HOUSE_BOX, one) < 3).map((one) => [
    one,
    capacityOf(HOUSE_BOX, one),
  ]);
  const leaders = characters.map((character) => ({ character, city }));
  const table = await seated(
    { options, deal: { opening: { reds: reds.slice(0, 30), hidden: [], leaders } } },
    ['Ada'],
    1,
  );
  const [page, wall] = [pageOf(table, 0), await wallOf(table)];
  const [ada] = table.people;
  await ada?.reads('risk', en.risk.brief(0, 1));
  expect(await page.getByTestId('risk').getAttribute('aria-expanded')).toBe('false');
  const grave = await page.locator('[data-testid="threatened"][data-danger="falls"]').count();
  expect(await page.getByTestId('threatened').count()).toBe(grave);
  await page.getByTestId('risk').click();
  await ada?.reads('risk-told', en.risk.none);
  const told = await page.locator('[data-testid^="threat-"]').count();
  expect(told).toBeGreaterThan(grave);
  await expect.poll(() => page.getByTestId('threatened').count()).toBe(told);
  await expect.poll(() => wall.getByTestId('threatened').count()).toBe(told);
  await ada?.expectSound('the risk');
  // One city of them, from the list.
  const first = page.locator('[data-testid^="threat-"]').first();
  const at = Number((await first.getAttribute('data-testid'))?.split('-')[1]) as City;
  await first.click();
  await ada?.reads('city-panel', numbered(at, en));
  await ada?.reads('threat', /\d+ in 18/);
  // An action, and the army has one too.
  await table.crew.move(0, { type: 'plan', leader: 0, skill: 'military' });
  await page.getByTestId('city-panel').getByRole('button', { name: en.city.close }).click();
  await ada?.reads('risk', en.risk.brief(1, 1));
  await ada?.reads('risk-told', en.risk.now(1, 1));
  table.crew.leave();
});

test('a harmless move is taken back where it was made, until somebody goes on', async () => {
  const { city, characters, options } = village(2);
  const leaders = characters.map((character) => ({ character, city }));
  const table = await seated({ options, deal: { opening: { reds: [], hidden: [], leaders } } }, ['Ada', 'Ben'], 2);
  const [ada, ben] = table.people;
  const [page, other] = [pageOf(table, 0), pageOf(table, 1)];
  const [next] = neighboursOf(HOUSE_BOX, city);
  expect(await page.getByTestId('undo').count()).toBe(0);
  await page.getByTestId(`city-${next}`).click();
  await page.getByTestId('walk').click();
  await ada?.hasTaken(1);
  await page.getByTestId('undo').waitFor();
  expect(await page.getByTestId('undo').getAttribute('aria-label')).toBe(en.undo.label(en.actions.move.name));
  expect(await other.getByTestId('undo').count()).toBe(0);
  await page.getByTestId('undo').click();
  await ada?.hasTaken(0);
  await page.getByTestId('undo').waitFor({ state: 'detached' });
  // Somebody acts, and it stands.
  await table.crew.move(0, { type: 'move', leader: 0, to: next });
  await page.getByTestId('undo').waitFor();
  await ben?.act('plan', en.skills.military.name);
  await page.getByTestId('undo').waitFor({ state: 'detached' });
  await ada?.hasTaken(1);
  table.crew.leave();
});

test('giving up is found where the turn is played', async () => {
  const { options, deal } = village(1);
  const table = await seated({ options, deal }, ['Ada'], 1);
  const page = pageOf(table, 0);
  await page.getByTestId('open-give-up').click();
  await page.getByRole('dialog').getByTestId('giving-up').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByTestId('open-give-up').click();
  await page.getByTestId('give-up').click();
  await page.getByTestId('give-up-sure').click();
  await page.getByTestId('ending').waitFor();
  table.crew.leave();
});
