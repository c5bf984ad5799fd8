import type { Page } from '@reseau/browserkit';
import type { GameId } from '@reseau/games';
import { expect } from 'vitest';
import { codeOf } from '../mixes/mix-code.ts';
import { act } from './march.ts';
import { tapOn } from './people.ts';

const QUICK = { timeout: 1000 };

/** One deed of whoever is asked on this page, if anything is asked. */
export const TAPS: Readonly<Record<GameId, (page: Page) => Promise<void>>> = {
  resistance: (page) => tapOn(page),
  insurrection: act,
  project: async (page) => {
    if (await page.getByTestId('stage').isVisible()) {
      await page.keyboard.press('Escape');
      return;
    }
    const done = page.getByTestId('done');
    // The turn may be over before the second tap.
    if (await done.isVisible()) await done.click(QUICK).catch(() => undefined);
  },
};

/** The bots of this device answer at once. */
export async function hurryBots(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('reseau:bot-pace', '0'));
}

/** From the start page to the lobby of a table on this device. */
export async function openAlone(page: Page, game: GameId, name = 'Ada'): Promise<void> {
  await page.getByTestId(`game-${game}`).check();
  await page.getByRole('textbox').first().fill(name);
  await page.getByTestId('play-here').click();
  await page.getByTestId('lobby').waitFor();
  if (game === 'project') await shorten(page);
}

/** An island takes an hour: this one is over after two turns. */
async function shorten(page: Page): Promise<void> {
  await page.getByTestId('mixes').click();
  await page.getByTestId('mix-code').fill(await codeOf({ game: 'project', options: { clock: 'off', lastTurn: 2 } }));
  await page.getByTestId('mix-read').click();
  await expect.poll(() => page.getByTestId('mix-said').textContent()).not.toBe('');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Plays against bots until this is so, or until the match is over. */
export async function playAlone(
  page: Page,
  game: GameId,
  isThere = () => page.getByTestId('rematch').isVisible(),
): Promise<void> {
  await expect
    .poll(
      async () => {
        if (!(await isThere())) await TAPS[game](page);
        return isThere();
      },
      { timeout: 200_000, interval: 20 },
    )
    .toBe(true);
}
