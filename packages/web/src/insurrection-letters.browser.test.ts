import type { Page } from '@reseau/browserkit';
import { MemoryStore } from '@reseau/server';
import { storePlayed } from '@reseau/server/testing';
import { expect, test } from 'vitest';
import { picture } from './testing/picture.ts';
import { holdSeat, ServerUnderTest } from './testing/server-under-test.ts';
import { fullestMoments, MOMENT_OPTIONS, MOMENT_SEATS } from './testing/tour/insurrection-moments.ts';
import { tourInsurrection } from './testing/tour/insurrection-tour.ts';
import { resize } from './testing/tour/sizes.ts';
import { settled } from './testing/tour/still.ts';

const store = new MemoryStore();
const server = new ServerUnderTest({ timings: { linger: 0, hostAway: 600_000, holdsUp: 600_000, comeBack: 0 } }, store);

test.each(['en', 'fr'])('no name on a card is broken but at a hyphen, in %s', async (locale) => {
  const page = await server.page({ locale });
  await page.goto('/gallery');
  await page.locator('.small-card .name span').first().waitFor();
  await settled(page);
  const names = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.small-card .name span')].map((name) => {
      // What may be broken anywhere is not too wide for anything.
      name.style.overflowWrap = 'normal';
      const range = document.createRange();
      range.selectNodeContents(name);
      const room = name.parentElement?.getBoundingClientRect().width ?? 0;
      return { text: name.textContent ?? '', fits: range.getBoundingClientRect().width <= room };
    }),
  );
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter(({ fits }) => !fits).map(({ text }) => text)).toEqual([]);
});

/** In pixels: as small as a card has a name, then a thumb's, a laptop's and a television's. */
const WIDTHS = [62, 70, 80, 100, 160, 240];

/** The words on cards so wide that lie on two lines, though there is room for them on one. */
const brokenAt = (page: Page, width: number): Promise<readonly string[]> =>
  page.evaluate((wide) => {
    for (const card of document.querySelectorAll<HTMLElement>('.small-card')) card.style.width = `${wide}px`;
    return [...document.querySelectorAll<HTMLElement>('.small-card .name span')].flatMap((name) => {
      const [text] = name.childNodes;
      const { paddingLeft, paddingRight } = getComputedStyle(name.parentElement ?? name);
      const room =
        (name.parentElement?.clientWidth ?? 0) - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      const words = (name.textContent ?? '').matchAll(/[\p{Script=Latin}\p{M}\u00AD]+|[\p{Script=Katakana}ー]+/gu);
      return [...words].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text ?? name, index);
        range.setEnd(text ?? name, index + word.length);
        const parts = [...range.getClientRects()].filter((part) => part.width > 1);
        const isBroken = new Set(parts.map(({ top }) => Math.round(top))).size > 1;
        const needs = parts.reduce((sum, part) => sum + part.width, 0);
        return isBroken && needs <= room
          ? [`${name.textContent} at ${wide}: ${Math.round(needs)} of ${Math.round(room)}`]
          : [];
      });
    });
  }, width);

test.each(['en', 'fr', 'ja'])(
  'no word of a name on a card is broken that has room on a line, in %s',
  async (locale) => {
    const page = await server.page({ locale, workerless: true });
    await page.goto('/gallery');
    await page.locator('.small-card .name span').first().waitFor();
    await settled(page);
    const broken = new Map<string, readonly string[]>();
    for (const [size, times] of [
      ['1280x800', 1],
      ['1280x800-large', 2],
    ] as const) {
      await resize(page, size);
      for (const width of WIDTHS) broken.set(`${size} ${width}`, await brokenAt(page, width * times));
    }
    expect([...broken.values()].flat()).toEqual([]);
  },
);

/** Of the house, of the devices that have a Mincho, and of this one if that is all it has. */
const JAPANESE = /Noto (Sans|Serif)( CJK)? JP|Mincho/;

/** The fonts that the letters of something are really drawn with. */
async function facesOf(page: Page, selector: string): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ familyName }) => familyName);
}

test('in Japanese a heading is set in one Japanese face', async () => {
  const faces = new Map<string, readonly string[]>();
  const screens = ['insurrection-turn', 'insurrection-scoring', 'insurrection-tv-scoring'];
  await tourInsurrection({
    server,
    store,
    locale: 'ja',
    wants: (name) => screens.includes(name),
    look: async (page, name) => {
      if (!screens.includes(name)) return;
      await settled(page);
      faces.set(name, await facesOf(page, 'h2'));
    },
  });
  expect([...faces.keys()].toSorted()).toEqual(screens.toSorted());
  for (const [, used] of faces) expect(used).toEqual([expect.stringMatching(JAPANESE)]);
});

test.each(['en', 'fr'])('a Japanese name is written in Japanese letters in a heading, in %s', async (locale) => {
  const moment = fullestMoments().get('wait');
  if (moment === undefined) throw new Error('nobody ever waits');
  const { seed, entries } = moment;
  const names = Array.from({ length: MOMENT_SEATS }, (_, seat) => (seat === 0 ? 'Ada' : `日本${seat}`));
  const match = { game: 'insurrection', options: MOMENT_OPTIONS, names, seed, entries } as const;
  const [place] = await storePlayed(store, match);
  if (place === undefined) throw new Error('nobody sits');
  const page = await server.page({ locale, workerless: true });
  await holdSeat(page, place);
  await page.goto(`/t/${place.code}`);
  await page.locator('h2').filter({ hasText: '日本' }).waitFor();
  await expect.poll(() => facesOf(page, 'h2')).toContainEqual(expect.stringMatching(JAPANESE));
  await picture(page, `insurrection-japanese-name-${locale}`);
});

test('on a page in English the button for Japanese is written in Japanese letters', async () => {
  const page = await server.page({ locale: 'en', workerless: true });
  await page.goto('/');
  await page.locator('button[lang="ja"]').waitFor();
  await expect.poll(() => facesOf(page, 'button[lang="ja"]')).toEqual([expect.stringMatching(JAPANESE)]);
});
