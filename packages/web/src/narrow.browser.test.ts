import type { Page } from '@reseau/browserkit';
import { LANGUAGES, type Language } from '@reseau/protocol';
import { MemoryStore } from '@reseau/server';
import { joinRoom, openRoom, Player, storeMatch } from '@reseau/server/testing';
import { expect, test } from 'vitest';
import { ServerUnderTest } from './testing/server-under-test.ts';
import { CALLED, Crew } from './testing/tour/crew.ts';
import { faultsOf } from './testing/tour/geometry.ts';
import { ornamentFaults } from './testing/tour/ornaments.ts';
import { resize, type SizeName } from './testing/tour/sizes.ts';
import { hold, letGo, settled } from './testing/tour/still.ts';
import { sitAt, type Tour, visit } from './testing/tour/tour.ts';
import { around as en } from './words/around/en.ts';
import { around as fr } from './words/around/fr.ts';
import { around as ja } from './words/around/ja.ts';

const store = new MemoryStore();
const server = new ServerUnderTest({ publicUrl: 'https://reseau.example' }, store);

const tourIn = (locale: string): Tour => ({ server, store, locale, look: async () => {}, wants: () => true });

/** A table that is under way, and everybody at it. */
async function table(seats: 5 | 10 = 5) {
  const names = CALLED.slice(0, seats);
  const characters = names.map((_, seat) => (seat < (seats === 5 ? 2 : 4) ? 'spy' : 'resistance'));
  const options = { modules: [], extras: [] };
  const places = await storeMatch(store, { game: 'resistance', names, options, deal: { leader: 0, characters } });
  const [place] = places;
  if (place === undefined) throw new Error('nobody came');
  return { code: place.code, place, crew: await Crew.sit(server.base, places) };
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

/** What is said above a table, and lies on the table or is cut. */
const coversTable = (page: Page, ids: readonly string[]): Promise<readonly string[]> =>
  page.evaluate((wanted) => {
    const end = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return wanted.flatMap((id) => {
      const all = [...document.querySelectorAll<HTMLElement>(`[data-testid="${id}"]`)];
      if (all.length === 0) return [`${id} is not there`];
      return all.flatMap((one) => {
        const [box, words] = [one.getBoundingClientRect(), document.createRange()];
        words.selectNodeContents(one);
        const rest = words.getBoundingClientRect();
        const bottom = Math.max(box.bottom, rest.bottom);
        if (Math.min(box.top, rest.top) < -1) return [`${id} runs out of the window`];
        if (bottom > end + 1) return [`${id} lies ${Math.round(bottom - end)} px over the table`];
        return one.scrollHeight > one.clientHeight + 2 && one.clientHeight > 0 ? [`${id} is cut`] : [];
      });
    });
  }, ids);

/** The longest of what the table is told while a match goes on. */
const LONGEST: Readonly<Record<Language, string>> = {
  en: en.calls.vainReplace(CALLED[3] ?? ''),
  fr: fr.calls.vainReplace(CALLED[3] ?? ''),
  ja: ja.calls.vainReplace(CALLED[3] ?? ''),
};
const PHONES: readonly SizeName[] = ['320x568', '390x844', '844x390', '568x320'];

/** Told that somebody else is the host now, in as many words as there are. */
async function tellLongest(page: Page, locale: Language): Promise<void> {
  await page.getByTestId('notice').waitFor();
  await page.getByTestId('notice').evaluate((notice, words) => {
    notice.textContent = words;
  }, LONGEST[locale]);
}

test.each(LANGUAGES)(
  'in %s what is said and told at a table of ten covers nothing of it on a phone',
  async (locale) => {
    const { place, crew } = await table(10);
    const page = await sitAt(tourIn(locale), place);
    await page.getByTestId('board').waitFor();
    await hold(page);
    crew.at(5).send({ t: 'react', reaction: 'laugh' });
    await crew.at(3).phrase({ says: 'meOr', about: [0] });
    await page.getByTestId('bubble').waitFor();
    await page.getByTestId('speech').waitFor();
    const faults: string[] = [];
    for (const size of PHONES) {
      const found = [...(await faultsAt(page, [size])), ...(await coversTable(page, ['speech', 'bubble']))];
      faults.push(...found.map((fault) => `${size}: ${fault}`));
      for (const tool of ['react', 'dossier', 'help', 'menu']) await page.getByTestId(tool).click({ trial: true });
    }
    await crew.at(0).command({ do: 'makeHost', member: 'm2' });
    await tellLongest(page, locale);
    for (const size of PHONES) {
      await resize(page, size);
      faults.push(...(await coversTable(page, ['notice'])).map((fault) => `${size}: ${fault}`));
    }
    expect(faults).toEqual([]);
    crew.leave();
  },
);

test.each(LANGUAGES)(
  'in %s a clock leaves the bar room for the rest, at a seat, for a watcher and without a line',
  async (locale) => {
    const pass = await openRoom(server.base, 'Ada');
    const ada = await new Player(server.base, pass).ready();
    const ben = await new Player(server.base, await joinRoom(server.base, pass.code, 'Ben')).ready();
    for (let bot = 0; bot < 3; bot += 1) await ada.command({ do: 'addBot', level: 'easy' });
    await ada.command({ do: 'clock', alone: 300, together: 300, talk: 0 });
    await ada.command({ do: 'start' });
    await ada.until('begun', ({ progress }) => progress !== undefined);
    const [seat, watcher] = [await sitAt(tourIn(locale), pass), await visit(tourIn(locale), `/t/${pass.code}/watch`)];
    const faults: string[] = [];
    for (const page of [seat, watcher]) await page.getByTestId('clock').waitFor();
    await hold(seat);
    await ada.command({ do: 'makeHost', member: ben.id ?? '' });
    await tellLongest(seat, locale);
    for (const size of PHONES) {
      await resize(seat, size);
      faults.push(...(await coversTable(seat, ['notice'])).map((fault) => `with a clock at ${size}: ${fault}`));
      expect(await seat.locator('.notices .face').isVisible()).toBe(true);
    }
    await letGo(seat);
    await seat.getByTestId('notice').waitFor({ state: 'detached' });
    for (const page of [seat, watcher]) {
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

test.each(['WWWW', 'WWWWWW'])('the widest code, %s, leaves the QR code beside it alone', async (letters) => {
  const page = await sitAt(tourIn('en'), await openRoom(server.base, 'Ada'));
  await page.locator('.ticket .qr svg').waitFor();
  await page.getByTestId('code').evaluate((code, text) => {
    code.textContent = text;
    code.setAttribute('style', `--letters: ${text.length}`);
  }, letters);
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
