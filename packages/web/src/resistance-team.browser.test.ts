import { accessibilityProblems } from '@reseau/browserkit';
import { setUp } from '@reseau/games/resistance';
import { MemoryStore } from '@reseau/server';
import { storeMatch } from '@reseau/server/testing';
import { expect, test } from 'vitest';
import { holdSeat, ServerUnderTest } from './testing/server-under-test.ts';
import { CALLED } from './testing/tour/crew.ts';
import { dismiss } from './testing/tour/tour.ts';

const store = new MemoryStore();
const server = new ServerUnderTest({}, store);

test('who cannot be put on a team is heard to be so, and a tap on the phone says why', async () => {
  const made = setUp(5, { modules: ['targeting', 'trapper', 'hunter'], extras: [] });
  if (!made.ok) throw new Error(made.problem);
  const [place] = await storeMatch(store, {
    game: 'resistance',
    names: CALLED.slice(0, 5),
    options: made.setup,
    deal: { leader: 0, characters: made.game.deck },
  });
  if (place === undefined) throw new Error('nobody came');
  const page = await server.page({ width: 320, height: 568 });
  await holdSeat(page, place);
  await page.goto(`/t/${place.code}`);
  await page.getByTestId('board').waitFor();
  await dismiss(page);
  await page.getByTestId('mission-2').click();
  for (const seat of [2, 3, 4]) await page.getByTestId(`seat-${seat}`).click();
  const last = page.getByTestId('seat-5');
  const why = 'You must be on this team yourself.';
  await expect.poll(() => last.getAttribute('aria-disabled')).toBe('true');
  const described = await last.getAttribute('aria-describedby');
  expect(await page.locator(`[id="${described}"]`).textContent()).toBe(why);
  expect(await accessibilityProblems(page)).toEqual([]);
  const said = page.getByTestId('drafting');
  await expect.poll(() => said.textContent()).not.toContain(why);
  // Not to be had for the asking, but it can be tapped.
  await last.click({ force: true });
  await expect.poll(() => said.textContent()).toContain(why);
  await last.click({ force: true });
  await expect.poll(() => said.textContent()).not.toContain(why);
  await page.getByTestId('seat-1').click();
  await expect.poll(() => page.getByTestId('propose').isEnabled()).toBe(true);
  await expect.poll(() => last.getAttribute('aria-disabled')).toBe(null);
});
