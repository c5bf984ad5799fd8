import { readFileSync } from 'node:fs';
import type { Page } from '@reseau/browserkit';
import { replayDifference } from '@reseau/core';
import { readMatchFile } from '@reseau/games';
import { playOut } from '@reseau/server/testing';
import { describe, expect, test } from 'vitest';
import { type Deed, everyControl, type Part, shown } from './testing/controls.ts';
import { ServerUnderTest } from './testing/server-under-test.ts';
import { sheet, tableOf } from './testing/tables.ts';

const server = new ServerUnderTest();

/** What the device says of the deal, and what it rests on. */
async function aboutDeal(page: Page, control: Part, seed = 'no seed'): Promise<void> {
  await expect.poll(() => page.getByTestId('deal-check').getAttribute('data-state')).toBe('whole');
  const dialog = await sheet(page, control);
  await dialog.getByText(seed).waitFor();
  await everyControl(shown(dialog), { Close: (close) => close.click() });
  await dialog.waitFor({ state: 'detached' });
}

describe('after a match', () => {
  test('The Resistance: the deal is shown, and the same group plays again', async () => {
    const { page, host, code } = await tableOf(server);
    for (let bots = 0; bots < 4; bots += 1) await host.command({ do: 'addBot', level: 'easy' });
    await host.command({ do: 'start' });
    await playOut(host);
    const watcher = await server.page({ workerless: true });
    await watcher.goto(`/t/${code}/watch`);
    await page.reload();
    await everyControl(shown(page.getByTestId('ending')), {
      'About this deal': (control) => aboutDeal(page, control, host.room?.seed),
      'Look back at the game': async (control) => {
        await control.click();
        await page.getByTestId('replay-controls').waitFor();
        await page.getByTestId('leave-replay').click();
        await page.getByTestId('ending').waitFor();
      },
      'Review together': async (control) => {
        await control.click();
        await page.locator('[data-testid="together"][data-state="leading"]').waitFor();
        await watcher.getByTestId('follow-review').waitFor();
        await page.getByTestId('leave-replay').click();
        await page.getByTestId('ending').waitFor();
      },
      'Save the record': async (control) => {
        const [saved] = await Promise.all([page.waitForEvent('download'), control.click()]);
        expect(saved.suggestedFilename()).toBe(`reseau-${code}-1.json`);
        const read = readMatchFile(JSON.parse(readFileSync(await saved.path(), 'utf8')));
        expect(read.ok && read.file.deal.seed).toBe(host.room?.seed);
        expect(read.ok && replayDifference(read.played)).toBeUndefined();
        await page.getByText(`npx reseau verify reseau-${code}-1.json`).waitFor();
      },
      'Play again with this group': async (control) => {
        await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
        await control.click();
        await page.getByTestId('lobby').waitFor();
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
        expect(host.room?.members.length).toBe(5);
      },
    });
    // Who only watches reads on, and follows when it suits them.
    await watcher.getByTestId('follow-table').click();
    await watcher.getByTestId('lobby').waitFor();
  });

  test('Insurrection: the pad is turned, counted, copied and kept', async () => {
    const table = await tableOf(server, { game: 'insurrection', others: ['Ben'] });
    const { page, host, others } = table;
    await host.command({ do: 'start' });
    await Promise.all([host, ...others].map((one) => playOut(one)));
    await page.reload();
    const ending = page.getByTestId('ending');
    await ending.waitFor();
    const pad = page.getByTestId('pad');
    const rows = await pad.locator('tbody tr').count();
    const counted = async (count: number) => {
      await expect.poll(() => pad.getAttribute('data-counted')).toBe(String(count));
    };
    const turn =
      (name: string): Deed =>
      async (control) => {
        await control.click();
        await page.getByRole('heading', { name: `${name}’s hand` }).waitFor();
        await expect.poll(() => control.getAttribute('aria-pressed')).toBe('true');
      };
    // Whoever comes back sees the result: the count is for those who were there.
    await expect.poll(() => pad.getAttribute('data-counted')).toBe(String(rows));
    await expect.poll(() => page.getByTestId('count-all').count()).toBe(0);
    const ranks = await ending.locator('[data-testid^="page-"]').allTextContents();
    const rankOf = (name: string) => ranks.findIndex((text) => text.includes(name)) + 1;
    const [ada, ben] = ['Ada', 'Ben'].map((name) => `${rankOf(name)} ${name}`);
    const cards = new Set(await pad.locator('button .unseen').allTextContents());
    const read: Deed = async (control) => {
      const dialog = await sheet(page, control);
      await dialog.getByTestId('card-sheet').waitFor();
      await everyControl(shown(dialog), { Close: (close) => close.click() });
      await dialog.waitFor({ state: 'detached' });
    };
    await everyControl(shown(ending), {
      ...Object.fromEntries([...cards].map((card, index) => [card.trim(), index === 0 ? read : 'elsewhere'] as const)),
      'About this deal': (control) => aboutDeal(page, control, host.room?.seed),
      'Copy as text': async (control) => {
        await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
        await control.click();
        await ending.getByRole('button', { name: 'Copied' }).waitFor();
        expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Ben');
      },
      'Download as CSV': async (control) => {
        const [file] = await Promise.all([page.waitForEvent('download'), control.click()]);
        expect(file.suggestedFilename()).toBe('insurrection.csv');
      },
      'Count again': async (control) => {
        await control.click();
        await counted(0);
        await page.getByTestId('count-all').click();
        await counted(rows);
      },
      // Opened, saved and read again at the end of The Resistance above.
      'Look back at the game': 'elsewhere',
      'Review together': 'elsewhere',
      'Save the record': 'elsewhere',
      [ben ?? '']: turn('Ben'),
      [ada ?? '']: turn('Ada'),
      'Play again with this group': async (control) => {
        await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
        await control.click();
        await page.getByTestId('lobby').waitFor();
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      },
    });
  });
});
