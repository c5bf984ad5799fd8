import type { Page } from '@reseau/browserkit';

/** What is wrong with how the first thing is seen that the coach speaks of: nothing, if it is in the window and nothing covers it. */
export const hiddenFromPupil = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const coach = document.querySelector('[data-testid="coach"]');
    const one = [...document.querySelectorAll('[data-coached]')].find((each) => each.checkVisibility());
    if (coach === null || one === undefined || document.querySelector('[data-testid="stage"], dialog') !== null)
      return undefined;
    const name = `${coach.getAttribute('data-hint')}: ${one.getAttribute('data-testid')}`;
    const { left, right, top, bottom } = one.getBoundingClientRect();
    /** Whatever stays where it is while the page is scrolled, and does not hold what is spoken of. */
    const covers = (x: number, y: number): boolean => {
      for (let at = document.elementFromPoint(x, y); at !== null && at !== document.body; at = at.parentElement) {
        const { position } = getComputedStyle(at);
        if (at.contains(one) || one.contains(at)) return false;
        if (position === 'sticky' || position === 'fixed') return true;
      }
      return false;
    };
    const isFixed = (at: Element | null): boolean =>
      at !== null && (/sticky|fixed/.test(getComputedStyle(at).position) || isFixed(at.parentElement));
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    const head = coach.getBoundingClientRect().bottom;
    if (right <= 0 || left >= innerWidth) return `${name} is beside the window`;
    if (top < head - 1 && !isFixed(one)) return `${name} begins ${Math.round(head - top)} pixels under the coach`;
    if (top > innerHeight - 24 || covers(x, top + 12)) return `${name} is below what is seen`;
    /** A part of the page with a scroll of its own, which what is spoken of fills from its head on. */
    const fills = (at: Element | null): boolean =>
      at !== null &&
      ((/auto|scroll/.test(getComputedStyle(at).overflowY) && bottom - top > at.clientHeight) ||
        fills(at.parentElement));
    // Seen whole, or as much of it as there is room for.
    const last = Math.min(bottom, innerHeight) - 2;
    if (!covers(x, last) && bottom <= innerHeight + 1) return undefined;
    return top - head < 24 || isFixed(one) || fills(one.parentElement) ? undefined : `${name} is cut off`;
  });
