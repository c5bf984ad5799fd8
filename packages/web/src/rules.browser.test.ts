import { accessibilityProblems, type Page } from '@reseau/browserkit';
import { setUp } from '@reseau/games/resistance';
import { MemoryStore } from '@reseau/server';
import { storeMatch } from '@reseau/server/testing';
import { expect, test } from 'vitest';
import { picture } from './testing/picture.ts';
import { holdSeat, ServerUnderTest } from './testing/server-under-test.ts';
import { CALLED } from './testing/tour/crew.ts';
import { dismiss } from './testing/tour/tour.ts';

const store = new MemoryStore();
const server = new ServerUnderTest({}, store);
const SMALL = { width: 320, height: 568 };

const soundness = async (page: Page) => ({
  problems: await accessibilityProblems(page),
  overhang: await page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth)),
});
const SOUND = { problems: [], overhang: 0 };

const isInSight = (page: Page, number: string): Promise<boolean> =>
  page.locator(`[data-rule="${number}"][id]`).evaluate((rule) => {
    const { top, bottom } = rule.getBoundingClientRect();
    const over = document.elementFromPoint(innerWidth / 2, (top + bottom) / 2);
    return top >= 0 && bottom <= innerHeight && over !== null && rule.contains(over);
  });

const numbersOn = (page: Page): Promise<readonly (string | undefined)[]> =>
  page.locator('li[data-rule]').evaluateAll((rules) => rules.map((rule) => (rule as HTMLElement).dataset['rule']));

test.each([
  { locale: 'en', typed: 'five rejected', number: 'RE11', marked: 'fifth', found: '6 rules found', dark: false },
  { locale: 'fr', typed: 'EGALITE rejetee', number: 'RE9', marked: 'égalité', found: '1 règle trouvée', dark: true },
  {
    locale: 'ja',
    typed: '同数なら否認',
    number: 'RE9',
    marked: '同数',
    found: '4件のルールが見つかりました',
    dark: false,
  },
])('on the smallest phone in $locale: from the start page to a rule that is looked for', async (wanted) => {
  const { locale, typed, number, marked, found, dark } = wanted;
  const page = await server.page({ ...SMALL, locale, dark });
  await page.goto('/');
  await page.getByTestId('rules-link').click();
  await page.getByTestId('rules-resistance').click();
  const field = page.getByTestId('rules-search');
  await field.waitFor();
  const all = await numbersOn(page);
  expect(all.length).toBeGreaterThan(150);
  expect(await soundness(page)).toEqual(SOUND);
  await picture(page, `rules-${locale}`);

  await field.pressSequentially(typed);
  await expect.poll(() => page.getByTestId('rules-found').textContent()).toContain(found);
  expect((await numbersOn(page)).at(0)).toBe(number);
  expect(await page.locator('mark').allTextContents()).toContain(marked);
  expect(await soundness(page)).toEqual(SOUND);
  await picture(page, `rules-found-${locale}`);

  // Its number leads to it, among its neighbours, and the address says so.
  await page.locator(`#${number} a`).first().click();
  await expect.poll(() => numbersOn(page)).toEqual(all);
  await expect.poll(() => isInSight(page, number)).toBe(true);
  expect(new URL(page.url()).hash).toBe(`#${number}`);
  await field.fill('zzz');
  await expect.poll(() => numbersOn(page)).toEqual([]);
  await page.getByTestId('clear-search').click();
  await expect.poll(() => numbersOn(page)).toEqual(all);
});

test('an address with a number leads to the rule, which has the focus; so does the number of another within it', async () => {
  const page = await server.page(SMALL);
  await page.goto('/rules/resistance#PL1');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('PL1');
  // Its table is wider than the phone, and scrolls by itself.
  const frame = page.locator('#PL1 section');
  await expect.poll(() => frame.getAttribute('tabindex')).toBe('0');
  expect(await soundness(page)).toEqual(SOUND);
  await picture(page, 'rules-table');
  await page.locator('#PL26').getByRole('link', { name: 'RE12' }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('RE12');
  await expect.poll(() => isInSight(page, 'RE12')).toBe(true);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('PL1');
});

test('from a refusal in a game to the rule behind it and back, and nothing is lost', async () => {
  const made = setUp(5, { modules: ['targeting', 'trapper', 'hunter'], extras: [] });
  if (!made.ok) throw new Error(made.problem);
  const [place] = await storeMatch(store, {
    game: 'resistance',
    names: CALLED.slice(0, 5),
    options: made.setup,
    deal: { leader: 0, characters: made.game.deck },
  });
  if (place === undefined) throw new Error('nobody came');
  const page = await server.page(SMALL);
  await holdSeat(page, place);
  await page.goto(`/t/${place.code}`);
  await page.getByTestId('board').waitFor();
  await dismiss(page);
  await page.getByTestId('mission-2').click();
  for (const seat of [2, 3, 4]) await page.getByTestId(`seat-${seat}`).click();
  await page.getByTestId('seat-5').click({ force: true });
  const link = page.getByTestId('rule-link');
  await expect.poll(() => link.textContent()).toBe('Rule HU9');
  await picture(page, 'rules-refusal');
  await link.click();

  const sheet = page.getByRole('dialog');
  await sheet.locator('#HU9').waitFor();
  expect(await numbersOn(page)).toEqual(['HU8', 'HU9', 'HU10']);
  expect(await soundness(page)).toEqual(SOUND);
  await picture(page, 'rules-sheet');
  await sheet.getByTestId('all-rules').click();
  await expect.poll(() => isInSight(page, 'HU9')).toBe(true);
  // What this table has no use for comes last.
  const numbers = await numbersOn(page);
  expect(numbers.indexOf('RO1')).toBeGreaterThan(numbers.indexOf('HO12'));
  expect(numbers.indexOf('HU1')).toBeLessThan(numbers.indexOf('HO12'));
  await sheet.getByTestId('rules-search').fill('RO6');
  await expect.poll(() => numbersOn(page)).toEqual(['RO6']);
  expect(await soundness(page)).toEqual(SOUND);
  await picture(page, 'rules-sheet-all');
  // The first empties the field, the second closes the sheet.
  await page.keyboard.press('Escape');
  await expect.poll(() => sheet.getByTestId('rules-search').inputValue()).toBe('');
  await page.keyboard.press('Escape');

  await sheet.waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe(`/t/${place.code}`);
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-testid'))).toBe('rule-link');
  for (const seat of [2, 3, 4])
    expect(await page.getByTestId(`seat-${seat}`).getAttribute('aria-pressed')).toBe('true');
  expect(await page.getByTestId('drafting').textContent()).toContain('You must be on this team yourself.');

  // From the help, too, and back to it.
  await page.getByTestId('help').click();
  await page.getByTestId('help-rules').click();
  await page.getByTestId('rules-search').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(1);
  await expect.poll(() => page.getByTestId('help-rules').isVisible()).toBe(true);
});

test('the cards of every game can be looked through, on the smallest phone', async () => {
  const page = await server.page({ ...SMALL, locale: 'fr' });
  for (const game of ['resistance', 'insurrection', 'project']) {
    await page.goto(`/rules/${game}/cards`);
    await page.locator('h1').waitFor();
    await expect.poll(() => page.locator('main svg').count()).toBeGreaterThan(20);
    expect({ game, ...(await soundness(page)) }).toEqual({ game, ...SOUND });
  }
});
