import { accessibilityProblems, type Page } from '@reseau/browserkit';
import { MemoryStore } from '@reseau/server';
import { joinRoom, Player } from '@reseau/server/testing';
import { expect, test } from 'vitest';
import { Keys } from './testing/keys.ts';
import { ServerUnderTest } from './testing/server-under-test.ts';
import { tourDoors } from './testing/tour/door-tour.ts';
import { tourEvening } from './testing/tour/evening-tour.ts';
import { tourHosting } from './testing/tour/hosting-tour.ts';
import type { Tour } from './testing/tour/tour.ts';

const store = new MemoryStore();
const server = new ServerUnderTest(
  {
    publicUrl: 'https://reseau.example',
    timings: { linger: 0, hostAway: 600_000, holdsUp: 200, comeBack: 0, callAgain: 0 },
  },
  store,
);

/** What still moves for somebody who has asked for less of it. */
const moving = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((one) => Number(one.effect?.getComputedTiming().activeDuration ?? 0) > 100)
      .map((one) => `moves: ${(one.effect as KeyframeEffect).target?.className}`),
  );

test.each([
  ['the doors', tourDoors],
  ['what befalls people', tourHosting],
  ['an evening', tourEvening],
] as const)('those who see little are told of %s in every state, by day and by night', async (_, tour) => {
  const faults: unknown[] = [];
  const look: Tour['look'] = async (page, screen) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const fault of [...(await accessibilityProblems(page)), ...(await moving(page))])
        faults.push({ screen, colorScheme, fault });
    }
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
  };
  await tour({ server, store, locale: 'en', look, wants: (screen) => !screen.includes('-tv') });
  expect(faults).toEqual([]);
});

/** A sheet is opened by its button, has the focus, and gives it back. */
async function inSheet(page: Page, opener: string, doing: (keys: Keys) => Promise<void>): Promise<void> {
  const keys = new Keys(page);
  await keys.press(page.getByTestId(opener));
  await page.getByRole('dialog').waitFor();
  await keys.stays(page.getByRole('dialog').locator(':focus'));
  await doing(keys);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await keys.stays(page.getByTestId(opener));
}

/** Ada opens a table, and Ben comes; all with keys. */
async function opened(): Promise<{ readonly page: Page; readonly keys: Keys; readonly code: string }> {
  const page = await server.page({ workerless: true });
  const keys = new Keys(page);
  await page.goto('/');
  await keys.to(page.getByRole('textbox').first());
  await page.keyboard.type('Ada');
  await keys.press(page.getByTestId('open-table'));
  await page.getByTestId('lobby').waitFor();
  return { page, keys, code: new URL(page.url()).pathname.slice('/t/'.length) };
}

test('a table is set with keys alone, and the focus is never lost', async () => {
  const { page, keys, code } = await opened();
  const ben = await new Player(server.base, await joinRoom(server.base, code, 'Ben')).ready();
  await page.getByTestId('members').getByText('Ben').waitFor();
  await keys.press(page.getByTestId('open-recovery'));
  await keys.press(page.getByTestId('written-down'));
  await page.getByTestId('recovery-card').waitFor({ state: 'detached' });
  await keys.isSomewhere();

  // Moved twice without looking for the button again.
  for (let bot = 0; bot < 3; bot += 1) await keys.press(page.getByTestId('add-bot-easy'));
  await page.getByTestId('members').getByRole('listitem').nth(4).waitFor();
  await keys.press(page.getByRole('button', { name: 'Manage Ben’s seat' }));
  const down = page.getByRole('dialog').getByRole('button', { name: 'Move down' });
  await keys.press(down);
  await keys.stays(down);
  await page.getByRole('dialog').getByText('3 of 5').waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByText('4 of 5').waitFor();
  await page.keyboard.press('Escape');
  await keys.stays(page.getByRole('button', { name: 'Manage Ben’s seat' }));
  await ben.until('moved', ({ room }) => room?.members[3]?.name === 'Ben');

  for (const module of ['assassin', 'hunter'])
    await keys.press(page.getByTestId(`module-${module}`).getByRole('switch'), 'Space');
  await page.getByTestId('mix-problem').waitFor();
  await keys.press(page.getByTestId('mend'));
  await page.getByTestId('mix-problem').waitFor({ state: 'detached' });
  await keys.isSomewhere();

  await inSheet(page, 'mixes', async () => {
    await keys.to(page.getByRole('textbox', { name: 'Name of this mix' }));
    await page.keyboard.type('Friday');
    await page.keyboard.press('Enter');
    await keys.press(page.getByRole('button', { name: 'Delete Friday' }));
    await keys.stays(page.getByRole('button', { name: 'Cancel' }));
    await page.keyboard.press('Enter');
    await keys.isSomewhere();
    await keys.press(page.getByRole('button', { name: 'Delete Friday' }));
    await keys.press(page.getByTestId('mix-remove'));
    await page.getByRole('button', { name: 'Delete Friday' }).waitFor({ state: 'detached' });
    await keys.isSomewhere();
  });
  await inSheet(page, 'menu', async () => {
    await keys.press(page.getByTestId('close-table'));
    await keys.stays(page.getByRole('button', { name: 'Cancel' }));
    await page.keyboard.press('Enter');
    // Back to where one was.
    await keys.stays(page.getByTestId('close-table'));
    await keys.press(page.getByTestId('show-recovery'));
    await keys.stays(page.getByTestId('copy-recovery'));
  });
});

