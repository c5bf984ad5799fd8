import { type Browser, launchBrowser, type Page } from '@reseau/browserkit';
import type { GameId } from '@reseau/games';
import { startTestServer } from '@reseau/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hurryBots } from './testing/alone.ts';
import { hiddenFromPupil } from './testing/coached.ts';
import { follow, lineOf } from './testing/pupil.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** In milliseconds: the page is scrolled there by then. */
const SCROLLED = 5000;

/** What the coach speaks of is seen together with the words, unless the table has moved on; or what is wrong with it. */
async function hidden(page: Page, line: string): Promise<readonly string[]> {
  const until = Date.now() + SCROLLED;
  for (;;) {
    const problem = await hiddenFromPupil(page);
    if (problem === undefined || (await lineOf(page)) !== line) return [];
    if (Date.now() > until) return [problem];
    await page.waitForTimeout(50);
  }
}

/** Plays on until this is so; says what the coach has said meanwhile. */
async function playUntil(
  page: Page,
  game: GameId,
  isThere: (heard: number) => Promise<boolean>,
): Promise<ReadonlySet<string>> {
  const lines = new Set<string>();
  const problems: string[] = [];
  await expect
    .poll(
      async () => {
        if (await isThere(lines.size)) return true;
        const line = await lineOf(page);
        if (!(await page.getByTestId('stage').isVisible())) {
          if (!lines.has(line)) problems.push(...(await hidden(page, line)));
          lines.add(line);
        }
        await follow(page, game);
        return isThere(lines.size);
      },
      { timeout: 200_000, interval: 20 },
    )
    .toBe(true);
  expect(problems).toEqual([]);
  return lines;
}

test.each([
  ['resistance', 'en'],
  ['insurrection', 'fr'],
  ['project', 'ja'],
] as const)(
  'a guided game of %s is played to its end by whoever follows the coach, with the network cut and a reload in the middle',
  async (game, locale) => {
    const viewport = { width: 320, height: 568 };
    const server = await startTestServer({});
    const context = await browser.newContext({ baseURL: server.base, locale, viewport });
    const page = await context.newPage();
    page.on('pageerror', (error) => {
      throw error;
    });
    await hurryBots(page);
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await server.close();
    const link = page.getByTestId(`learn-${game}`);
    if (await link.isVisible()) {
      await link.click();
    } else {
      // The smallest phone has one link, to the page of all guided games.
      await page.getByTestId('learn-link').click();
      await page.getByTestId(`lesson-${game}`).click();
    }
    await page.getByTestId('coach').waitFor();
    const before = await playUntil(page, game, () => page.getByTestId('board').isVisible());
    expect(before.size).toBeGreaterThan(1);
    await playUntil(page, game, async (heard) => heard > 4 && (await page.getByTestId('got-it').isVisible()));
    const line = await lineOf(page);
    await page.reload();
    // Where one was, with the same words.
    await expect.poll(() => lineOf(page)).toBe(line);
    const closing = page.getByTestId('closing');
    const lines = await playUntil(page, game, () => closing.isVisible());
    expect(lines.size).toBeGreaterThan(3);
    expect(await closing.getByRole('listitem').count()).toBeGreaterThanOrEqual(3 + 2);
    // Once all is shown and counted out, the coach has the last word.
    const all = page.getByTestId('count-all');
    if (await all.isVisible()) await all.click({ timeout: 2000 }).catch(() => undefined);
    await playUntil(page, game, () => page.getByTestId('got-it').isVisible());
    // Whoever has read it is not told to play on.
    await page.getByTestId('got-it').click();
    expect(['The game is over.', 'La partie est finie.', 'ゲームは終わりました。']).toContain(await lineOf(page));
    // What was said can be read again.
    await page.getByTestId('coach-more').click();
    expect(await page.getByTestId('coach-said').getByRole('listitem').count()).toBeGreaterThan(8);
    await page.keyboard.press('Escape');
    expect(await page.getByTestId('look-back').getAttribute('href')).toMatch(/unmasked=1/);
    await page.getByTestId('with-friends').click();
    await page.getByTestId('learn-link').waitFor();
    await context.close();
  },
);
