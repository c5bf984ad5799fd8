import type { Page } from '@reseau/browserkit';
import { MemoryStore } from '@reseau/server';
import { storePlayed } from '@reseau/server/testing';
import { expect, test } from 'vitest';
import { holdSeat, ServerUnderTest } from './testing/server-under-test.ts';
import { hiddenNames } from './testing/speech.ts';
import { CALLED, Crew } from './testing/tour/crew.ts';
import { faultsOf } from './testing/tour/geometry.ts';
import { fullestMoments, MOMENT_OPTIONS, MOMENT_SEATS, type MomentName } from './testing/tour/insurrection-moments.ts';
import { settled } from './testing/tour/still.ts';

const store = new MemoryStore();
const server = new ServerUnderTest({}, store);

async function sitAt(name: MomentName, page: Page): Promise<Crew> {
  const moment = fullestMoments().get(name);
  if (moment === undefined) throw new Error(`no ${name}`);
  const names = CALLED.slice(0, MOMENT_SEATS);
  const places = await storePlayed(store, { game: 'insurrection', options: MOMENT_OPTIONS, names, ...moment });
  const [place] = places;
  if (place === undefined) throw new Error('nobody came');
  const crew = await Crew.sit(server.base, places);
  await holdSeat(page, place);
  await page.goto(`/t/${place.code}`);
  await page.getByTestId('act').waitFor();
  return crew;
}

/** How far what is above the dock goes on below its edge, and whether that is shown. */
const below = (page: Page, inner: string) =>
  page.evaluate((testid) => {
    const edge = document.querySelector('[data-testid="dock"]')?.parentElement?.getBoundingClientRect().top ?? 0;
    const all = document.querySelector(`[data-testid="${testid}"]`)?.getBoundingClientRect();
    return {
      hidden: Math.max(0, Math.round((all?.bottom ?? Number.NaN) - edge)),
      shown: document.querySelector('[data-testid="more-below"]') !== null,
    };
  }, inner);

const SIZES = [
  [1366, 768],
  [1280, 800],
  [390, 844],
  [844, 390],
  [568, 320],
  [320, 568],
] as const;

/** Where both Leaders are whole at once. */
const WHOLE: readonly string[] = ['1366x768', '1280x800', '844x390'];

test.each([
  ['leader', 'leaders'],
  ['turn', 'market'],
] as const)('at the %s, whoever must scroll to see all is shown so', async (name, inner) => {
  const page = await server.page({ workerless: true });
  const crew = await sitAt(name, page);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await settled(page);
    const { hidden, shown } = await below(page, inner);
    const cut = name === 'leader' && WHOLE.includes(`${width}x${height}`) ? hidden : 0;
    expect({ width, height, cut, shown: shown || hidden < 5 }).toEqual({ width, height, cut: 0, shown: true });
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect.poll(() => page.getByTestId('more-below').count()).toBe(0);
  crew.leave();
});

/** Laptops below whose bars little height is left. */
const LOW = [
  [1366, 650],
  [1280, 620],
  [1280, 720],
  [1440, 760],
  [1024, 640],
] as const;

test.each(['choose', 'turn'] as const)(
  'on a low laptop, at the %s all there is to play with is seen at once',
  async (name) => {
    const page = await server.page({ locale: 'fr', workerless: true });
    const crew = await sitAt(name, page);
    const inSight = ['seat-1', 'seat-6', 'path', 'marks', 'headline', 'market', 'hand', 'act'];
    for (const [width, height] of LOW) {
      await page.setViewportSize({ width, height });
      await settled(page);
      const faults = await faultsOf(page, { inSight, touched: false, whole: false });
      expect({ width, height, faults }).toEqual({ width, height, faults: [] });
    }
    crew.leave();
  },
);

test('on a laptop what somebody says leaves the name on the own seat readable', async () => {
  const page = await server.page({ width: 1280, height: 720, workerless: true });
  const crew = await sitAt('turn', page);
  expect(await hiddenNames(page, crew)).toEqual([]);
  crew.leave();
});

test('on a turned phone a line of the centre is seen whole, as long as the window is wide', async () => {
  const page = await server.page({ width: 844, height: 390, workerless: true });
  const crew = await sitAt('turn', page);
  await settled(page);
  const whole = await page.evaluate(() => {
    const edge = document.querySelector('[data-testid="dock"]')?.parentElement?.getBoundingClientRect().top ?? 0;
    const cards = [...document.querySelectorAll('[data-testid="market"] [data-card]')];
    return cards.filter((card) => card.getBoundingClientRect().bottom <= edge).length;
  });
  expect(whole).toBeGreaterThanOrEqual(6);
  crew.leave();
});
