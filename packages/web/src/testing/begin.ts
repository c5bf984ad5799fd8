import type { Page } from '@reseau/browserkit';

/** Each of these taps Ready without a look at the card; once all have who play, the match begins. */
export async function readyOn(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) await page.getByTestId('ready').click();
}

/** The host starts the match, and all of these who sit at the table are ready for it. */
export async function beginOn(host: Page, ...guests: readonly Page[]): Promise<void> {
  await host.getByTestId('start').click();
  await readyOn(host, ...guests);
}
