import type { Page } from '@reseau/browserkit';

/**
 * What is wrong with a table at which somebody is asked something, in words: a seat that lies under the dock, one that cannot be
 * brought whole into sight, or a question and its answers that are out of sight, before the seat was looked for or then.
 */
export const seatFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const faults = new Set<string>();
    const find = (selector: string) => [...document.querySelectorAll(selector)];
    const clipsAround = (element: Element): readonly Element[] => {
      const found: Element[] = [];
      for (let up = element.parentElement; up !== null && up !== document.body; up = up.parentElement)
        if (getComputedStyle(up).overflow !== 'visible') found.push(up);
      return found;
    };
    /** What shows of it between the edges of whatever scrolls around it, and of the window. */
    const shownOf = (element: Element): DOMRect => {
      const window = new DOMRect(0, 0, innerWidth, innerHeight);
      return [window, ...clipsAround(element).map((up) => up.getBoundingClientRect())].reduce((rest, edge) => {
        const [left, top] = [Math.max(rest.left, edge.left), Math.max(rest.top, edge.top)];
        const [right, bottom] = [Math.min(rest.right, edge.right), Math.min(rest.bottom, edge.bottom)];
        return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
      }, element.getBoundingClientRect());
    };
    const nameOf = (element: Element): string =>
      element.getAttribute('data-testid') ?? (element.textContent ?? '').trim().slice(0, 30);
    /** Why it cannot be seen whole. */
    const hiddenBy = (element: Element): string | undefined => {
      const box = element.getBoundingClientRect();
      const shown = shownOf(element);
      if (shown.height < box.height - 1 || shown.width < box.width - 1) return 'an edge';
      const over = [0.1, 0.5, 0.9]
        .map((down) => document.elementFromPoint(shown.left + shown.width / 2, shown.top + shown.height * down))
        .find((there) => there === null || !(element.contains(there) || there.contains(element)));
      return over === undefined ? undefined : over === null ? 'nothing' : `${over.localName} ${nameOf(over)}`;
    };
    const asked = [
      ...find('[data-testid="headline"]'),
      ...find('[data-testid="dock"] :is(button, label, [data-testid="ask"])'),
    ];
    const lookAtQuestion = (when: string): void => {
      for (const part of asked) {
        const by = hiddenBy(part);
        if (by !== undefined) faults.add(`${nameOf(part)} lies under ${by} ${when}`);
      }
    };

    const seats = find('[data-testid^="seat-"]');
    const [dock] = find('[data-testid="dock"]');
    const hand = (dock?.closest('.hand') ?? dock)?.getBoundingClientRect();
    if (hand === undefined || seats.length === 0) return ['there is no table'];
    lookAtQuestion('at first');
    for (const seat of seats) {
      const { left, right, top, bottom } = shownOf(seat);
      const isUnder = Math.min(right, hand.right) - Math.max(left, hand.left) > 1;
      if (isUnder && Math.min(bottom, hand.bottom) - Math.max(top, hand.top) > 1)
        faults.add(`${nameOf(seat)} lies under the dock`);
    }
    for (const seat of seats) {
      seat.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const by = hiddenBy(seat);
      if (by !== undefined) faults.add(`${nameOf(seat)} cannot be brought out from under ${by}`);
      lookAtQuestion(`when ${nameOf(seat)} is in sight`);
    }
    seats[0]?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    scrollTo({ top: 0, behavior: 'instant' });
    return [...faults];
  });