test('a match is played with keys alone, with all that is around it', async () => {
  const { page, keys, code } = await opened();
  const ben = await new Player(server.base, await joinRoom(server.base, code, 'Ben')).ready();
  await keys.press(page.getByTestId('start'));
  await page.getByTestId('roles').waitFor();
  await keys.to(page.getByTestId('hold-card'));
  await page.keyboard.down('Space');
  await page.getByTestId('held-card').waitFor();
  await page.keyboard.up('Space');
  await page.getByTestId('held-card').waitFor({ state: 'detached' });
  await expect.poll(() => page.getByTestId('ready').isEnabled()).toBe(true);
  await keys.press(page.getByTestId('ready'));
  await page.getByTestId('board').waitFor();
  while (await page.getByTestId('stage').isVisible()) await page.keyboard.press('Escape');

  // What is asked is told by a region that was there before.
  expect(await page.locator('[aria-live="polite"]').count()).toBeGreaterThan(0);
  await ben.command({ do: 'call', kind: 'pause' });
  await page.locator('[aria-live="polite"]').getByTestId('call').waitFor();
  await keys.press(page.getByTestId('agree'));
  await page.getByTestId('paused').waitFor();
  await keys.press(page.getByTestId('ask-resume'));
  await ben.until('asked', ({ room }) => room?.call?.kind === 'resume');
  await ben.command({ do: 'agree', call: ben.room?.call?.call ?? 0, yes: true });
  await page.getByTestId('paused').waitFor({ state: 'detached' });

  await inSheet(page, 'menu', async () => {
    await keys.press(page.getByTestId('call-replace'));
    expect(await page.getByTestId('call-replace').getAttribute('aria-expanded')).toBe('true');
    // There is nobody else to ask: it is said why, and keys pass it by.
    await page.getByTestId('alone').waitFor();
    expect(await page.getByTestId('ask-table').getByRole('button', { name: 'Ben' }).isDisabled()).toBe(true);
  });
  await inSheet(page, 'dossier', async () => {
    await keys.to(page.getByTestId('tab-ledger'));
    for (const tab of ['log', 'chat', 'notes']) {
      await page.keyboard.press('ArrowRight');
      await keys.stays(page.getByTestId(`tab-${tab}`));
    }
    await keys.press(page.getByTestId('show-notes'));
    await keys.stays(page.getByRole('textbox', { name: 'My notes' }));
    await page.keyboard.type('Ben hesitated');
    await keys.to(page.getByTestId('suspicion-2').getByRole('radio').first());
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.getByTestId('suspicion-2').getByRole('radio').nth(1).isChecked()).toBe(true);
    await keys.press(page.getByTestId('hide-notes'));
    await keys.stays(page.getByTestId('show-notes'));
  });
  await keys.press(page.getByTestId('react'));
  await keys.press(page.getByTestId('react-wow'));
  await page.getByTestId('said').getByText('Ada').waitFor();
  await keys.stays(page.getByTestId('react'));

  const fay = await new Player(server.base, await joinRoom(server.base, code, 'Fay')).ready();
  const bot = fay.room?.members.find(({ kind }) => kind === 'bot')?.id ?? '';
  await fay.command({ do: 'claim', member: bot });
  await keys.press(page.getByTestId('deny'));
  await page.getByTestId('claim').waitFor({ state: 'detached' });
});

test('a lost seat is brought back with keys alone', async () => {
  const { page, code } = await opened();
  const letters = (await page.getByTestId('recovery').textContent()) ?? '';
  const other = await server.page({ workerless: true });
  const keys = new Keys(other);
  await other.goto(`/t/${code}`);
  await keys.press(other.getByTestId('lost'));
  await keys.to(other.getByTestId('recover').getByRole('textbox'));
  await other.keyboard.type(letters);
  await other.keyboard.press('Enter');
  await other.getByTestId('lobby').waitFor();
  await page.getByTestId('farewell').waitFor();
});
