import { setUp } from '@reseau/games/resistance';
import { MemoryStore } from '@reseau/server';
import { storeMatch } from '@reseau/server/testing';
import { expect, test } from 'vitest';
import { holdSeat, ServerUnderTest } from './testing/server-under-test.ts';
import { CALLED, Crew } from './testing/tour/crew.ts';

const store = new MemoryStore();
const server = new ServerUnderTest({}, store);

test('whoever chooses again sees what they chose before, and that it counts until they have', async () => {
  const places = await storeMatch(store, {
    game: 'resistance',
    names: CALLED.slice(0, 5),
    options: { modules: [], extras: [] },
    deal: { leader: 0, characters: ['spy', 'spy', 'resistance', 'resistance', 'resistance'] },
  });
  const [place] = places;
  if (place === undefined) throw new Error('nobody came');
  const crew = await Crew.sit(server.base, places);
  await crew.move(0, { type: 'propose', mission: 1, team: [0, 1] });
  const page = await server.page();
  await holdSeat(page, place);
  await page.goto(`/t/${place.code}`);
  await page.getByTestId('choice-approve').check();
  await page.getByTestId('seal').click();
  await page.getByTestId('change').click();
  await page.getByTestId('seal').waitFor();
  await expect
    .poll(() => page.getByTestId('progress').textContent())
    .toContain('Your choice stands until you change it.');
  await expect.poll(() => page.locator('label', { has: page.getByTestId('laid') }).textContent()).toContain('Approve');
  await page.getByTestId('choice-reject').check();
  await page.getByTestId('seal').click();
  await page.getByTestId('change').click();
  await expect
    .poll(() => page.locator('label', { has: page.getByTestId('laid') }).allTextContents())
    .toEqual([expect.stringContaining('Reject')]);
  crew.leave();
});

test('whoever names anew sees whom they named before, also after a reload, and may name somebody else', async () => {
  const options = { modules: ['hunter'], extras: ['deepAgent', 'blame'] };
  const made = setUp(7, options);
  if (!made.ok) throw new Error(made.problem);
  const characters = made.game.deck.toSorted((a, b) => Number(b === 'deepAgent') - Number(a === 'deepAgent'));
  const places = await storeMatch(store, {
    game: 'resistance',
    names: CALLED.slice(0, 7),
    options: made.setup,
    deal: { leader: 0, characters },
  });
  const [place] = places;
  if (place === undefined) throw new Error('nobody came');
  const crew = await Crew.sit(server.base, places);
  await crew.playUntil(() => crew.asked().length === 7);
  const page = await server.page();
  await holdSeat(page, place);
  await page.goto(`/t/${place.code}`);
  const laid = page.locator('[data-testid^="seat-"]', { has: page.getByTestId('laid') });
  const laidOn = () => laid.evaluateAll((seats) => seats.map((seat) => seat.getAttribute('data-testid')));
  await page.locator('[data-ask="hunter.blame"]').waitFor();
  await page.getByTestId('seat-3').click();
  await page.getByTestId('name').click();
  await page.getByTestId('change').waitFor();
  expect(await laidOn()).toEqual([]);
  await page.getByTestId('change').click();
  await expect.poll(laidOn).toEqual(['seat-3']);
  await page.reload();
  await page.getByTestId('change').click();
  await expect.poll(laidOn).toEqual(['seat-3']);
  await page.getByTestId('seat-5').click();
  await page.getByTestId('name').click();
  await page.getByTestId('change').click();
  await expect.poll(laidOn).toEqual(['seat-5']);
  await page.getByTestId('pass').click();
  await page.getByTestId('change').click();
  await expect.poll(laidOn).toEqual([]);
  await expect.poll(() => page.getByTestId('pass').getByTestId('laid').count()).toBe(1);
  crew.leave();
});

test('a half-chosen team outlives a reload, and not its question', async () => {
  const places = await storeMatch(store, {
    game: 'resistance',
    names: CALLED.slice(0, 5),
    options: { modules: [], extras: [] },
    deal: { leader: 0, characters: ['resistance', 'resistance', 'resistance', 'spy', 'spy'] },
  });
  const [place] = places;
  if (place === undefined) throw new Error('nobody came');
  const crew = await Crew.sit(server.base, places);
  const page = await server.page();
  await holdSeat(page, place);
  const come = async (): Promise<void> => {
    await page.goto(`/t/${place.code}`);
    await page.getByTestId('propose').waitFor();
  };
  const pressed = page.locator('button.pickable[aria-pressed="true"]');
  const chosen = () => pressed.evaluateAll((seats) => seats.map((seat) => seat.getAttribute('data-testid')));
  await come();
  await page.getByTestId('seat-2').click();
  await page.getByTestId('seat-4').click();
  await come();
  await expect.poll(chosen).toEqual(['seat-2', 'seat-4']);
  await page.getByTestId('seat-2').click();
  await come();
  await expect.poll(chosen).toEqual(['seat-4']);

  // One team goes, four are turned down: the same seat leads again, by another question.
  const all = [0, 1, 2, 3, 4];
  await crew.move(0, { type: 'propose', mission: 1, team: [0, 1] });
  await crew.answer(all, { type: 'vote', approve: true });
  await crew.answer([0, 1], { type: 'play', card: 'success' });
  for (const leader of [1, 2, 3, 4]) {
    await crew.move(leader, { type: 'propose', mission: 2, team: [0, 1, 2] });
    await crew.answer(all, { type: 'vote', approve: false });
  }
  await come();
  expect(await chosen()).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.getItem('reseau:sketch'))).toBe(null);
  crew.leave();
});
