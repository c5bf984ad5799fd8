/** Marks what the coach speaks of, also where it is drawn anew: `base.css` puts a ring around it. */
export function ring(testids: readonly string[], moves: boolean): () => void {
  const selector = testids.map((id) => `[data-testid="${CSS.escape(id)}"]`).join();
  const mark = (): void => {
    const wanted = selector === '' ? [] : [...document.querySelectorAll(selector)];
    for (const one of document.querySelectorAll('[data-coached]'))
      if (!wanted.includes(one)) one.removeAttribute('data-coached');
    for (const one of wanted) if (!one.hasAttribute('data-coached')) one.setAttribute('data-coached', '');
  };
  const changes = new MutationObserver(mark);
  mark();
  // What is spoken of may lie further down: it comes into sight once, when it is first spoken of.
  const [first] = document.querySelectorAll('[data-coached]');
  first?.scrollIntoView({ block: 'nearest', behavior: moves ? 'smooth' : 'instant' });
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-testid'] });
  return () => {
    changes.disconnect();
    for (const one of document.querySelectorAll('[data-coached]')) one.removeAttribute('data-coached');
  };
}
