/** Between what is spoken of and what stands above or below it, in pixels. */
const AIR = 8;

/** What holds this where it is while the page is scrolled. */
function fixedAround(one: Element | null): Element | undefined {
  for (let at = one; at !== null && at !== document.body; at = at.parentElement) {
    const { position } = getComputedStyle(at);
    if (position === 'sticky' || position === 'fixed') return at;
  }
  return undefined;
}

/** How far the page has to be scrolled so that this is between the coach and the foot; its head, where it is too long for both ends. */
function hiddenBy(one: Element, coach: Element): number {
  const { top, bottom } = one.getBoundingClientRect();
  const head = coach.getBoundingClientRect().bottom + AIR;
  const foot = fixedAround(document.elementFromPoint(innerWidth / 2, innerHeight - 2));
  const end = (foot?.getBoundingClientRect().top ?? innerHeight) - AIR;
  return top < head ? top - head : Math.max(0, Math.min(bottom - end, top - head));
}

/** Scrolls to it, within whatever it lies in and within the page. */
export function bringIntoSight(one: Element, coach: Element, moves: boolean): void {
  const before = scrollY;
  one.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  if (fixedAround(one) === undefined) scrollBy({ top: hiddenBy(one, coach), behavior: 'instant' });
  const wanted = scrollY;
  if (!moves || wanted === before) return;
  scrollTo({ top: before, behavior: 'instant' });
  scrollTo({ top: wanted, behavior: 'smooth' });
}
