import type { Page } from '@reseau/browserkit';

/** What is asked of a screen, besides that nothing collides, spills or is cut. */
export interface Demands {
  /** Ids that must be seen whole, and not covered, without scrolling. */
  readonly inSight: readonly string[];
  /** Fingers need 44 pixels. */
  readonly touched: boolean;
  /** Nobody scrolls a television. */
  readonly whole: boolean;
}

/** Everything on the page that a caring eye would object to, in words; none is a pass. */
export const faultsOf = (page: Page, demands: Demands): Promise<readonly string[]> =>
  page.evaluate(({ inSight, touched, whole }) => {
    const FINGER = 44;
    const SMALLEST_LETTER = 11;
    const faults = new Set<string>();
    const shown: Element = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const short = (text: string | null): string => (text ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 40);
    const nameOf = (element: Element): string =>
      `${element.getAttribute('data-testid') ?? element.tagName.toLowerCase()} “${short(element.textContent)}”`;
    interface Style {
      readonly overflow: string;
      readonly position: string;
      readonly isMasked: boolean;
      readonly isClamped: boolean;
      readonly letters: number;
    }
    const styles = new Map<Element, Style>();
    /** Asked of thousands, many times each: read once. */
    const styleOf = (element: Element): Style => {
      const known = styles.get(element);
      if (known !== undefined) return known;
      const { overflow, position, maskImage, textOverflow, webkitLineClamp, fontSize } = getComputedStyle(element);
      const isClamped = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
      const style = {
        overflow,
        position,
        isMasked: maskImage !== 'none',
        isClamped,
        letters: Number.parseFloat(fontSize),
      };
      styles.set(element, style);
      return style;
    };

    interface Box {
      readonly left: number;
      readonly right: number;
      readonly top: number;
      readonly bottom: number;
    }
    const meet = (one: Box, two: Box): Box => ({
      left: Math.max(one.left, two.left),
      right: Math.min(one.right, two.right),
      top: Math.max(one.top, two.top),
      bottom: Math.min(one.bottom, two.bottom),
    });
    const isThere = ({ left, right, top, bottom }: Box): boolean => right - left > 1 && bottom - top > 1;

    const ancestors = (element: Element): readonly Element[] => {
      const found: Element[] = [];
      for (let up: Element | null = element; up !== null; up = up.parentElement) found.push(up);
      return found;
    };
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !ancestors(element).some((up) => up.classList.contains('unseen') || up.classList.contains('under'));
    const scrolls = (element: Element): boolean => /auto|scroll/.test(styleOf(element).overflow);
    /** What is left of it between the edges of whatever scrolls or clips around it. */
    const uncut = (element: Element | null, box: Box): Box =>
      (element === null ? [] : ancestors(element))
        .filter((up) => styleOf(up).overflow !== 'visible' && up !== document.body && up !== document.documentElement)
        .reduce((left, up) => meet(left, up.getBoundingClientRect()), box);
    /** A line of text, unless most of it is cut away. */
    const remains = (element: Element, box: Box): readonly Box[] => {
      const left = uncut(element, box);
      return isThere(left) && (left.bottom - left.top) * 2 > box.bottom - box.top ? [left] : [];
    };
    /** What stays while the rest scrolls lies over the rest by intent: only things of one layer can collide. */
    const layers = new Map<Element, Element>();
    const layerOf = (element: Element): Element => {
      const known = layers.get(element);
      if (known !== undefined) return known;
      const isLayer = /sticky|fixed/.test(styleOf(element).position) || scrolls(element);
      const up = element.parentElement;
      const layer = isLayer || up === null ? element : layerOf(up);
      layers.set(element, layer);
      return layer;
    };
    /** Cards of a fan lie over each other by intent. */
    const areInFan = (one: Element, two: Element): boolean => {
      const fan = one.closest('[data-fan]');
      return fan !== null && fan === two.closest('[data-fan]');
    };
    const isClamped = (element: Element): boolean =>
      ancestors(element)
        .slice(0, 3)
        .some((up) => styleOf(up).isClamped);

    // The page itself.
    const overhang = document.documentElement.scrollWidth - innerWidth;
    const widest = [...shown.querySelectorAll('*')].findLast(
      (one) => one.getBoundingClientRect().right + scrollX >= document.documentElement.scrollWidth - 0.5,
    );
    if (overhang > 0 && widest !== undefined) faults.add(`the page is ${overhang} px too wide: ${nameOf(widest)}`);

    // Every piece of text.
    const walker = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
    const pieces: { readonly element: Element; readonly text: string; readonly boxes: readonly Box[] }[] = [];
    while (walker.nextNode() !== null) {
      const node = walker.currentNode;
      const element = node.parentElement;
      if (element === null || short(node.textContent) === '' || element.closest('svg') !== null || !isSeen(element))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(isThere);
      if (boxes.length === 0) continue;
      const text = short(node.textContent);
      pieces.push({ element, text, boxes: boxes.flatMap((box) => remains(element, box)) });
      if (styleOf(element).letters < SMALLEST_LETTER) faults.add(`letters too small: ${text}`);
      // Where letters are large a long word may have to break, and so may a name; elsewhere a control was made too narrow.
      const isOnControl = element.closest('button, label') !== null && element.closest('[translate="no"]') === null;
      const isWord = isOnControl && /^\p{Script=Latin}+$/u.test(text) && styleOf(document.body).letters <= 16;
      if (isWord && boxes.length > 1) faults.add(`broken: ${text}`);
      const holder = element.closest('button, label, a, summary, [role="img"]');
      for (const box of boxes) {
        if (isClamped(element)) continue;
        const clips = ancestors(element).find((up) => styleOf(up).overflow !== 'visible' && up !== document.body);
        const rim = clips?.getBoundingClientRect();
        const half = (box.bottom - box.top) / 2;
        const isAside = rim !== undefined && (box.right > rim.right + 2 || box.left < rim.left - 2);
        const isBelow = rim !== undefined && (box.bottom > rim.bottom + half || box.top < rim.top - half);
        // What fades out at an edge is meant to, and what scrolls can be reached.
        const isMeant = clips === undefined || styleOf(clips).isMasked;
        if (!isMeant && (isAside || (isBelow && !scrolls(clips)))) faults.add(`cut: ${text}`);
        const frame = holder?.getBoundingClientRect();
        if (frame === undefined) continue;
        const beyond = Math.max(box.right - frame.right, frame.left - box.left, box.bottom - frame.bottom);
        if (beyond > 3) faults.add(`spills ${Math.round(beyond)} px out of its box: ${text}`);
      }
      const seen = pieces.at(-1)?.boxes ?? [];
      if (whole && seen.some(({ bottom, right }) => bottom > innerHeight || right > innerWidth))
        faults.add(`off the screen: ${text}`);
    }

    // No two of them lie over each other.
    for (const [index, one] of pieces.entries()) {
      for (const two of pieces.slice(index + 1)) {
        if (one.element === two.element || layerOf(one.element) !== layerOf(two.element)) continue;
        if (areInFan(one.element, two.element)) continue;
        const over = one.boxes.some((box) =>
          two.boxes.some((other) => {
            const common = meet(box, other);
            const least = Math.min(box.bottom - box.top, other.bottom - other.top);
            return common.right - common.left > 2 && common.bottom - common.top > least * 0.4;
          }),
        );
        if (over) faults.add(`“${one.text}” collides with “${two.text}”`);
      }
    }

    // What can be touched.
    const controls = [...shown.querySelectorAll('button, a[href], label:has(input), summary, input')]
      .filter((one) => isSeen(one) && one.closest('svg') === null && !(one.matches('input') && one.closest('label')))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => isThere(box))
      .map(({ element, box }) => ({ element, box, rest: uncut(element.parentElement, box) }));
    for (const { element, box } of controls) {
      const isSmall = box.height < FINGER - 0.5 || box.width < FINGER - 0.5;
      if (touched && isSmall) faults.add(`${Math.round(box.width)}×${Math.round(box.height)} px: ${nameOf(element)}`);
    }
    for (const [index, one] of controls.entries()) {
      for (const two of controls.slice(index + 1)) {
        if (one.element.contains(two.element) || layerOf(one.element) !== layerOf(two.element)) continue;
        if (areInFan(one.element, two.element)) continue;
        const { left, right, top, bottom } = meet(one.rest, two.rest);
        if (right - left > 3 && bottom - top > 3) faults.add(`${nameOf(one.element)} lies over ${nameOf(two.element)}`);
      }
    }

    // Seats round a table leave what is said in its middle alone.
    const seats = [...shown.querySelectorAll('.round > ul > li')].flatMap((seat) => [
      seat,
      ...seat.querySelectorAll('*'),
    ]);
    for (const { element, text, boxes } of pieces.filter((piece) => piece.element.closest('.centre') !== null)) {
      const covering = seats.find(
        (seat) =>
          isSeen(seat) && boxes.some((box) => isThere(meet(box, seat.getBoundingClientRect()))) && seat !== element,
      );
      if (covering !== undefined) faults.add(`${nameOf(covering)} covers “${text}”`);
    }

    for (const id of inSight) {
      const element = shown.querySelector(`[data-testid="${id}"]`);
      if (element === null) {
        faults.add(`${id} is not there`);
        continue;
      }
      const face = element.classList.contains('covering') ? (element.parentElement ?? element) : element;
      const box = face.getBoundingClientRect();
      const seen = meet(uncut(face.parentElement, box), { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
      const isWhole = seen.bottom - seen.top >= box.height - 1 && seen.right - seen.left >= box.width - 1;
      const top = document.elementFromPoint((seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2);
      if (!isWhole) faults.add(`${id} is not in sight`);
      else if (top === null || !(face.contains(top) || top.contains(face))) faults.add(`${id} is covered`);
    }
    return [...faults];
  }, demands);
