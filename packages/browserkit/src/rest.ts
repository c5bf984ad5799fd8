import type { Page } from 'playwright-core';

// As text: these packages know nothing of a document. What never ends, such as a light that breathes, is at rest in its own way.
const IS_AT_REST = `(() => {
  const isMoving = ({ playState, effect }) =>
    playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
  return !document.getAnimations().some(isMoving) && document.querySelector('[aria-busy="true"]') === null;
})()`;

const FRAME = 16;

/** Resolves once nothing fades or slides any more and nothing on the page says that it is busy. */
export async function atRest(page: Page): Promise<void> {
  // Asked from outside each time: a page with a strict policy would not let itself be asked in text from within.
  while (!(await page.evaluate<boolean>(IS_AT_REST))) await page.waitForTimeout(FRAME);
}
