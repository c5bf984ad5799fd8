import { accessibilityProblems, type Page } from '@reseau/browserkit';
import { type Seat, seatsOf } from '@reseau/core';
import { MemoryStore } from '@reseau/server';
import { Player, storeMatch } from '@reseau/server/testing';
import { expect, test } from 'vitest';
import { village } from './testing/project/deals.ts';
import { holdSeat, type Place, ServerUnderTest } from './testing/server-under-test.ts';
import { resize } from './testing/tour/sizes.ts';
import { dismiss } from './testing/tour/tour.ts';

const store = new MemoryStore();
const server = new ServerUnderTest({}, store);
const NAMES = ['Ada', 'Ben', 'Cho', 'Dov', 'Eve'];

const laid = (): Promise<readonly Place[]> =>
  storeMatch(store, {
    game: 'resistance',
    names: NAMES,
    options: { modules: [], extras: [] },
    deal: { leader: 1, characters: ['resistance', 'spy', 'resistance', 'spy', 'resistance'] },
  });

/** All that the page has sent, for as long as it is open. */
function sentBy(page: Page): string[] {
  const sent: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  return sent;
}

async function sit(page: Page, place: Place): Promise<void> {
  await holdSeat(page, place);
  await page.goto(`/t/${place.code}`);
  await page.getByTestId('board').waitFor();
  await dismiss(page);
}

const suspicionOf = (page: Page, seat: number) => page.getByTestId(`seat-${seat}`).locator('[data-suspicion]');

async function openNotes(page: Page): Promise<void> {
  await page.getByTestId('dossier').click();
  await page.getByTestId('tab-notes').click();
}

test('notes and marks stay on the device: they outlive a reload, and nothing of them is sent', async () => {
  const places = await laid();
  const [ada, ben] = places;
  if (ada === undefined || ben === undefined) throw new Error('nobody came');
  const page = await server.page({ width: 320, height: 568, workerless: true });
  const sent = sentBy(page);
  await page.clock.install();
  await sit(page, ada);
  const before = sent.length;

  await page.getByTestId('seat-2').click();
  const sheet = page.getByRole('dialog', { name: 'Ben' });
  await sheet.getByRole('radio', { name: 'Suspect' }).check();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await suspicionOf(page, 2).getAttribute('data-suspicion')).toBe('suspect');
  expect(await page.getByTestId('seat-2').textContent()).toContain('my mark: Suspect');

  await openNotes(page);
  // Covered until it is asked for.
  expect(await page.getByRole('textbox', { name: 'My notes' }).count()).toBe(0);
  await page.getByTestId('show-notes').click();
  await page.getByRole('textbox', { name: 'My notes' }).fill('Ben hesitated XYZZY');
  await page.getByTestId('suspicion-3').getByRole('radio', { name: 'Trust' }).check();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByTestId('hide-notes').click();
  expect(await page.getByRole('textbox', { name: 'My notes' }).count()).toBe(0);
  await page.keyboard.press('Escape');

  await page.reload();
  await page.getByTestId('board').waitFor();
  expect(await suspicionOf(page, 2).getAttribute('data-suspicion')).toBe('suspect');
  expect(await suspicionOf(page, 3).getAttribute('data-suspicion')).toBe('trust');
  await openNotes(page);
  expect(await page.getByTestId('notes').textContent()).not.toContain('XYZZY');
  await page.getByTestId('show-notes').click();
  expect(await page.getByRole('textbox', { name: 'My notes' }).inputValue()).toBe('Ben hesitated XYZZY');

  // In all that while the page has said hello again, and nothing else.
  const kinds = sent.slice(before).map((frame) => (JSON.parse(frame) as { t: string }).t);
  expect(kinds.filter((kind) => kind !== 'ping')).toEqual(['hello']);
  expect(sent.join()).not.toMatch(/XYZZY|suspect|trust/i);

  // Somebody else sits down on the same device: another seat, another notebook.
  await page.addInitScript(([code, token]) => localStorage.setItem(`reseau:seat:${code}`, `${token} 0`), [
    ben.code,
    ben.token,
  ] as const);
  await page.reload();
  await page.getByTestId('board').waitFor();
  await expect.poll(() => page.getByTestId('seat-2').textContent()).toContain('you');
  expect(await page.locator('[data-suspicion]').count()).toBe(0);
  await openNotes(page);
  await page.getByTestId('show-notes').click();
  expect(await page.getByRole('textbox', { name: 'My notes' }).inputValue()).toBe('');
});

