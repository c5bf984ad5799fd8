import type { Page } from '@reseau/browserkit';

/** What of these cannot be reached, even by scrolling, and which cards of a fan no fingertip would find; in words. */
export const outOfReach = (page: Page, ids: readonly string[]): Promise<readonly string[]> =>
  page.evaluate((wanted) => {
    const problems: string[] = [];
    const isHit = (element: Element): boolean => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (width === 0 || x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
      const there = document.elementFromPoint(x, y);
      return there !== null && (element.contains(there) || there.contains(element));
    };
    const at = scrollY;
    for (const id of wanted) {
      const all = [...document.querySelectorAll(`[data-testid="${id}"]`)];
      if (all.length === 0) problems.push(`there is no ${id}`);
      for (const element of all) {
        if (!isHit(element)) element.scrollIntoView({ block: 'center', behavior: 'instant' });
        if (!isHit(element)) problems.push(`out of reach: ${id}`);
      }
    }
    scrollTo({ top: at, behavior: 'instant' });
    const STRIP = 22;
    for (const fan of document.querySelectorAll('[data-fan]')) {
      const lefts = [...fan.querySelectorAll('button')].map((one) => one.getBoundingClientRect().left);
      for (const [index, left] of lefts.entries()) {
        const next = lefts[index + 1];
        if (next !== undefined && next - left < STRIP) problems.push(`a card shows ${(next - left).toFixed(0)} pixels`);
      }
    }
    return problems;
  }, ids);
