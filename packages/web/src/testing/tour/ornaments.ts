import type { Page } from '@reseau/browserkit';

/**
 * Pins, flags, dots and stamps that lie on letters or on other signs, signs away from what they mean, and threads that run through
 * what is said in the middle of a table, in words. They are drawings: what measures text against text does not see them.
 */
export const ornamentFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    /** A line of text is higher than its letters: so much of it, above and below, is air. */
    const AIR = 0.2;
    const faults = new Set<string>();
    interface Box {
      readonly left: number;
      readonly right: number;
      readonly top: number;
      readonly bottom: number;
    }
    const touch = (one: Box, two: Box): boolean =>
      Math.min(one.right, two.right) - Math.max(one.left, two.left) > 0.5 &&
      Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 0.5;
    const isSeen = (element: Element): boolean =>
      element.closest('.unseen') === null &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const lettersIn = (root: Element): readonly { readonly text: string; readonly box: Box }[] => {
      const found: { readonly text: string; readonly box: Box }[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode() !== null) {
        const { parentElement, textContent } = walker.currentNode;
        if (parentElement === null || (textContent ?? '').trim() === '' || !isSeen(parentElement)) continue;
        const rim = parentElement.getBoundingClientRect();
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        for (const { left, right, top, bottom, height } of range.getClientRects()) {
          // What is clamped away is not there.
          if (top + height / 2 > rim.bottom) continue;
          const box = { left, right, top: top + height * AIR, bottom: bottom - height * AIR };
          found.push({ text: (textContent ?? '').trim(), box });
        }
      }
      return found;
    };
    const drawnIn = (root: Element): readonly Box[] =>
      [...root.querySelectorAll('svg *')].map((shape) => shape.getBoundingClientRect());

    for (const seat of document.querySelectorAll('[data-testid^="seat-"]')) {
      const said = [...seat.querySelectorAll('.unseen')].map(({ textContent }) => (textContent ?? '').trim());
      if (said.some((text) => /[,、]$/.test(text))) faults.add(`a bare comma ends ${seat.getAttribute('data-testid')}`);
      const signs = [...seat.querySelectorAll('.tokens')].flatMap(drawnIn).map((box) => ({ text: 'a sign', box }));
      for (const ornament of seat.querySelectorAll('.pin, .flag, .leader, .laid, .vote')) {
        const shapes = drawnIn(ornament);
        for (const { text, box } of [...lettersIn(seat), ...signs]) {
          const isOn = isSeen(ornament) && shapes.some((shape) => touch(shape, box));
          if (isOn) faults.add(`${ornament.classList[0]} on “${text}” of ${seat.getAttribute('data-testid')}`);
        }
      }
    }

    // In the bar, with a little air between.
    for (const bar of document.querySelectorAll('header')) {
      for (const ornament of bar.querySelectorAll('.dot, .badge')) {
        const { left, right, top, bottom } = ornament.getBoundingClientRect();
        const edge = { left: left - 2, right: right + 2, top, bottom };
        for (const { text, box } of lettersIn(bar)) {
          const isOwn = ornament.textContent === text;
          if (!isOwn && touch(edge, box)) faults.add(`${ornament.classList[0]} on “${text}” of the bar`);
        }
      }
    }

    // A flag in the table of votes stands in the column of whoever led.
    for (const flag of document.querySelectorAll('td .flag')) {
      const [shape, cell] = [flag.getBoundingClientRect(), flag.closest('td')?.getBoundingClientRect()];
      if (cell !== undefined && (shape.right > cell.right || shape.left < cell.left))
        faults.add('a flag stands between two columns');
    }

    // What a sign means stands beside it.
    for (const name of document.querySelectorAll('li h4')) {
      const sign = name.closest('li')?.querySelector('svg')?.getBoundingClientRect();
      if (sign !== undefined && isSeen(name) && Math.abs(name.getBoundingClientRect().top - sign.top) > sign.height / 3)
        faults.add(`“${name.textContent}” is not beside its sign`);
    }

    for (const round of document.querySelectorAll('.round')) {
      const words = [...round.querySelectorAll('.centre')].flatMap(lettersIn);
      const threads = round.querySelector('.threads');
      const { left, top, width, height } = (threads ?? round).getBoundingClientRect();
      const mask = threads === null ? '' : getComputedStyle(threads).maskImage;
      const [across = 0, down = 0] = [...mask.matchAll(/([\d.]+)%/g)].map(([, part]) => Number(part) / 100);
      /** In the middle it is not drawn. */
      const isHushed = ({ x, y }: DOMPoint): boolean =>
        Math.hypot(((x - left) / width - 0.5) / across, ((y - top) / height - 0.5) / down) < 0.95;
      for (const thread of round.querySelectorAll<SVGPolygonElement>('polygon.thread')) {
        const matrix = thread.getScreenCTM();
        const whole = thread.getTotalLength();
        if (matrix === null) continue;
        for (let way = 0; way < whole; way += 0.25) {
          const point = thread.getPointAtLength(way).matrixTransform(matrix);
          const { x, y } = point;
          if (isHushed(point)) continue;
          const crossed = words.find(({ box }) => x > box.left && x < box.right && y > box.top && y < box.bottom);
          if (crossed !== undefined) faults.add(`the thread crosses “${crossed.text}”`);
        }
      }
    }
    return [...faults];
  });
