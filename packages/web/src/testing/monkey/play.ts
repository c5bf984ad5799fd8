import type { Page } from '@reseau/browserkit';
import { act } from '../march.ts';
import { tapPassed } from '../passing.ts';
import { tapOn } from '../people.ts';

const QUICK = { timeout: 1000 };

/** One deed towards the end of the match, whichever game is on the table. */
export async function playOn(page: Page): Promise<void> {
  // Somebody else was added at this device: it goes round.
  if (await page.locator('[data-testid="curtain"], [data-testid="pass"]').first().isVisible()) {
    await tapPassed(page);
    return;
  }
  const game = await page.evaluate(() => {
    const has = (id: string) => document.querySelector(`[data-testid="${id}"]`) !== null;
    if (!has('board') || has('ending')) return undefined;
    return has('missions') ? 'resistance' : has('who-is-done') ? 'project' : 'insurrection';
  });
  if (game === 'resistance') await tapOn(page);
  if (game === 'insurrection') await act(page);
  if (game === 'project') await rest(page);
}

/** Nothing is kept, and nothing is done but to be done. */
async function rest(page: Page): Promise<void> {
  if (await page.getByTestId('stage').isVisible()) {
    await page.keyboard.press('Escape');
    return;
  }
  for (const id of ['resume', 'let-go', 'done']) {
    const button = page.getByTestId(id).first();
    if (!(await button.isVisible()) || !(await button.isEnabled(QUICK).catch(() => false))) continue;
    // The turn may be over before the tap.
    await button.click(QUICK).catch(() => undefined);
    return;
  }
}
