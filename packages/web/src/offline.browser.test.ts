import { type Browser, launchBrowser, type Page } from '@reseau/browserkit';
import { GAME_IDS } from '@reseau/games';
import { startTestServer } from '@reseau/server/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hurryBots, openAlone, playAlone } from './testing/alone.ts';

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

describe('without https, as long as the page stays open', () => {
  test.each(GAME_IDS)('a whole match of %s against bots, with the network cut', async (game) => {
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
    await page.context().close();
  });
});
