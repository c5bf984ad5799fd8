import { MemoryStore } from '@reseau/server';
import { storePlayed } from '@reseau/server/testing';
import { expect, test } from 'vitest';
import { en } from './games/insurrection/i18n/en.ts';
import { fr } from './games/insurrection/i18n/fr.ts';
import { ja } from './games/insurrection/i18n/ja.ts';
import { ServerUnderTest } from './testing/server-under-test.ts';
import { CALLED, Crew } from './testing/tour/crew.ts';
import { MOMENT_OPTIONS, MOMENT_SEATS, momentBefore } from './testing/tour/insurrection-moments.ts';
import { resize, type SizeName } from './testing/tour/sizes.ts';
import { sitAt } from './testing/tour/tour.ts';

const store = new MemoryStore();
const server = new ServerUnderTest({}, store);

/** Where the dock has the least room. */
const NARROW: readonly SizeName[] = ['320x568', '844x390'];

test.each([
  ['en', en],
  ['fr', fr],
  ['ja', ja],
] as const)('whoever is about to make Evil win is told before it is done (%s)', async (locale, words) => {
  const { seed, entries, next } = momentBefore('corrupted', 'advanced');
  if (next.move.type !== 'take') throw new Error('Evil wins by a card that is taken');
  const names = CALLED.slice(0, MOMENT_SEATS);
  const places = await storePlayed(store, { game: 'insurrection', options: MOMENT_OPTIONS, names, seed, entries });
  const mine = places[next.seat];
  if (mine === undefined) throw new Error('nobody came');
  const crew = await Crew.sit(server.base, places);
  const page = await sitAt({ server, store, locale, look: () => Promise.resolve(), wants: () => true }, mine);
  const foreseen = page.getByTestId('foreseen');
  const act = page.getByTestId('act');
  const card = page.getByTestId('market').getByTestId(`card-${next.move.card}`);
  const place = () =>
    act.evaluate((button) => {
      const { top, bottom } = button.getBoundingClientRect();
      return { top, bottom };
    });
  for (const size of NARROW) {
    await resize(page, size);
    await act.waitFor();
    await expect.poll(() => foreseen.count()).toBe(0);
    const before = await place();
    await card.focus();
    await page.keyboard.press('Enter');
    await foreseen.waitFor();
    expect(await place(), `the button at ${size}`).toEqual(before);
    await page.keyboard.press('Enter');
  }
  await card.focus();
  await page.keyboard.press('Enter');
  await foreseen.waitFor();
  expect(await foreseen.textContent()).toContain(words.marks.wins);
  const count = await foreseen.getAttribute('data-count');
  expect(await page.getByTestId('marks').getAttribute('data-count')).not.toBe(count);
  await act.click();
  await expect.poll(() => page.getByTestId('marks').getAttribute('data-count')).toBe(count);
  await page.locator('[data-scene="lock"]').waitFor();
  crew.leave();
});
