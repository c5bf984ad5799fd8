import type { Page } from '@reseau/browserkit';
import { LANGUAGES } from '@reseau/protocol';
import { MemoryStore } from '@reseau/server';
import { openRoom, Player, storeMatch } from '@reseau/server/testing';
import { expect, test } from 'vitest';
import { ServerUnderTest } from './testing/server-under-test.ts';
import { CALLED, Crew } from './testing/tour/crew.ts';
import { faultsOf } from './testing/tour/geometry.ts';
import { ornamentFaults } from './testing/tour/ornaments.ts';
import { resize, type SizeName } from './testing/tour/sizes.ts';
import { settled } from './testing/tour/still.ts';
import { sitAt, type Tour, visit } from './testing/tour/tour.ts';

const store = new MemoryStore();
const server = new ServerUnderTest({ publicUrl: 'https://reseau.example' }, store);

const tourIn = (locale: string): Tour => ({ server, store, locale, look: async () => {}, wants: () => true });

/** A table that is under way, and everybody at it. */
async function table() {
  const characters = ['resistance', 'spy', 'spy', 'resistance', 'resistance'];
  const options = { modules: [], extras: [] };
  const deal = { leader: 0, characters };
  const places = await storeMatch(store, { game: 'resistance', names: CALLED.slice(0, 5), options, deal });
  const [place] = places;
  if (place === undefined) throw new Error('nobody came');
  return { code: place.code, crew: await Crew.sit(server.base, places) };
}

async function faultsAt(page: Page, sizes: readonly SizeName[]): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const size of sizes) {
    await resize(page, size);
    await settled(page);
    const demands = { inSight: [], touched: false, whole: false };
    const found = [...(await faultsOf(page, demands)), ...(await ornamentFaults(page))];
    faults.push(...found.map((fault) => `${size}: ${fault}`));
  }
  return faults;
}

test.each(LANGUAGES)('in %s the bar of somebody who watches has room for all that it says', async (locale) => {
  const { code, crew } = await table();
  const page = await visit(tourIn(locale), `/t/${code}/watch`);
  await page.getByTestId('board').waitFor();
  await crew.at(1).say('Bonjour');
  await page.locator('.badge').waitFor();
  expect(await faultsAt(page, ['320x568', '390x844', '844x390', '1280x800'])).toEqual([]);
  for (const size of ['320x568', '390x844'] as const) {
    await resize(page, size);
    expect(await page.locator('.watching').evaluate((label) => label.scrollWidth - label.clientWidth)).toBe(0);
  }
  await page.context().setOffline(true);
  await page.getByTestId('kept').waitFor();
  expect(await faultsAt(page, ['320x568', '390x844', '844x390', '1280x800'])).toEqual([]);
  crew.leave();
});

/** What lies over something else in the bar, is squeezed, or is broken within a word. */
const squeezedInBar = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const bar = document.querySelector('header .row');
    const parts = [...(bar?.children ?? [])].filter((part) => !part.matches('.gap'));
    const faults: string[] = [];
    for (const [index, part] of parts.entries()) {
      const name = part.getAttribute('data-testid') ?? part.className;
      const words = [...part.querySelectorAll('span, svg'), part].filter((one) => one.closest('.unseen') === null);
      const end = Math.max(...words.map((one) => one.getBoundingClientRect().right));
      const next = parts[index + 1]?.getBoundingClientRect().left ?? innerWidth;
      if (end > next + 1) faults.push(`${name} runs ${Math.round(end - next)} px into what stands beside it`);
      if (part.scrollWidth > part.clientWidth + 1) faults.push(`${name} is squeezed`);
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      while (texts.nextNode() !== null) {
        const { currentNode: node } = texts;
        for (const { 0: word, index: at } of (node.textContent ?? '').matchAll(/[\p{Script=Latin}’]+/gu)) {
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + word.length);
          if (range.getClientRects().length > 1) faults.push(`broken: ${word}`);
        }
      }
      for (const sign of part.querySelectorAll('svg')) {
        const { width, height } = sign.getBoundingClientRect();
        if (sign.checkVisibility() && width < height - 1) faults.push(`the sign of ${name} is squeezed`);
      }
    }
    return faults;
  });

