import { accessibilityProblems, type Page } from '@reseau/browserkit';
import { HOUSE, HOUSE_SET } from '@reseau/games/insurrection';
import { LANGUAGES } from '@reseau/protocol';
import { MemoryStore } from '@reseau/server';
import { expect, test } from 'vitest';
import { SIGNS } from './games/insurrection/art/emblems.ts';
import { en } from './games/insurrection/i18n/en.ts';
import { keysOf } from './games/keys-of.ts';
import { type Deed, everyControl, shown } from './testing/controls.ts';
import { ServerUnderTest } from './testing/server-under-test.ts';
import { noSheet, sheet, tableOf } from './testing/tables.ts';
import { faultsOf } from './testing/tour/geometry.ts';
import { tableWhere } from './testing/tour/insurrection-scenes-tour.ts';
import { resize, SIZE_NAMES } from './testing/tour/sizes.ts';
import { settled } from './testing/tour/still.ts';
import { sitAt, type Tour } from './testing/tour/tour.ts';

const store = new MemoryStore();
const server = new ServerUnderTest({}, store);
const tourIn = (locale: string): Tour => ({ server, store, locale, look: () => Promise.resolve(), wants: () => true });

/** Somebody in the middle of a match, with the cards of the box before them. */
async function browsing(locale: string) {
  const { place, crew } = await tableWhere(tourIn(locale), (told) => told.some(({ type }) => type === 'took'));
  const page = await sitAt(tourIn(locale), place);
  await sheet(page, page.getByTestId('menu'));
  await page.getByTestId('all-cards').click();
  await page.getByTestId('cards-sheet').waitFor();
  return { page, crew };
}

const kindsOn = (page: Page) =>
  page.locator('[data-kind]').evaluateAll((all) => all.map((one) => one.getAttribute('data-kind')));
const idsOf = (cards: readonly { readonly id: string }[]) => cards.map(({ id }) => id);

/** Picks this and sees these cards, whatever was shown before. */
const picks =
  (page: Page, value: string, cards: readonly { readonly id: string }[]): Deed =>
  async (control) => {
    await control.selectOption(value);
    await expect.poll(() => kindsOn(page)).toEqual(idsOf(cards));
  };

const byName = [...HOUSE_SET.kinds].toSorted((a, b) => a.names.en.localeCompare(b.names.en));
const bySpeed = [...HOUSE_SET.kinds].toSorted((a, b) => Math.max(...b.initiatives) - Math.max(...a.initiatives));

test('every control of the cards and symbols does what it says', async () => {
  const { page, crew } = await browsing('en');
  const box = page.getByTestId('cards-sheet');
  const acting = HOUSE_SET.kinds.filter(({ effects, end }) => effects.length > 0 || end !== undefined);
  await everyControl(shown(box), {
    'Show: Locations': async (control) => {
      await control.check();
      const { fortress, locations, keep } = HOUSE;
      await expect.poll(() => page.locator('[data-place]').count()).toBe([fortress, ...locations, keep].length);
      await box.getByText(en.sites.effects.swear.how, { exact: false }).waitFor();
      await box.getByRole('radio', { name: 'Cards', exact: true }).check();
    },
    'Show: Symbols': async (control) => {
      await control.check();
      const signs = page.getByTestId('legend').locator('[data-sign]');
      const drawn = await signs.evaluateAll((all) => all.map((one) => one.getAttribute('data-sign')));
      expect(drawn).toEqual(keysOf(SIGNS));
      for (const sign of keysOf(SIGNS)) await box.getByText(en.box.signs[sign], { exact: true }).waitFor();
      await box.getByRole('radio', { name: 'Cards', exact: true }).check();
    },
    'Show: Cards': async (control) => {
      await control.check();
      await expect.poll(() => kindsOn(page)).toEqual(idsOf(HOUSE_SET.kinds));
    },
    'Which cards': async (control) => {
      const marked = HOUSE_SET.kinds.filter(({ icons }) => (icons.corruption ?? 0) > 0);
      await picks(page, 'people', HOUSE.people)(control);
      await picks(page, 'leaders', HOUSE.leaders)(control);
      await picks(page, 'marked', marked)(control);
      await picks(page, 'acting', acting)(control);
      await picks(page, 'all', HOUSE_SET.kinds)(control);
      expect(await page.getByTestId('cards-count').textContent()).toBe(en.box.count(HOUSE_SET.kinds.length, 84));
    },
    Order: async (control) => {
      await picks(page, 'name', byName)(control);
      await picks(page, 'initiative', bySpeed)(control);
      await picks(page, 'box', HOUSE_SET.kinds)(control);
    },
  });
  await page.keyboard.press('Escape');
  await box.waitFor({ state: 'detached' });
  // The sheet it was opened from is still there, and so is the place on it.
  await expect.poll(() => page.getByTestId('all-cards').evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await noSheet(page);
  crew.leave();
});

test('it says nothing but what is in the box, to everybody the same', async () => {
  const { places, crew } = await tableWhere(tourIn('en'), (told) => told.some(({ type }) => type === 'took'));
  const told: string[] = [];
  for (const place of places.slice(0, 2)) {
    const page = await sitAt(tourIn('en'), place);
    await sheet(page, page.getByTestId('menu'));
    await page.getByTestId('all-cards').click();
    told.push(await page.getByTestId('cards-sheet').innerHTML());
    await page.context().close();
  }
  const plain = (html: string | undefined) => html?.replaceAll(/ (name|id|for)="[^"]*"/g, '');
  expect(plain(told[0])).toBe(plain(told[1]));
  crew.leave();
});

test('a table with a card file of its own shows that box, before the game too', async () => {
  const cards = {
    ...HOUSE,
    people: HOUSE.people.map((card) => ({ ...card, names: { en: `My ${card.id}`, fr: 'x', ja: 'x' } })),
  };
  const { page } = await tableOf(server, { game: 'insurrection', others: ['Ben'] });
  await page.locator('input[type="file"]').setInputFiles({
    name: 'cards.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(cards)),
  });
  await page.getByText('Your own file', { exact: false }).waitFor();
  await sheet(page, page.getByTestId('help'));
  await page.getByTestId('all-cards').click();
  await page
    .getByTestId('cards-sheet')
    .getByRole('heading', { name: `My ${HOUSE.people[0]?.id}` })
    .waitFor();
});

test.each(LANGUAGES)('in %s it fits every window, and whoever listens hears it', async (locale) => {
  const { page, crew } = await browsing(locale);
  const found: string[] = [];
  for (const part of ['cards', 'places', 'legend']) {
    await page.getByTestId('cards-sheet').locator(`input[value="${part}"]`).check();
    for (const size of SIZE_NAMES) {
      await resize(page, size);
      await settled(page);
      const faults = await faultsOf(page, { inSight: [], touched: size === '320x568', whole: false });
      found.push(...faults.map((fault) => `${part} at ${size}: ${fault}`));
    }
    await resize(page, '390x844');
    found.push(...(await accessibilityProblems(page)).map((problem) => JSON.stringify(problem)));
  }
  expect(found).toEqual([]);
  crew.leave();
});
