/** Brings a rule or a chapter into sight and gives it the focus, for those who listen. */
export function showRule(within: Document | HTMLElement, number: string): void {
  const place = within.querySelector<HTMLElement>(`[id="${number}"]`);
  if (place === null) return;
  const isRule = place.dataset['rule'] !== undefined;
  // A long one is read from its head.
  const isShort = isRule && place.offsetHeight < innerHeight / 4;
  place.scrollIntoView({ block: isShort ? 'center' : 'start', behavior: 'instant' });
  if (isRule) place.focus({ preventScroll: true });
}
