import type { Page } from '@reseau/browserkit';
import type { GameId } from '@reseau/games';
import { TAPS } from './alone.ts';

const QUICK = { timeout: 2000 };

/**
 * Of all that the coach has put a ring around, what can be tapped next: what ends the deed, or else what was not chosen yet; in a
 * ringed part of the page, the first thing that can be chosen there. It is marked for the finger.
 */
const ringed = (page: Page): Promise<'hold' | 'tap' | undefined> =>
  page.evaluate(() => {
    document.querySelector('[data-next]')?.removeAttribute('data-next');
    const all = [...document.querySelectorAll<HTMLElement>('[data-coached]')].filter((one) => one.checkVisibility());
    const isOpen = (one: HTMLElement) =>
      one.matches('button, input') && !one.matches(':disabled, [aria-disabled="true"]');
    const isChosen = (one: HTMLElement) => one.ariaPressed === 'true' || one.matches(':checked');
    const within = all.flatMap((one) => {
      const choices = [...one.querySelectorAll<HTMLElement>('input[type="radio"], input[type="checkbox"]')];
      return choices.some(isChosen) ? [] : choices.filter(isOpen);
    });
    const open = all.filter(isOpen);
    const next = open.find((one) => one.classList.contains('stamp')) ?? within[0] ?? open.find((one) => !isChosen(one));
    next?.setAttribute('data-next', '');
    return next === undefined ? undefined : next.dataset['testid'] === 'hold-card' ? 'hold' : 'tap';
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
  // Whoever has just found something looks at it.
  if (await page.getByTestId('glimpse').isVisible()) return;
  const gotIt = page.getByTestId('got-it');
  if (await gotIt.isVisible()) {
    await gotIt.click(QUICK).catch(() => undefined);
    return;
  }
  const next = await ringed(page);
  const control = page.locator('[data-next]');
  if (next === 'hold') {
    await control.focus();
    await page.keyboard.down('Space');
    await page.getByTestId('held-card').waitFor();
    await page.keyboard.up('Space');
  } else if (next === 'tap') {
    // The table may have moved on before the tap.
    await control.click({ ...QUICK, force: true }).catch(() => undefined);
  } else {
    await TAPS[game](page);
  }
}
