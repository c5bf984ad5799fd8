import type { Page } from '@reseau/browserkit';
import { MemoryStore } from '@reseau/server';
import { storeMatch } from '@reseau/server/testing';
import { expect, test } from 'vitest';
import { Gathering } from './testing/gathering.ts';
import { ServerUnderTest } from './testing/server-under-test.ts';
import { CALLED, Crew } from './testing/tour/crew.ts';
import { settled } from './testing/tour/still.ts';
import { sitAt } from './testing/tour/tour.ts';

const store = new MemoryStore();
const server = new ServerUnderTest({}, store);

const characters = ['resistance', 'spy', 'spy', 'resistance', 'resistance'];

/** Somebody with a device at a table where much has been said. */
async function sit(): Promise<{ readonly page: Page; readonly crew: Crew }> {
  const options = { modules: [], extras: [] };
  const places = await storeMatch(store, {
    game: 'resistance',
    names: CALLED.slice(0, 5),
    options,
    deal: { leader: 0, characters },
  });
  const [place] = places;
  if (place === undefined) throw new Error('nobody came');
  const crew = await Crew.sit(server.base, places);
  return { crew, page: await sitAt({ server, store, locale: 'en', look: async () => {}, wants: () => true }, place) };
}

/** Whether the line that bears these words is seen whole. */
const isSeen = (page: Page, words: string): Promise<boolean> =>
  page.getByText(words, { exact: true }).evaluate((line) => {
    const { left, top, width, height } = line.getBoundingClientRect();
    return [0.1, 0.9].every((down) => {
      const there = document.elementFromPoint(left + width / 2, top + height * down);
      return there !== null && (line.contains(there) || there.contains(line));
    });
  });

test.each([
  [844, 390],
  [320, 568],
  [1280, 800],
])('%i×%i: chat opens at its end, and stays there', async (width, height) => {
  const { page, crew } = await sit();
  await page.setViewportSize({ width, height });
  for (let line = 1; line <= 30; line += 1) await crew.at(1 + (line % 4)).say(`said ${line}`);
  const dossier = page.getByTestId('dossier');
  await page.getByTestId('board').waitFor();
  if (await dossier.isVisible()) await dossier.click();
  await page.getByTestId('tab-chat').click();
  await page.getByText('said 30', { exact: true }).waitFor();
  await settled(page);
  await expect.poll(() => isSeen(page, 'said 30')).toBe(true);
  expect((await page.locator('time').last().innerText()).trim()).toMatch(/^[0-2]\d:[0-5]\d$/);
  await crew.at(2).say('and one more');
  await page.getByText('and one more', { exact: true }).waitFor();
  await expect.poll(() => isSeen(page, 'and one more')).toBe(true);
  crew.leave();
  await page.context().close();
});

test.each([
  ['a keyboard', false, 'INPUT'],
  ['fingers', true, 'BUTTON'],
])('the chat of a lobby opens ready for %s', async (_, touch, focused) => {
  const gathering = await Gathering.of(server, ['Ada', 'Ben'], { onPages: ['Ada'], device: { touch } });
  const ada = gathering.page('Ada');
  await ada.getByTestId('lobby-chat').click();
  await ada.getByRole('dialog').getByRole('textbox').waitFor();
  await expect.poll(() => ada.evaluate(() => document.activeElement?.tagName)).toBe(focused);
});
