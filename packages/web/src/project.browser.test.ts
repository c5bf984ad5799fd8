import { accessibilityProblems, type Page } from '@reseau/browserkit';
import { type City, HOUSE_BOX, neighboursOf, scenarioIn } from '@reseau/games/project';
import { MemoryStore } from '@reseau/server';
import { joinRoom, openRoom, storeMatch } from '@reseau/server/testing';
import { describe, expect, test } from 'vitest';
import { numbered } from './games/project/cities.ts';
import { en } from './games/project/i18n/en.ts';
import { beginOn } from './testing/begin.ts';
import { picture } from './testing/picture.ts';
import { village } from './testing/project/deals.ts';
import { ProjectPlayer } from './testing/project/player.ts';
import { type Device, holdSeat, type Place, ServerUnderTest } from './testing/server-under-test.ts';
import { WALKED } from './testing/wide.ts';

const store = new MemoryStore();
const server = new ServerUnderTest({}, store);

/** A device that holds this seat already. */
async function sit(place: Place, device: Device = {}): Promise<Page> {
  const page = await server.page(device);
  await holdSeat(page, place);
  await page.goto(`/t/${place.code}`);
  await page.getByTestId('lobby').waitFor();
  return page;
}

const alone = async (device: Device = {}): Promise<Page> =>
  await sit(await openRoom(server.base, 'Ada', 'project'), device);

/** The host picks characters for a seat, and sees that the server has them. */
async function lead(page: Page, seat: number, ...characters: readonly string[]): Promise<void> {
  await page.getByTestId(`seat-${seat}`).locator('summary').click();
  for (const character of characters) {
    await page.getByTestId(`seat-${seat}-${character}`).check();
    await expect.poll(() => page.getByTestId(`seat-${seat}-${character}`).isChecked()).toBe(true);
  }
}

/** The host chooses an option by its name, and sees that the server has it. */
async function option(page: Page, name: string): Promise<void> {
  const radio = page.getByRole('radio', { name, exact: true });
  await radio.check();
  await expect.poll(() => radio.isChecked()).toBe(true);
}

/** A city that a road leads to from here. */
function beside(city: number): City {
  const [next] = neighboursOf(HOUSE_BOX, city as City);
  if (next === undefined) throw new Error(`no road leaves city ${city}`);
  return next;
}

async function start(page: Page, ...guests: readonly Page[]): Promise<void> {
  await beginOn(page, ...guests);
  await page.getByTestId('board').waitFor();
}

async function act(page: Page, action: string): Promise<void> {
  await page.getByTestId(`action-${action}`).click();
  await page.getByTestId('confirm').click();
}

/** Two taps in one place. */
async function done(page: Page): Promise<void> {
  await page.getByTestId('done').click();
  await page.getByTestId('done').click();
}

const textOf = async (page: Page, id: string): Promise<string> => (await page.getByTestId(id).textContent()) ?? '';

async function skip(page: Page): Promise<void> {
  await page.getByTestId('stage').waitFor();
  await page.keyboard.press('Escape');
  await page.getByTestId('stage').waitFor({ state: 'detached' });
}

async function expectSound(page: Page, name: string): Promise<void> {
  const problems = await accessibilityProblems(page);
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect({ name, problems, overhang: Math.max(0, overhang) }).toEqual({ name, problems: [], overhang: 0 });
}

