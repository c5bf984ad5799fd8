const [SMALLEST, STEP] = [0.5, 0.04];

/** What is in this box, as large as its height allows: for those who cannot scroll it. */
export function fitted(box: HTMLElement): () => void {
  const scale = () => {
    const inner = box.firstElementChild;
    if (!(inner instanceof HTMLElement)) return;
    let share = 1;
    do {
      inner.style.setProperty('zoom', `${share}`);
      share -= STEP;
    } while (share > SMALLEST && box.scrollHeight > box.clientHeight);
  };
  const sizes = new ResizeObserver(scale);
  sizes.observe(box);
  const content = new MutationObserver(scale);
  content.observe(box, { childList: true, characterData: true, subtree: true });
  scale();
  return () => {
    sizes.disconnect();
    content.disconnect();
  };
}
