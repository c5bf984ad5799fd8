import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** One broken accessibility rule and the elements that break it. */
export interface AccessibilityProblem {
  readonly rule: string;
  readonly help: string;
  readonly elements: readonly string[];
}

/** Looks over the page as it stands, under WCAG 2.2 A and AA; an empty list is a pass. */
export async function accessibilityProblems(page: Page): Promise<readonly AccessibilityProblem[]> {
  // Evaluated rather than added as a script element, which a strict content security policy would refuse.
  await page.evaluate(axe.source);
  return await page.evaluate(async (tags) => {
    const { axe: inPage } = globalThis as unknown as { readonly axe: typeof axe };
    const { violations } = await inPage.run({ runOnly: tags });
    return violations.map(({ id, help, nodes }) => ({ rule: id, help, elements: nodes.map(({ html }) => html) }));
  }, WCAG);
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
