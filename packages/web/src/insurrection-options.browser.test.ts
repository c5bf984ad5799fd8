import { accessibilityProblems, type Page } from '@reseau/browserkit';
import { BETWEEN, HOUSE } from '@reseau/games/insurrection';
import { expect, test } from 'vitest';
import { en } from './games/insurrection/i18n/en.ts';
import { rulesOfSite } from './games/insurrection/wording.ts';
import { beginOn } from './testing/begin.ts';
import { ServerUnderTest } from './testing/server-under-test.ts';

const server = new ServerUnderTest();

async function opened(locale: string): Promise<Page> {
  const page = await server.page({ locale, width: 320, height: 568, moving: true });
  await page.goto('/');
  await page.getByTestId('game-insurrection').check();
  await page.getByRole('textbox').first().fill('Ada');
  await page.getByTestId('open-table').click();
  await page.getByTestId('lobby').waitFor();
  return page;
}

async function joined(path: string, name: string): Promise<Page> {
  const page = await server.page({ workerless: true });
  await page.goto(path);
  await page.getByRole('textbox').first().fill(name);
  await page.getByTestId('take-seat').click();
  await page.getByTestId('lobby').waitFor();
  return page;
}

const choose = (page: Page, group: string, name: string) =>
  page.getByTestId(group).getByRole('radio', { name, exact: true }).check();

test('a location says what it does before it is chosen, on either side that may lie up', async () => {
  const ada = await opened('en');
  await ada.getByRole('radio', { name: 'Mixed', exact: true }).check();
  await choose(ada, 'locations', 'Choose');
  for (const { id, base, advanced } of HOUSE.locations) {
    const row = ada.getByTestId('locations').locator('label', { has: ada.getByTestId(`location-${id}`) });
    const rules = [base, advanced].flatMap((site) => rulesOfSite(site, en));
    expect(rules.length).toBeGreaterThan(0);
    for (const rule of rules) await expect.poll(() => row.textContent()).toContain(rule);
  }
  // None is chosen yet, and nothing starts: one tap has them drawn.
  await ada.getByTestId('mend').click();
  await ada.getByTestId('mix-problem').waitFor({ state: 'detached' });
  await expect.poll(() => ada.getByRole('radio', { name: 'Any four', exact: true }).isChecked()).toBe(true);
});

test('the host names four locations and who begins, and that is what is dealt', async () => {
  const ada = await opened('en');
  const bea = await joined(new URL(ada.url()).pathname, 'Béatrice-Élisabeth');
  await expect.poll(() => ada.getByTestId('begins').getByRole('radio').count()).toBe(3);
  await choose(ada, 'begins', 'Béatrice-Élisabeth');
  await choose(ada, 'locations', 'Choose');
  for (const id of ['ford', 'market', 'mill']) await ada.getByTestId(`location-${id}`).check();
  // Three are not enough: the reason stands beside the start, which is shut, and a newcomer changes nothing of it.
  await expect.poll(() => ada.getByTestId('mix-problem').getAttribute('data-problem')).toBe('notFourLocations');
  await expect.poll(() => ada.getByTestId('start').isDisabled()).toBe(true);
  await expect.poll(() => bea.getByTestId('mix-problem').getAttribute('data-problem')).toBe('notFourLocations');
  await expect.poll(() => bea.getByTestId('location-mill').isChecked()).toBe(true);
  const cho = await joined(new URL(ada.url()).pathname, 'Cho');
  await expect.poll(() => ada.getByTestId('begins').getByRole('radio').count()).toBe(4);
  await expect.poll(() => ada.getByTestId('location-mill').isChecked()).toBe(true);
  expect(await accessibilityProblems(ada)).toEqual([]);
  await ada.getByTestId('location-smugglers').check();
  // Four are enough: a fifth cannot be ticked.
  const shut = ada.getByTestId('locations').locator('input[type="checkbox"]:disabled');
  await expect.poll(() => shut.count()).toBe(HOUSE.locations.length - BETWEEN);
  await expect.poll(() => ada.getByTestId('start').isEnabled()).toBe(true);
  // The others see what was chosen, and cannot change it.
  await expect.poll(() => bea.getByTestId('location-smugglers').isChecked()).toBe(true);
  await expect.poll(() => bea.getByTestId('location-smugglers').isDisabled()).toBe(true);
  await beginOn(ada, bea, cho);
  for (const page of [ada, bea, cho]) await page.getByTestId('path').waitFor();
  const stops = await ada.getByTestId('path').getByRole('listitem').allTextContents();
  const named = ['The Flooded Ford', 'The Night Market', 'The Backward Mill', 'The Smugglers’ Den'];
  const [fortress, ...rest] = stops.map((text) => text.trim());
  expect(fortress).toContain('Rebel Fortress');
  expect(rest.pop()).toContain('Kristin’s Keep');
  expect(rest.map((text) => named.findIndex((name) => text.includes(name))).toSorted((a, b) => a - b)).toEqual([
    0, 1, 2, 3,
  ]);
  while (await ada.getByTestId('stage').isVisible()) await ada.keyboard.press('Escape');
  await ada.getByTestId('dossier').click();
  await ada.getByTestId('tab-log').click();
  await expect.poll(() => ada.getByTestId('log').textContent()).toContain('Béatrice-Élisabeth is first');
});

test('whoever was to begin has gone: by lot again, and nothing keeps the game from starting', async () => {
  const ada = await opened('en');
  await ada.getByTestId('add-bot-easy').click();
  await expect.poll(() => ada.getByTestId('members').locator('li').count()).toBe(2);
  const cho = await joined(new URL(ada.url()).pathname, 'Cho');
  await expect.poll(() => ada.getByTestId('begins').getByRole('radio').count()).toBe(4);
  await choose(ada, 'begins', 'Cho');
  await expect.poll(() => cho.getByTestId('begins').getByRole('radio', { name: 'Cho' }).isChecked()).toBe(true);
  await cho.getByTestId('menu').click();
  await cho.getByTestId('leave').click();
  await cho.getByTestId('leave-sure').click();
  await expect.poll(() => ada.getByTestId('begins').getByRole('radio', { name: 'Random' }).isChecked()).toBe(true);
  await expect.poll(() => ada.getByTestId('start').isEnabled()).toBe(true);
});
