import { type Browser, launchBrowser, type Page } from '@reseau/browserkit';
import { GAME_IDS } from '@reseau/games';
import { startTestServer } from '@reseau/server/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hurryBots, openAlone, playAlone } from './testing/alone.ts';
import { act } from './testing/march.ts';
import { addPeople, tapPassed } from './testing/passing.ts';
import { IS_WIDE } from './testing/wide.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** Whatever a page asks for from now on, nobody answers. */
interface Cut {
  readonly page: Page;
  cut(): Promise<void>;
}

async function opened(serviceWorkers: 'allow' | 'block'): Promise<Cut> {
  const server = await startTestServer({});
  const context = await browser.newContext({ baseURL: server.base, locale: 'en', serviceWorkers });
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  await hurryBots(page);
  await page.goto('/');
  return {
    page,
    cut: async () => {
      await context.setOffline(true);
      await server.close();
    },
  };
}

/** By a link, as long as the page stays open. */
const goTo = (page: Page, path: string) =>
  page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, path);

async function looksBack(page: Page): Promise<void> {
  await page.getByTestId('replay-controls').waitFor();
  await page.getByTestId('step-forward').click();
  await expect.poll(() => page.getByTestId('replay-moment').getAttribute('data-at')).toBe('1');
  await page.getByTestId('dossier').or(page.getByTestId('tab-charts')).first().click();
  await page.getByTestId('tab-charts').click();
  await page.getByTestId('chart').first().waitFor();
  await page.keyboard.press('Escape');
}

describe('without https, as long as the page stays open', () => {
  // The guided games are played to their end without a network, too: one match is enough here.
  test.each(IS_WIDE ? GAME_IDS : ['project' as const])(
    'a whole match of %s against bots, with the network cut',
    async (game) => {
      const { page, cut } = await opened('block');
      await openAlone(page, game);
      await page.waitForLoadState('networkidle');
      await cut();
      await page.getByTestId('start').click();
      await page.getByTestId('ready').click();
      await page.getByTestId('board').waitFor();
      await playAlone(page, game);
      expect(await page.getByTestId('line').getAttribute('data-state')).toBe('online');
      // The record of the match is here too.
      const [file] = await Promise.all([page.waitForEvent('download'), page.getByTestId('save-record').click()]);
      expect(file.suggestedFilename()).toMatch(/^reseau-here-[A-Z]{4}-1[.]json$/);
      // What is said of the deal is said of a device without a server.
      await page.getByTestId('about-deal').click();
      const sheet = page.getByTestId('deal-sheet');
      await sheet.getByText('No server had a part').waitFor();
      expect((await sheet.textContent())?.match(/server/gi)).toEqual(['server']);
      await page.keyboard.press('Escape');
      // It is looked back at from the table, and from its file.
      await page.getByTestId('look-back').click();
      await looksBack(page);
      await goTo(page, '/history');
      await page.getByTestId('kept-match').waitFor();
      await goTo(page, '/replay');
      await page.getByTestId('record-file').setInputFiles(await file.path());
      await looksBack(page);
      await page.context().close();
    },
  );

  test('two people pass the device round, with the network cut', async () => {
    const { page, cut } = await opened('block');
    await page.clock.install();
    await page.reload();
    await openAlone(page, 'insurrection');
    await page.getByRole('button', { name: 'Change your name' }).waitFor();
    await addPeople(page, ['Ben']);
    // Of two, it is said whose.
    await page.getByRole('button', { name: 'Change Ada’s name' }).waitFor();
    expect(await page.getByRole('button', { name: 'Change your name' }).count()).toBe(0);
    await page.waitForLoadState('networkidle');
    await cut();
    await page.getByTestId('start').click();
    /** Before whom the curtain was drawn, one after the other. */
    const curtains: string[] = [];
    await expect
      .poll(
        async () => {
          const curtain = page.getByTestId('curtain').getByRole('heading');
          const name = (await curtain.isVisible()) ? await curtain.textContent().catch(() => '') : '';
          if (name !== null && name !== '' && name !== curtains.at(-1)) curtains.push(name);
          await tapPassed(page, act);
          return curtains.length;
        },
        { timeout: 200_000, interval: 10 },
      )
      .toBeGreaterThan(8);
    expect([...new Set(curtains)].toSorted()).toEqual(['Ada', 'Ben']);
    await page.context().close();
  });
});

describe('on localhost or with https', () => {
  test('the app opens, plays and comes back after a reload, with the network cut', async () => {
    const { page, cut } = await opened('allow');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await cut();
    await page.goto('/about');
    await page.goto('/');
    await openAlone(page, 'resistance');
    await page.getByTestId('start').click();
    await page.getByTestId('roles').waitFor();
    await page.reload();
    await page.getByTestId('ready').click();
    await page.getByTestId('board').waitFor();
    const votes = () => page.getByTestId('seal').isVisible();
    await playAlone(page, 'resistance', votes);
    await page.reload();
    await expect.poll(votes).toBe(true);
    await playAlone(page, 'resistance');
    await page.goto('/');
    // The other games and languages were kept too, though nobody had asked for them.
    await page.getByRole('button', { name: 'Français' }).click();
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('fr');
    await openAlone(page, 'insurrection');
    await page.context().close();
  });

  test('what the server says is never kept', async () => {
    const { page } = await opened('allow');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.getByRole('textbox').first().fill('Ada');
    await page.getByTestId('open-table').click();
    await page.getByTestId('lobby').waitFor();
    const kept = await page.evaluate(async () => {
      const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const keys = await Promise.all(stores.map((cache) => cache.keys()));
      return keys.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept.length).toBeGreaterThan(50);
    expect(kept.filter((path) => !/^[/](assets[/].*|[a-z0-9-]+[.](png|svg|webmanifest))?$/.test(path))).toEqual([]);
    await page.context().close();
  });
});
