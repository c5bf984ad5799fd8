const CONTROLS = 'button, a[href], input, select, textarea, summary, [tabindex]:not([tabindex="-1"])';

/** From the innermost out: where what has the focus stands among its neighbours. */
interface Place {
  readonly parent: Element;
  readonly index: number;
}

const placesOf = (element: Element, root: Element): readonly Place[] => {
  const places: Place[] = [];
  for (let one = element; one !== root && one.parentElement !== null; one = one.parentElement)
    places.push({ parent: one.parentElement, index: [...one.parentElement.children].indexOf(one) });
  return places;
};

const isOpen = (control: HTMLElement): boolean => control.checkVisibility() && !control.matches(':disabled');

/** The first control of what stands there now, or after it, or before it. */
function controlAt({ parent, index }: Place): HTMLElement | undefined {
  const children = [...parent.children];
  const near = [...children.slice(index), ...children.slice(0, index).toReversed()];
  return near
    .flatMap((child) => [child, ...child.querySelectorAll(CONTROLS)])
    .find((one): one is HTMLElement => one instanceof HTMLElement && one.matches(CONTROLS) && isOpen(one));
}

/**
 * Whoever plays with keys is left standing where a control goes away under them, or cannot be pressed while it is waited for. The
 * focus then goes to what stands in its place. Fingers are left alone: a field that takes the focus would open a keyboard.
 */
export function keepFocus(root: HTMLElement): () => void {
  let byKeys = false;
  let last: HTMLElement | undefined;
  let places: readonly Place[] = [];

  const isLost = (): boolean =>
    byKeys && (document.activeElement === null || document.activeElement.matches('body, dialog'));

  function remember({ target }: FocusEvent) {
    if (!(target instanceof HTMLElement) || target === root) return;
    last = target;
    places = placesOf(target, root);
  }

  function mend() {
    if (last === undefined || !isLost()) return;
    if (last.isConnected) {
      if (isOpen(last)) last.focus();
      return;
    }
    // Where nothing near can be pressed, something farther out can.
    const near = places.filter(({ parent }) => parent.isConnected && root.contains(parent));
    near
      .map(controlAt)
      .find((control) => control !== undefined)
      ?.focus();
  }

  const keys = () => {
    byKeys = true;
  };
  const fingers = () => {
    byKeys = false;
  };
  root.addEventListener('focusin', remember);
  root.addEventListener('keydown', keys);
  root.addEventListener('pointerdown', fingers);
  const watcher = new MutationObserver(mend);
  watcher.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled'] });
  return () => {
    watcher.disconnect();
    root.removeEventListener('focusin', remember);
    root.removeEventListener('keydown', keys);
    root.removeEventListener('pointerdown', fingers);
  };
}
