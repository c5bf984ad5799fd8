import type { Page } from '@reseau/browserkit';

/**
 * How far the page is wider than its window, and the words that lie on two lines without a hyphen. A name is whatever somebody
 * calls themselves: it may be longer than any line.
 */
export const brokenOn = (page: Page, names: readonly string[]): Promise<readonly string[]> =>
  page.evaluate((called) => {
    const shown: Element = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const overhang = document.documentElement.scrollWidth - innerWidth;
    const faults = overhang > 0 ? [`${overhang} px too wide`] : [];
    const walker = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() !== null) {
      const { currentNode: node } = walker;
      const { parentElement: holder } = node;
      if (holder?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) !== true) continue;
      if (holder.closest('[translate="no"], .unseen, svg') !== null) continue;
      // A Japanese sentence breaks anywhere; a word in katakana on a button or in a heading does not.
      const isShort = holder.closest('h1, h2, h3, .button, .hold') !== null;
      const words = isShort ? /[\p{Script=Latin}\p{M}]+|[\p{Script=Katakana}ー]+/gu : /[\p{Script=Latin}\p{M}]+/gu;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(words)) {
        if (called.some((name) => name.includes(word))) continue;
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1) faults.push(`broken: ${word}`);
      }
    }
    return faults;
  }, names);
