import type { Page } from '@reseau/browserkit';
import type { GameId } from '@reseau/games';
import { TAPS } from './alone.ts';

const QUICK = { timeout: 2000 };

/** Of all that the coach has put a ring around, what can be tapped next: what ends the deed, or else what was not chosen yet. */
const ringed = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('[data-coached]')];
    const open = all.filter(
      (one) => one.matches('button, [role="button"], input') && !one.matches(':disabled') && one.checkVisibility(),
    );
    const isChosen = (one: HTMLElement) =>
      one.ariaPressed === 'true' || one.ariaChecked === 'true' || one.matches(':checked');
    const next = open.find((one) => one.classList.contains('stamp')) ?? open.find((one) => !isChosen(one));
    return next?.dataset['testid'];
  });

/** What is said to whoever plays a guided game. */
export const lineOf = async (page: Page): Promise<string> =>
  (await page.getByTestId('coach-line').textContent({ timeout: 5000 }))?.trim() ?? '';

/** One deed of somebody who does what the coach says, and what seems best where it says nothing. */
export async function follow(page: Page, game: GameId): Promise<void> {
  if (await page.getByTestId('stage').isVisible()) {
    await page.keyboard.press('Escape');
    return;
  }
  const gotIt = page.getByTestId('got-it');
  if (await gotIt.isVisible()) {
    await gotIt.click(QUICK).catch(() => undefined);
    return;
  }
  const next = await ringed(page);
  if (next === 'hold-card') {
    await page.getByTestId(next).focus();
    await page.keyboard.down('Space');
    await page.getByTestId('held-card').waitFor();
    await page.keyboard.up('Space');
  } else if (next !== undefined) {
    // The table may have moved on before the tap.
    await page
      .getByTestId(next)
      .first()
      .click(QUICK)
      .catch(() => undefined);
  } else {
    await TAPS[game](page);
  }
}
