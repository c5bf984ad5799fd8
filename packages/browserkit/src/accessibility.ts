import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { atRest } from './rest.ts';

/** One broken accessibility rule and the elements that break it. */
export interface AccessibilityProblem {
  readonly rule: string;
  readonly help: string;
  readonly elements: readonly string[];
}

/**
 * Looks over the page once it has come to rest, under WCAG 2.2 A and AA; an empty list is a pass. What began to move while it was
 * looked at is looked at once more.
 */
export async function accessibilityProblems(page: Page): Promise<readonly AccessibilityProblem[]> {
  const found = await lookOver(page);
  return found.length === 0 ? found : await lookOver(page);
}

async function lookOver(page: Page): Promise<readonly AccessibilityProblem[]> {
  await atRest(page);
  // Evaluated rather than added as a script element, which a strict content security policy would refuse; once for each document.
  if (!(await page.evaluate<boolean>('"axe" in globalThis'))) await page.evaluate(axe.source);
  return await page.evaluate(async (tags) => {
    const { axe: inPage } = globalThis as unknown as { readonly axe: typeof axe };
    const { violations } = await inPage.run({ runOnly: tags, resultTypes: ['violations'] });
    return violations.map(({ id, help, nodes }) => ({ rule: id, help, elements: nodes.map(({ html }) => html) }));
  }, WCAG);
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
