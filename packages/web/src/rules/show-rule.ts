/** Brings a rule or a chapter into sight and gives it the focus, for those who listen. */
export function showRule(within: Document | HTMLElement, number: string): void {
  const place = within.querySelector<HTMLElement>(`[id="${number}"]`);
  if (place === null) return;
  const isRule = place.dataset['rule'] !== undefined;
  place.scrollIntoView({ block: isRule ? 'center' : 'start', behavior: 'instant' });
  if (isRule) place.focus({ preventScroll: true });
}
