import { accessibilityProblems, type Page } from '@reseau/browserkit';
import { type ModuleId, setUp } from '@reseau/games/resistance';
import { MemoryStore } from '@reseau/server';
import { storeMatch } from '@reseau/server/testing';
import { expect, test } from 'vitest';
import { holdSeat, ServerUnderTest } from './testing/server-under-test.ts';
import { CALLED } from './testing/tour/crew.ts';
import { dismiss } from './testing/tour/tour.ts';

const store = new MemoryStore();
const server = new ServerUnderTest({}, store);

async function leading(modules: readonly ModuleId[]): Promise<Page> {
  const made = setUp(5, { modules, extras: [] });
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
  return page;
}

test('who cannot be put on a team is heard to be so, and a tap on the phone says why', async () => {
  const page = await leading(['targeting', 'trapper', 'hunter']);
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

test('who cannot be chosen in answer to a question is heard to be so, and a tap on the phone says why', async () => {
  const page = await leading(['hunter']);
  for (const seat of [2, 3]) await page.getByTestId(`seat-${seat}`).click();
  await page.getByTestId('propose').click();
  const said = page.getByTestId('ask');
  await said.waitFor();
  const why = 'You can’t choose that player now.';
  const onTeam = page.getByTestId('seat-2');
  await expect.poll(() => onTeam.getAttribute('aria-disabled')).toBe('true');
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await said.textContent()).not.toContain(why);
  await onTeam.click({ force: true });
  await expect.poll(() => said.textContent()).toContain(why);
  await page.getByTestId('seat-4').click();
  await expect.poll(() => said.textContent()).not.toContain(why);
  await expect.poll(() => page.getByTestId('name').isEnabled()).toBe(true);
});