test('one alone plays some turns by clicks, sees the army move, and gives up', async () => {
  const page = await alone();
  await option(page, en.scenarios.landing.name);
  await option(page, en.options.clocks.actions);
  await expect.poll(() => textOf(page, 'seat-1')).toContain('Ada');
  await lead(page, 1, 'llewellyn');
  await start(page);
  await expect.poll(() => textOf(page, 'turn')).toContain('Turn 1');
  // Whoever begins is told whom they lead, and what that character can do.
  await expect.poll(() => textOf(page, 'gift')).toContain(en.act.lead(en.characters.llewellyn.name));
  await expect.poll(() => textOf(page, 'gift')).toContain(en.characters.llewellyn.how);
  // Every sign of the strip is told in words at a tap.
  await page.getByTestId('signs').click();
  for (const words of [
    en.status.turn(1),
    en.status.speed(1),
    /faster in/,
    /red soldiers in reserve/,
    /bases destroyed/,
  ])
    await expect.poll(() => textOf(page, 'signs-told')).toMatch(words);
  await expectSound(page, 'the signs');
  await page.keyboard.press('Escape');
  await expect.poll(() => textOf(page, 'speed')).toMatch(/faster in \d+/);

  // What cannot be done says why, and leads to the rule.
  const kill = page.getByTestId('action-kill');
  await expect.poll(() => kill.getAttribute('aria-disabled')).toBe('true');
  await expect.poll(() => kill.textContent()).toContain('There’s no red soldier there.');
  await kill.click({ force: true });
  await page.getByTestId('rule-sheet').waitFor();
  // A phone has no room for reasons beside twelve actions: the rule that a tap leads to begins with it.
  await expect.poll(() => textOf(page, 'why')).toBe('There’s no red soldier there.');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await page.getByTestId('chooser').count()).toBe(0);

  await picture(page, 'project-board');

  // Investigate: cards are drawn, one is kept and joins the common row.
  await act(page, 'investigate');
  await page.getByTestId('drawn').waitFor();
  await expect.poll(() => page.getByTestId('done').isDisabled()).toBe(true);
  await page.getByTestId('drawn').locator('input:enabled').first().check({ force: true });
  await page.getByTestId('keep').click();
  await page.getByTestId('drawn').waitFor({ state: 'detached' });
  await page.getByTestId('tab-clues').click();
  await page.locator('[data-testid^="clue-"]').first().click();
  await expect.poll(() => textOf(page, 'through')).toMatch(/cit(y|ies) shows? through/);
  // The papers lie as they lay, after a reload.
  await page.reload();
  await page.getByTestId('through').waitFor();
  await expect.poll(() => textOf(page, 'through')).toMatch(/cit(y|ies) shows? through/);
  await page.getByTestId('tab-act').click();
  await expect.poll(() => page.getByTestId('gift').count()).toBe(0);

  // Move: the cities that can be reached are lit; one is chosen on the map.
  await page.getByTestId('action-move').click();
  const next = beside(scenarioIn(HOUSE_BOX, 'landing').starts[0]);
  await page.getByTestId(`city-${next}`).click();
  await expect.poll(() => textOf(page, 'confirm')).toContain(numbered(next, en));
  await page.getByTestId('confirm').click();
  await expect.poll(() => page.getByTestId('taken').getAttribute('data-count')).toBe('2');

  // The army takes as many actions.
  await expect.poll(() => textOf(page, 'done')).toContain('2×');
  await done(page);
  await page.getByTestId('army').waitFor();
  await picture(page, 'project-army');
  // It moves before our eyes, and says at last how many soldiers are left.
  await expect.poll(() => textOf(page, 'cause'), { timeout: 30_000 }).toMatch(/In reserve: \d+ red, \d+ hardened\./);
  await skip(page);
  await expect.poll(() => textOf(page, 'turn')).toContain('Turn 2');

  // A turn without an action, then none at all: all agree to give up.
  await page.getByTestId('menu').click();
  await page.getByTestId('give-up').click();
  await picture(page, 'project-give-up');
  await page.getByTestId('give-up-sure').click();
  await page.getByTestId('ending').waitFor();
  await expect.poll(() => page.getByTestId('ending').getAttribute('data-ending')).toBe('gaveUp');
  await page.context().close();
});