test.each(LANGUAGES)(
  'in %s a clock leaves the bar room for the rest, at a seat, for a watcher and without a line',
  async (locale) => {
    const pass = await openRoom(server.base, 'Ada');
    const ada = await new Player(server.base, pass).ready();
    for (let bot = 0; bot < 4; bot += 1) await ada.command({ do: 'addBot', level: 'easy' });
    await ada.command({ do: 'clock', alone: 300, together: 300, talk: 0 });
    await ada.command({ do: 'start' });
    await ada.until('begun', ({ progress }) => progress !== undefined);
    const [seat, watcher] = [await sitAt(tourIn(locale), pass), await visit(tourIn(locale), `/t/${pass.code}/watch`)];
    const faults: string[] = [];
    for (const page of [seat, watcher]) {
      await page.getByTestId('clock').waitFor();
      // The server is gone, and the device believes in its network: the longest of what the bar says then.
      await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: true }));
      for (const state of ['online', 'reconnecting']) {
        await page.context().setOffline(state === 'reconnecting');
        await page.locator(`[data-state="${state}"]`).waitFor();
        for (const size of ['320x568', '390x844', '568x320', '768x1024'] as const) {
          const found = [...(await faultsAt(page, [size])), ...(await squeezedInBar(page))];
          faults.push(...found.map((fault) => `${page === seat ? 'seat' : 'watcher'} ${state} ${size}: ${fault}`));
        }
      }
    }
    expect(faults).toEqual([]);
  },
);

test.each(LANGUAGES)('in %s no button that adds a bot breaks or spills its word', async (locale) => {
  const page = await sitAt(tourIn(locale), await openRoom(server.base, 'Ada'));
  const buttons = page.getByTestId(/^add-bot-/);
  await buttons.first().waitFor();
  for (const size of ['320x568', '390x844', '1280x800'] as const) {
    expect(await faultsAt(page, [size])).toEqual([]);
    for (const button of await buttons.all()) {
      const lines = await button.evaluate((one) => {
        const range = document.createRange();
        const word = [...one.childNodes].find(
          ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim() !== '',
        );
        if (word === undefined) return 0;
        range.selectNodeContents(word);
        return new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top)))
          .size;
      });
      expect({ size, lines }).toEqual({ size, lines: 1 });
    }
  }
});

test('the widest code leaves the QR code beside it alone', async () => {
  const page = await sitAt(tourIn('en'), await openRoom(server.base, 'Ada'));
  await page.locator('.ticket .qr svg').waitFor();
  for (const size of [
    '320x568',
    '390x844',
    '844x390',
    '768x1024',
    '1280x800',
    '1280x800-large',
    '1920x1080',
  ] as const) {
    await resize(page, size);
    await settled(page);
    const over = await page.evaluate(() => {
      const code = document.querySelector('[data-testid="code"]');
      const qr = document.querySelector('.ticket .qr svg')?.getBoundingClientRect();
      if (code === null || qr === undefined) return 'not there';
      const range = document.createRange();
      range.selectNodeContents(code);
      const { right, left, top, bottom } = range.getBoundingClientRect();
      return Math.min(right, qr.right) > Math.max(left, qr.left) && Math.min(bottom, qr.bottom) > Math.max(top, qr.top);
    });
    expect({ size, over }).toEqual({ size, over: false });
  }
});

test.each(LANGUAGES)('in %s the table screen on an upright phone asks to be turned', async (locale) => {
  const { code, crew } = await table();
  const page = await visit(tourIn(locale), `/t/${code}/screen`);
  await page.getByTestId('turn').waitFor();
  await expect.poll(() => page.getByTestId('screen').isVisible()).toBe(false);
  expect(await faultsAt(page, ['320x568', '390x844'])).toEqual([]);
  await resize(page, '844x390');
  await page.getByTestId('screen').waitFor();
  await expect.poll(() => page.getByTestId('turn').isVisible()).toBe(false);
  crew.leave();
});