/** Everybody, on lines of their own. */
const crewOf = (places: readonly Place[]) => Promise.all(places.map((place) => new Player(server.base, place).ready()));

test('marks show in the vote history, and go with the next match; who watches has none', async () => {
  const places = await laid();
  const [ada] = places;
  if (ada === undefined) throw new Error('nobody came');
  const crew = await crewOf(places);
  const page = await server.page({ workerless: true });
  await sit(page, ada);
  await page.getByTestId('seat-4').click();
  await page.getByRole('radio', { name: 'Unsure' }).check();
  await page.keyboard.press('Escape');

  // Five teams nobody wants end the match.
  const everybody = seatsOf(5);
  for (let round = 0; round < 5; round += 1) {
    const leader = crew[(1 + round) % 5];
    await leader?.until('it leads', ({ options }) => options.some(({ type }) => type === 'propose'));
    await leader?.move({ type: 'propose', mission: 1, team: everybody.slice(0, 2) satisfies readonly Seat[] });
    await Promise.all(
      crew.map(async (one) => {
        await one.until('asked to vote', ({ options }) => options.some(({ type }) => type === 'vote'));
        await one.move({ type: 'vote', approve: false });
      }),
    );
    if (round > 0) continue;
    await dismiss(page);
    await page.getByTestId('dossier').click();
    await page.getByTestId('ledger').locator('[data-suspicion="unsure"]').waitFor();
    expect(await page.getByTestId('ledger').locator('thead').textContent()).toContain('my mark: Unsure');
    await page.keyboard.press('Escape');
  }
  await expect.poll(() => crew[0]?.room?.phase).toBe('over');
  await dismiss(page);
  // The series: both spies have won their first.
  await expect.poll(() => page.getByTestId('ending').getByTestId('wins').allTextContents()).toHaveLength(2);
  expect(await page.getByTestId('ending').getByText('1 game won').count()).toBe(2);
  const screen = await server.page({ width: 1280, height: 800, workerless: true });
  await screen.goto(`/t/${ada.code}/screen`);
  await expect.poll(() => screen.getByTestId('screen').getByTestId('wins').count()).toBe(2);

  await crew[0]?.command({ do: 'rematch' });
  await screen.getByTestId('screen-lobby').getByTestId('wins').nth(1).waitFor();
  expect(await screen.getByTestId('screen-lobby').getByText('1 game won').count()).toBe(2);
  await crew[0]?.command({ do: 'start' });
  await page.getByTestId('board').waitFor();
  await dismiss(page);
  expect(await page.locator('[data-suspicion]').count()).toBe(0);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('unsure');

  const watcher = await server.page({ workerless: true });
  await watcher.goto(`/t/${ada.code}/watch`);
  await watcher.getByTestId('dossier').click();
  await watcher.getByTestId('tab-log').waitFor();
  expect(await watcher.getByTestId('tab-notes').count()).toBe(0);
});

test('notes are for other games too, without marks on seats', async () => {
  const { deal, options } = village(2);
  const [ada] = await storeMatch(store, { game: 'project', names: ['Ada', 'Ben'], options, deal });
  if (ada === undefined) throw new Error('nobody came');
  const page = await server.page({ workerless: true });
  await sit(page, ada);
  await openNotes(page);
  await page.getByTestId('show-notes').click();
  await page.getByRole('textbox', { name: 'My notes' }).fill('The base is in the north');
  expect(await page.locator('[data-testid^="suspicion-"]').count()).toBe(0);
  await page.reload();
  await openNotes(page);
  await page.getByTestId('show-notes').click();
  expect(await page.getByRole('textbox', { name: 'My notes' }).inputValue()).toBe('The base is in the north');
});

test('with letters twice as large, the notes can be read and written', async () => {
  const [ada] = await laid();
  if (ada === undefined) throw new Error('nobody came');
  const page = await server.page({ workerless: true });
  await sit(page, ada);
  await resize(page, '390x844-large');
  await openNotes(page);
  await page.getByTestId('show-notes').click();
  const isWithin = () =>
    page.evaluate(() => {
      const notes = document.querySelector('[data-testid="notes"]');
      return notes !== null && notes.scrollWidth <= notes.clientWidth;
    });
  expect(await isWithin()).toBe(true);
  await page.getByTestId('suspicion-2').getByRole('radio', { name: 'Unsure' }).check();
  await page.keyboard.press('Escape');
  await suspicionOf(page, 2).waitFor();
});