test('two at once: both want the last of a city, the later is refused in words, and nothing is lost', async () => {
  const { city, characters, options } = village(2);
  const leaders = characters.map((character, seat) => ({ character, city: seat === 0 ? city : beside(city) }));
  const deal = { opening: { reds: [], hidden: [], leaders } };
  const places = await storeMatch(store, { game: 'project', names: ['Ada', 'Léa'], options, deal });
  const people = await Promise.all(places.map((place) => ProjectPlayer.sit(server, place)));
  const [ada, lea] = people.map(({ page }) => page) as unknown as readonly [Page, Page];

  // What is intended shows on the other's board.
  await ada.getByTestId('tab-plan').click();
  await ada.getByTestId('intend-investigate').click();
  await lea.getByTestId('tab-plan').click();
  await expect.poll(() => textOf(lea, 'plan-board')).toContain('next: Investigate');
  await ada.getByTestId('tab-act').click();
  await lea.getByTestId('tab-act').click();

  // Léa joins Ada in a village that can be searched but once.
  await lea.getByTestId(`city-${city}`).click();
  await lea.getByTestId('walk').click();
  await expect.poll(() => lea.getByTestId('taken').getAttribute('data-count')).toBe('1');

  // Both choose it. Léa's choice travels while Ada's is decided.
  await lea.getByTestId('action-search').click();
  await lea.getByTestId('confirm').waitFor();
  await lea.context().setOffline(true);
  await expect.poll(() => lea.getByTestId('line').getAttribute('data-state')).toBe('offline');
  await lea.getByTestId('confirm').click();
  await act(ada, 'search');
  // Cards to choose from, or none of use.
  await ada.locator('[data-testid="drawn"], [data-testid="taken"][data-count="1"]').waitFor();
  await lea.context().setOffline(false);
  await expect.poll(() => lea.getByTestId('notice').textContent()).toBe('This city has nothing more to give.');
  await expect.poll(() => lea.getByTestId('taken').getAttribute('data-count')).toBe('1');
  await expect
    .poll(() => lea.getByTestId('action-search').textContent())
    .toContain('This city has nothing more to give.');

  // Ada chooses, is done, and the table waits for Léa.
  if (await ada.getByTestId('drawn').isVisible()) await ada.getByTestId('let-go').click();
  await expect.poll(() => ada.getByTestId('done').isEnabled()).toBe(true);
  await done(ada);
  await expect.poll(() => textOf(lea, 'who-is-done')).toContain('Ada, done');
  await expect.poll(() => textOf(ada, 'headline')).toContain('Léa');

  // She takes it back, and can act again; then she is done for good.
  await ada.getByTestId('not-done').click();
  await expect.poll(() => textOf(lea, 'who-is-done')).toContain('Ada, acting');
  await ada.getByTestId('action-move').waitFor();
  await expect.poll(() => ada.getByTestId('done').isEnabled()).toBe(true);
  await done(ada);
  await expect.poll(() => textOf(lea, 'who-is-done')).toContain('Ada, done');
  await done(lea);
  await skip(ada);
  await skip(lea);
  await expect.poll(() => textOf(lea, 'turn')).toContain('Turn 2');
  await ada.context().close();
  await lea.context().close();
});

test('the clock of the invasion is shown to all and stands still when all agree', async () => {
  const opened = await openRoom(server.base, 'Ada', 'project');
  const joined = await joinRoom(server.base, opened.code, 'Léa');
  const ada = await sit(opened);
  const lea = await sit(joined);
  await start(ada, lea);
  await lea.getByTestId('board').waitFor();
  await expect.poll(() => textOf(ada, 'clock')).toMatch(/2[45]:\d\d/);
  await expect.poll(() => textOf(lea, 'clock')).toMatch(/2[45]:\d\d/);
  await ada.getByTestId('pause').click();
  await lea.getByText('Ada would like a pause.').waitFor();
  await lea.getByTestId('pause').click();
  await ada.getByTestId('paused').waitFor();
  // What goes on is the main button, where the thumb is: as large as the one that ends a turn.
  await expect.poll(() => ada.getByTestId('done').count()).toBe(0);
  const resume = lea.getByTestId('resume');
  const box = await resume.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(48);
  expect(box?.width).toBeGreaterThanOrEqual(390 / 2);
  await picture(lea, 'project-paused');
  await resume.click();
  await ada.getByTestId('paused').waitFor({ state: 'detached' });
  // The pause is over for all: nobody is said to want it, and whoever wants another asks anew.
  for (const page of [ada, lea]) {
    await page.getByTestId('pause').waitFor();
    await expect.poll(() => page.getByTestId('pause').getAttribute('aria-pressed')).toBe('false');
    await expect.poll(() => page.getByText('would like a pause.').count()).toBe(0);
  }
  await ada.context().close();
  await lea.context().close();
});

test('one leads three characters, and the map and its list do the same', async () => {
  const page = await alone({ width: 1280, height: 800 });
  await option(page, en.options.clocks.actions);
  await option(page, en.scenarios.landing.name);
  await lead(page, 1, 'stark', 'adams', 'randles');
  await start(page);
  await page.getByTestId('leader-2').click();
  await page.getByTestId('as-list').click();
  const next = beside(scenarioIn(HOUSE_BOX, 'landing').starts[2]);
  const line = page.getByTestId('city-list').getByRole('button', { name: numbered(next, en) });
  await line.click();
  await page.getByTestId('walk').click();
  await expect.poll(() => line.textContent()).toContain('here: Randles');
  await page.getByTestId('as-list').click();
  // The keys: arrows go from city to city.
  await page.locator(`[data-city="${next}"]`).focus();
  for (const key of ['ArrowUp', 'ArrowLeft']) await page.keyboard.press(key);
  const focused = await page.evaluate(() => document.activeElement?.getAttribute('data-city'));
  expect(focused).not.toBe(String(next));
  await page.keyboard.press('Enter');
  await page.getByTestId('city-panel').waitFor();
  await page.context().close();
});

