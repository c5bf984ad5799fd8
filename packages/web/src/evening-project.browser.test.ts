import type { Page } from '@reseau/browserkit';
import { test } from 'vitest';
import { Evening } from './testing/evening/evening.ts';

const QUICK = { timeout: 1000 };

/** Has nothing to do but to be done, in two taps. */
async function rest(page: Page): Promise<void> {
  if (await page.getByTestId('stage').isVisible()) {
    await page.keyboard.press('Escape');
    return;
  }
  const done = page.getByTestId('done');
  // The turn may be over before the second tap.
  if (await done.isVisible()) await done.click(QUICK).catch(() => undefined);
}

const evening = Evening.of({
  game: 'project',
  bots: 1,
  options: { clock: 'off', lastTurn: 2 },
  tap: rest,
  winner: (table) => {
    const { ended } = table as { readonly ended?: string };
    return ended === undefined ? undefined : ended === 'won' ? 'players' : 'army';
  },
});

test('an evening of Project: Resistance never gets stuck, whoever comes, goes and comes back', () => evening.spend());
