import { bringIntoSight } from './bring-into-sight.ts';

/** With these somebody looks around for themselves. */
const HANDS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** In milliseconds: by then the table lies as it will. */
const SETTLED = 3000;

/** What the coach speaks of, and the tab that leads there, where another one is open. */
interface Spoken {
  readonly testids: readonly string[];
  readonly way: string | undefined;
}

const called = (id: string): string => `[data-testid="${CSS.escape(id)}"]`;
const allOf = (selector: string): readonly Element[] =>
  selector === '' ? [] : [...document.querySelectorAll(selector)];

/**
 * Marks what the coach speaks of, also where it is drawn anew: `base.css` puts a ring around it. What was spoken of last may have left
 * the table taller, or scrolled to its head: for a while, and until somebody scrolls or taps, the first of it is kept in sight.
 */
export function ring({ testids, way }: Spoken, moves: boolean): () => void {
  const selector = testids.map(called).join();
  const byWay = testids.length === 0 || way === undefined ? '' : `${called(way)}[aria-selected="false"]`;
  let isFollowed = true;
  let frame = 0;
  const mark = (): void => {
    const spoken = allOf(selector);
    const wanted = spoken.some((one) => one.checkVisibility()) ? spoken : [...spoken, ...allOf(byWay)];
    for (const one of document.querySelectorAll('[data-coached]'))
      if (!wanted.includes(one)) one.removeAttribute('data-coached');
    for (const one of wanted) if (!one.hasAttribute('data-coached')) one.setAttribute('data-coached', '');
  };
  const bring = (): void => {
    const coach = document.querySelector('[data-testid="coach"]');
    const first = [...document.querySelectorAll('[data-coached]')].find((one) => one.checkVisibility());
    if (isFollowed && coach !== null && first !== undefined) bringIntoSight(first, coach, moves);
  };
  // Whatever goes by the height of the coach's line stands by then.
  const look = (): void => {
    mark();
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(bring);
    });
  };
  const leave = (): void => {
    isFollowed = false;
  };
  const timer = setTimeout(leave, SETTLED);
  const changes = new MutationObserver(look);
  look();
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-testid', 'aria-selected'] });
  addEventListener('scroll', look, { passive: true });
  for (const hand of HANDS) addEventListener(hand, leave, { passive: true });
  return () => {
    clearTimeout(timer);
    changes.disconnect();
    removeEventListener('scroll', look);
    cancelAnimationFrame(frame);
    for (const hand of HANDS) removeEventListener(hand, leave);
    for (const one of document.querySelectorAll('[data-coached]')) one.removeAttribute('data-coached');
  };
}
