import { MemoryStore } from '@reseau/server';
import { expect, test } from 'vitest';
import { House } from './testing/house.ts';
import { tourInsurrection } from './testing/tour/insurrection-tour.ts';
import { settled } from './testing/tour/still.ts';

const store = new MemoryStore();
const house = new House({ timings: { linger: 0, hostAway: 600_000, holdsUp: 600_000, comeBack: 0 } }, store);

test.each(['en', 'fr'])('no name on a card is broken but at a hyphen, in %s', async (locale) => {
  const page = await house.page({ locale });
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

/** Of the house, of the devices that have a Mincho, and of this one if that is all it has. */
const JAPANESE = /Noto (Sans|Serif)( CJK)? JP|Mincho/;

test('in Japanese a heading is set in one Japanese face', async () => {
  const faces = new Map<string, readonly string[]>();
  const screens = ['insurrection-turn', 'insurrection-scoring', 'insurrection-tv-scoring'];
  await tourInsurrection({
    house,
    store,
    locale: 'ja',
    wants: (name) => screens.includes(name),
    look: async (page, name) => {
      if (!screens.includes(name)) return;
      await settled(page);
      const session = await page.context().newCDPSession(page);
      await session.send('DOM.enable');
      await session.send('CSS.enable');
      const { root } = await session.send('DOM.getDocument');
      const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h2' });
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
      await session.detach();
      faces.set(
        name,
        fonts.map(({ familyName }) => familyName),
      );
    },
  });
  expect([...faces.keys()].toSorted()).toEqual(screens.toSorted());
  for (const [, used] of faces) expect(used).toEqual([expect.stringMatching(JAPANESE)]);
});