test('whoever would be alone above Beginner is told so, and leads two at a tap', async () => {
  const page = await alone();
  await expect.poll(() => page.getByTestId('lead-two').count()).toBe(0);
  await option(page, en.difficulties.normal);
  await page.getByTestId('lead-two').click();
  await page.getByTestId('alone').waitFor({ state: 'detached' });
  await start(page);
  await expect.poll(() => page.getByTestId(/^leader-[0-9]$/).count()).toBe(2);
  await page.context().close();
});

test('a new table has the soldiers of the scenario card, and says so; fewer for fewer can be had', async () => {
  const { garrisons, garrisonHow } = en.options;
  const card = scenarioIn(HOUSE_BOX, 'coup').reds.length;
  const page = await alone();
  await expect.poll(() => page.getByRole('radio', { name: garrisons.printed, exact: true }).isChecked()).toBe(true);
  await expect.poll(() => textOf(page, 'soldiers')).toContain(garrisonHow.printed);
  await option(page, en.scenarios.coup.name);
  await start(page);
  await expect.poll(() => textOf(page, 'red-pool')).toContain(en.status.reds(HOUSE_BOX.reds - card));
  await page.context().close();

  const other = await alone();
  await option(other, en.scenarios.coup.name);
  await option(other, garrisons.byLeaders);
  await expect.poll(() => textOf(other, 'soldiers')).toContain(garrisonHow.byLeaders);
  await start(other);
  await expect.poll(() => textOf(other, 'red-pool')).toContain(en.status.reds(HOUSE_BOX.reds - 2));
  await other.context().close();
});

describe.each(WALKED)('in %s, on the narrowest phone', (locale) => {
  test('every screen is accessible and fits', async () => {
    const room = await openRoom(server.base, 'Ada', 'project');
    const page = await sit(room, { locale, width: 320, height: 568, dark: locale === 'ja' });
    await page.getByTestId('seat-1').locator('summary').click();
    await page.locator('input[type=radio][value=heroic]').check();
    await page.getByTestId('lead-two').waitFor();
    await expectSound(page, 'lobby');
    await page.getByTestId('seat-1-llewellyn').check();
    await start(page);
    await expectSound(page, 'act');
    await page.getByTestId('action-move').click();
    await expectSound(page, 'move');
    await page.getByTestId('as-list').click();
    await expectSound(page, 'list');
    await page.getByTestId('as-list').click();
    await page.getByTestId('tab-act').click();
    await page.getByTestId('chooser').locator('button').first().click();
    await act(page, 'investigate');
    await page.getByTestId('drawn').waitFor();
    await expectSound(page, 'drawn');
    await page.getByTestId('drawn').locator('input:enabled').first().check({ force: true });
    await page.getByTestId('keep').click();
    for (const tab of ['clues', 'team', 'plan']) {
      await page.getByTestId(`tab-${tab}`).click();
      if (tab === 'clues') await page.locator('[data-testid^="clue-"]').first().click();
      await expectSound(page, tab);
    }
    await page.getByTestId('help').click();
    await page.getByRole('dialog').waitFor();
    await expectSound(page, 'help');
    await page.keyboard.press('Escape');
    await page.getByTestId('dossier').click();
    await page.getByRole('dialog').waitFor();
    await expectSound(page, 'ledger');
    await page.keyboard.press('Escape');
    const screen = await page.context().newPage();
    await screen.setViewportSize({ width: 1920, height: 1080 });
    await screen.goto(`/t/${room.code}/screen`);
    await screen.getByTestId('screen').waitFor();
    await expectSound(screen, 'table screen');
    if (locale === 'en') await picture(screen, 'project-screen');
    await done(page);
    await page.getByTestId('army').waitFor();
    await expectSound(page, 'army');
    await page.context().close();
  });
});
