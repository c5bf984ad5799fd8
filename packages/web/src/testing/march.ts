import type { Page } from '@reseau/browserkit';
import { expect } from 'vitest';

const quick = { timeout: 1000 };

/** Does the first thing that is possible, whatever is asked of this seat. */
export async function act(page: Page): Promise<void> {
  const shows = (id: string) => page.getByTestId(id).first().isVisible();
  try {
    if (await shows('stage')) {
      await page.keyboard.press('Escape');
      return;
    }
    if (await shows('put-centre')) {
      await page.getByTestId('put-centre').click(quick);
      return;
    }
    const button = page.getByTestId('act');
    if (!(await shows('act'))) return;
    for (const place of ['leaders', 'hand', 'market']) {
      const cards = page.getByTestId(place).locator('button[aria-pressed="false"]');
      for (const card of await cards.all()) {
        if (await button.isEnabled(quick)) break;
        // By the keys: in a fan a card may lie half under its neighbour.
        await card.focus(quick);
        await page.keyboard.press('Enter');
      }
    }
    await button.click(quick);
  } catch (error) {
    // The table moved on under the finger.
    if (!(error instanceof Error && error.name === 'TimeoutError')) throw error;
  }
}

/** These people play Insurrection, the first thing that is possible each time, until this is so. */
export async function playUntil(pages: readonly Page[], isThere: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(
      async () => {
        for (const page of pages) {
          // Before each deed: a turn may come and go within one round of deeds.
          if (await isThere()) return true;
          await act(page);
        }
        return false;
      },
      { timeout: 150_000, interval: 20 },
    )
    .toBe(true);
}

/** The same, but whoever has come there waits for the others. */
export async function gatherAt(pages: readonly Page[], phase: string): Promise<void> {
  await expect
    .poll(
      async () => {
        const missing: Page[] = [];
        for (const page of pages) if (!(await isAt(page, phase))) missing.push(page);
        for (const page of missing) await act(page);
        return missing.length;
      },
      { timeout: 150_000, interval: 20 },
    )
    .toBe(0);
}

const phaseOf = (page: Page) =>
  page
    .getByTestId('board')
    .getAttribute('data-phase', quick)
    .catch(() => null);
/** This page is asked at this phase, and no scene plays. */
export const isAt = async (page: Page, phase: string): Promise<boolean> =>
  (await phaseOf(page)) === phase &&
  (await page.getByTestId('act').isVisible()) &&
  !(await page.getByTestId('stage').isVisible());
