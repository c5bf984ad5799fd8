import type { Page } from '@reseau/browserkit';
import { LANGUAGES } from '@reseau/protocol';
import { MemoryStore } from '@reseau/server';
import { storePlayed } from '@reseau/server/testing';
import { expect, test } from 'vitest';
import { ServerUnderTest } from './testing/server-under-test.ts';
import { CALLED, Crew } from './testing/tour/crew.ts';
import { fullestMoments, MOMENT_OPTIONS, MOMENT_SEATS } from './testing/tour/insurrection-moments.ts';
import { resize, type SizeName } from './testing/tour/sizes.ts';
import { sitAt } from './testing/tour/tour.ts';

const store = new MemoryStore();
const server = new ServerUnderTest({}, store);

/** Where the dock has little room, and where it has so little that reasons stand above the button. */
const NARROW: readonly SizeName[] = ['320x568', '844x390', '568x320', '320x568-large'];

interface Tried {
  readonly why: string;
  /** By how many pixels the lower edge of the button has moved in the dock, and whether letters stand out of the window. */
  readonly moved: number;
  readonly cut: boolean;
}

/** Every card in the centre that may not be taken now, tried and let go again. */
const tryBarred = (page: Page): Promise<readonly Tried[]> =>
  page.evaluate(async () => {
    const drawn = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    const floor = () => box('[data-testid="dock"]').bottom - box('[data-testid="act"]').bottom;
    const tried: Tried[] = [];
    const before = floor();
    for (const card of document.querySelectorAll<HTMLElement>('[data-testid="market"] button[aria-pressed]')) {
      card.click();
      await drawn();
      const why = document.querySelector('[data-testid="progress"].why')?.textContent?.trim();
      const { top, bottom } = box('[data-testid="progress"]');
      if (why !== undefined) tried.push({ why, moved: floor() - before, cut: top < 0 || bottom > innerHeight });
      card.click();
      await drawn();
    }
    return tried;
  });

test.each(LANGUAGES)(
  'why a card may not be taken is read whole, and moves nothing under the thumb (%s)',
  async (locale) => {
    const moment = fullestMoments().get('locked');
    if (moment === undefined) throw new Error('Evil never wins');
    const { seed, entries } = moment;
    const names = CALLED.slice(0, MOMENT_SEATS);
    const places = await storePlayed(store, { game: 'insurrection', options: MOMENT_OPTIONS, names, seed, entries });
    const [place] = places;
    if (place === undefined) throw new Error('nobody came');
    const crew = await Crew.sit(server.base, places);
    const page = await sitAt({ server, store, locale, look: () => Promise.resolve(), wants: () => true }, place);
    await page.getByTestId('act').waitFor();
    for (const size of NARROW) {
      await resize(page, size);
      await page.getByTestId('act-take').check({ force: true });
      const tried = await tryBarred(page);
      expect(tried).not.toEqual([]);
      const faulty = tried.filter(({ moved, cut }) => Math.abs(moved) > 0.5 || cut);
      expect({ size, faulty }).toEqual({ size, faulty: [] });
    }
    crew.leave();
  },
);
