import type { Page } from '@reseau/browserkit';
import { tapOn } from './people.ts';

/** What one sees at a secret moment, but for the seats and the headline, which know who "you" are and who leads, and for names. */
export interface Seen {
  readonly at: string;
  readonly parts: readonly string[];
}

/** Every part of the page that can be seen: what it is, how it stands, and where. */
export async function seenOn(page: Page, names: readonly string[]): Promise<Seen> {
  return page.evaluate((people) => {
    const nameless = (text: string): string => people.reduce((rest, name) => rest.replaceAll(name, '…'), text);
    const dock = document.querySelector<HTMLElement>('[data-testid="dock"]');
    const curtain = document.querySelector<HTMLElement>('[data-testid="curtain"]');
    const isSeat = (one: Element) =>
      one.closest('.seats, [data-testid^="seat-"], h1, h2, main header, .tracks, [data-testid="announcer"]') !== null;
    const parts = [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((one) => one.checkVisibility() && !isSeat(one) && one.closest('svg') === null)
      .map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        const own = [...one.childNodes].flatMap((node) => (node instanceof Text ? [node.data.trim()] : [])).join(' ');
        const state = ['disabled', 'aria-disabled', 'aria-pressed', 'aria-checked', 'data-testid', 'data-done']
          .map((name) => one.getAttribute(name) ?? '')
          .join();
        // Where a name stands, its length is no secret.
        const box = nameless(own) === own ? [x, y, width, height].map(Math.round).join() : '';
        return nameless(`${one.tagName} ${one.className} ${state} ${box} ${own}`);
      });
    const at = curtain !== null ? `curtain ${curtain.dataset['done']}` : (dock?.dataset['phase'] ?? 'roles');
    return { at, parts };
  }, names);
}

/** One deed at a device that goes round, whatever it shows; curtains are opened unless somebody else does that. */
export async function tapPassed(page: Page, opens = true): Promise<void> {
  const shows = (id: string) => page.getByTestId(id).isVisible();
  const quick = { timeout: 1000 };
  try {
    if (await shows('stage')) await page.keyboard.press('Escape');
    else if (await shows('curtain')) {
      if (opens && (await page.getByTestId('i-am').isEnabled(quick))) await page.getByTestId('i-am').click(quick);
    } else if (await shows('ready')) {
      if (await page.getByTestId('ready').isEnabled(quick)) await page.getByTestId('ready').click(quick);
    } else if (await shows('pass')) await page.getByTestId('pass').click(quick);
    else await tapOn(page);
  } catch (error) {
    // The device went on under the finger.
    if (!(error instanceof Error && error.name === 'TimeoutError')) throw error;
  }
}
