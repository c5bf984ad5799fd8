import { accessibilityProblems, type Browser, launchBrowser, type Page } from '@reseau/browserkit';
import { LANGUAGES, type Language } from '@reseau/protocol';
import { Player, playOut, startTestServer, type TestServer } from '@reseau/server/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { gamesIn, scriptsOf } from './testing/scripts.ts';
import { faultsOf } from './testing/tour/geometry.ts';
import { toResult } from './testing/tour/tour.ts';
import { WALKED } from './testing/wide.ts';
import { deal as dealEn } from './words/seal/deal-en.ts';
import { deal as dealFr } from './words/seal/deal-fr.ts';
import { deal as dealJa } from './words/seal/deal-ja.ts';
import { seal as en } from './words/seal/en.ts';
import { seal as fr } from './words/seal/fr.ts';
import { seal as ja } from './words/seal/ja.ts';

/** As on a network at home: not the machine's own name, without https, so that browsers give no digest of their own. */
const HOME = 'reseau.lan';
const WORDS = { en: { ...en, ...dealEn }, fr: { ...fr, ...dealFr }, ja: { ...ja, ...dealJa } } as const;
const SEALING = 1500;
let server: TestServer;
let browser: Browser;
const pages: Page[] = [];

beforeAll(async () => {
  server = await startTestServer({ timings: { sealing: SEALING } });
  browser = await launchBrowser({ args: [`--host-resolver-rules=MAP ${HOME} 127.0.0.1`] });
});
afterEach(async () => {
  for (const page of pages.splice(0)) await page.context().close();
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

/** A small phone with salts of its own, as chance has them, on which things move. */
async function phone(locale: Language): Promise<Page> {
  const context = await browser.newContext({
    locale,
    viewport: { width: 320, height: 568 },
    reducedMotion: 'no-preference',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  pages.push(page);
  return page;
}

async function sitDown(page: Page, path: string, name: string, button: string): Promise<void> {
  await page.goto(server.base.replace('127.0.0.1', HOME) + path);
  await page.getByRole('textbox').first().fill(name);
  await page.getByTestId(button).click();
  await page.getByTestId('lobby').waitFor();
}

/** Ada and Ben, each with a phone, at a table of their own. */
async function two(locale: Language): Promise<readonly [Page, Page, string]> {
  const [ada, ben] = [await phone(locale), await phone(locale)];
  await sitDown(ada, '/', 'Ada', 'open-table');
  const { pathname } = new URL(ada.url());
  await sitDown(ben, pathname, 'Ben', 'take-seat');
  return [ada, ben, pathname.split('/').at(-1) ?? ''];
}

/** Somebody in the seat of this page, who leaves it to the page to give its part of the deal. */
async function inSeatOf(page: Page, code: string, id: string): Promise<Player> {
  const stored = await page.evaluate((table) => localStorage.getItem(`reseau:seat:${table}`), code);
  const token = stored?.split(' ')[0] ?? '';
  return await new Player(server.base, { code, token, id }, undefined, {
    sealsItself: false,
    readiesItself: false,
  }).ready();
}

describe.each(LANGUAGES)('over plain http, in %s', (locale) => {
  test('both devices check by themselves that nobody bent the deal', async () => {
    const w = WORDS[locale];
    const [ada, ben, code] = await two(locale);
    const fetched = scriptsOf(ada);
    expect(await ada.evaluate(() => [isSecureContext, crypto.subtle === undefined])).toEqual([false, true]);
    await ada.getByTestId('start').click();
    await Promise.all([ada, ben].map((page) => page.getByTestId('ready').waitFor()));
    for (const page of [ada, ben]) await page.getByTestId('ready').click();
    await Promise.all([ada, ben].map(async (page, seat) => playOut(await inSeatOf(page, code, `m${seat + 1}`))));
    for (const page of [ada, ben]) {
      // The ending plays before our eyes; whoever is in a hurry taps it away.
      await toResult(page);
      const check = page.getByTestId('deal-check');
      await expect.poll(() => check.getAttribute('data-state')).toBe('whole');
      await check.getByText(w.whole).waitFor();
      // The rules of this game were there already, and no others are needed.
      expect(await gamesIn(fetched)).toEqual([]);
      await page.getByTestId('about-deal').click();
      const sheet = page.getByTestId('deal-sheet');
      await sheet.getByText(w.parts(2)).waitFor();
      for (const limit of w.limits) await sheet.getByText(limit).waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await faultsOf(page, { inSight: [], touched: true, whole: false })).toEqual([]);
      await page.keyboard.press('Escape');
      await sheet.waitFor({ state: 'detached' });
    }
  });

  test.runIf(WALKED.includes(locale))(
    'a device that does not answer is named, and the others deal without it',
    async () => {
      const w = WORDS[locale];
      const [ada, ben, code] = await two(locale);
      // Ben's browser is deaf to what the table asks of it, as one that hangs.
      const stubborn = await ben.context().newPage();
      pages.push(stubborn);
      await ben.close();
      await stubborn.addInitScript(() => {
        crypto.getRandomValues = (into) => {
          if (into instanceof Uint32Array && into.length === 8) throw new Error('no chance here');
          return into;
        };
      });
      stubborn.on('pageerror', () => {});
      await stubborn.goto(ada.url());
      await stubborn.getByTestId('lobby').waitFor();
      await ada.getByTestId('start').click();
      await ada.getByText(w.unsealed(['Ben'], true)).waitFor();
      await stubborn.getByText(w.unsealed(['Ben'], false)).waitFor();
      expect(await faultsOf(ada, { inSight: [], touched: true, whole: false })).toEqual([]);
      expect(await accessibilityProblems(ada)).toEqual([]);
      // And as one that was there when the table's data was put back.
      const other = await inSeatOf(stubborn, code, 'm2');
      await ada.getByTestId('start').click();
      await other.until('asked', ({ room }) => room?.phase === 'sealing');
      await other.command({ do: 'decline', match: 1, attempt: 2, known: { match: 1, attempt: 2 } });
      await ada.getByText(w.putBack(['Ben'], true)).waitFor();
      await stubborn.getByText(w.putBack(['Ben'], false)).waitFor();
      expect(await faultsOf(ada, { inSight: [], touched: true, whole: false })).toEqual([]);
      const host = await inSeatOf(ada, code, 'm1');
      await host.command({ do: 'bench', member: 'm2' });
      // The page, too, must know of it before the next tap.
      await ada.locator('[data-problem="tooFewSeats"]').waitFor();
      await ada.getByTestId('start').click();
      await ada.getByTestId('ready').waitFor();
      expect(host.room).toMatchObject({ phase: 'playing', match: 2, attempt: 3 });
    },
  );
});
