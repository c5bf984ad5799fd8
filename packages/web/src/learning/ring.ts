/** Marks what the coach speaks of, also where it is drawn anew: `base.css` puts a ring around it. */
export function ring(testids: readonly string[]): () => void {
  const selector = testids.map((id) => `[data-testid="${CSS.escape(id)}"]`).join();
  const mark = (): void => {
    const wanted = selector === '' ? [] : [...document.querySelectorAll(selector)];
    for (const one of document.querySelectorAll('[data-coached]'))
      if (!wanted.includes(one)) one.removeAttribute('data-coached');
    for (const one of wanted) if (!one.hasAttribute('data-coached')) one.setAttribute('data-coached', '');
  };
  const changes = new MutationObserver(mark);
  mark();
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-testid'] });
  return () => {
    changes.disconnect();
    for (const one of document.querySelectorAll('[data-coached]')) one.removeAttribute('data-coached');
  };
}
