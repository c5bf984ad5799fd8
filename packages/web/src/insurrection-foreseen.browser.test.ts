import { MemoryStore } from '@reseau/server';
import { storePlayed } from '@reseau/server/testing';
import { expect, test } from 'vitest';
import { en } from './games/insurrection/i18n/en.ts';
import { fr } from './games/insurrection/i18n/fr.ts';
import { ja } from './games/insurrection/i18n/ja.ts';
import { ServerUnderTest } from './testing/server-under-test.ts';
import { CALLED, Crew } from './testing/tour/crew.ts';
import { MOMENT_OPTIONS, MOMENT_SEATS, momentBefore } from './testing/tour/insurrection-moments.ts';
import { resize } from './testing/tour/sizes.ts';
import { sitAt } from './testing/tour/tour.ts';

const store = new MemoryStore();
const server = new ServerUnderTest({}, store);

test.each([
  ['en', en],
  ['fr', fr],
  ['ja', ja],
] as const)('whoever is about to make Evil win is told before it is done (%s)', async (locale, words) => {
  const { seed, entries, next } = momentBefore('corrupted', 'advanced');
  if (next.move.type !== 'take') throw new Error('Evil wins by a card that is taken');
  const names = CALLED.slice(0, MOMENT_SEATS);
  const places = await storePlayed(store, { game: 'insurrection', options: MOMENT_OPTIONS, names, seed, entries });
  const place = places[next.seat];
  if (place === undefined) throw new Error('nobody came');
  const crew = await Crew.sit(server.base, places);
  const page = await sitAt({ server, store, locale, look: () => Promise.resolve(), wants: () => true }, place);
  await resize(page, '320x568');
  await page.getByTestId('dock').waitFor();
  expect(await page.getByTestId('foreseen').count()).toBe(0);
  await page.getByTestId('market').getByTestId(`card-${next.move.card}`).focus();
  await page.keyboard.press('Enter');
  const foreseen = page.getByTestId('foreseen');
  await foreseen.waitFor();
  expect(await foreseen.textContent()).toContain(words.marks.wins);
  const count = await foreseen.getAttribute('data-count');
  expect(await page.getByTestId('marks').getAttribute('data-count')).not.toBe(count);
  await page.getByTestId('act').click();
  await expect.poll(() => page.getByTestId('marks').getAttribute('data-count')).toBe(count);
  await page.locator('[data-scene="lock"]').waitFor();
  crew.leave();
});
