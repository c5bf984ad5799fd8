import type { Page } from '@reseau/browserkit';

/** Something on a page that can be tapped, named so that it can be found again. */
export interface Control {
  readonly kind: string;
  readonly id: string;
  readonly name: string;
  /** The component it is in, where others have one by this name. */
  readonly part: string;
  /** Among those that are called the same. */
  readonly nth: number;
  /** It says itself that nothing will happen: switched off, chosen already, or what is to be sent is marked as wrong. */
  readonly idle: boolean;
  readonly pressed: boolean;
  /** On a stage, which is deaf for a moment so that a thumb on its way does not skip it. */
  readonly staged: boolean;
  /** The one thing to do now. */
  readonly main: boolean;
  /** Part of the table rather than of the bars and papers around it. */
  readonly played: boolean;
  readonly text: boolean;
  /** What it lies in, by name, from the inside out. */
  readonly within: readonly string[];
}

export type Called = Pick<Control, 'kind' | 'id' | 'name' | 'nth' | 'part'>;

export const calledAs = ({ kind, id, name, nth }: Omit<Called, 'part'>): string =>
  `${kind}${id === '' ? '' : ` #${id}`} “${name}”${nth === 0 ? '' : ` (${nth + 1})`}`;

/** Everything a finger could reach now: what lies under an open dialog is out of reach. */
export const controlsOn = (page: Page): Promise<readonly Control[]> =>
  page.evaluate(() => {
    const SELECTOR =
      'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [role="switch"]';
    // The backdrop of the topmost dialog lies over everything else.
    const top = document.elementFromPoint(innerWidth / 2, 1)?.closest('dialog:modal') ?? document;
    const seen = new Map<string, number>();
    const targets: Element[] = [];
    const controls: Control[] = [];
    for (const element of top.querySelectorAll<HTMLElement>(SELECTOR)) {
      if (element.matches(':disabled') || element.closest('[inert]') !== null) continue;
      // A table that is closed for good ends the evening: another test closes one.
      if (element.dataset['testid'] === 'close-sure') continue;
      // A choice is drawn by its label; the box itself is out of sight.
      const isBox = element.matches('input[type="radio"], input[type="checkbox"]');
      const target = isBox ? (element.closest('label') ?? element) : element;
      const { width, height } = target.getBoundingClientRect();
      if (width < 4 || height < 4 || !target.checkVisibility({ visibilityProperty: true })) continue;
      const kind = element.getAttribute('role') ?? element.getAttribute('type') ?? element.localName;
      const around: string[] = [];
      for (let one = element.parentElement; one !== null; one = one.parentElement)
        around.push(...(one.dataset['testid'] === undefined ? [] : [one.dataset['testid']]));
      // One of several to choose from goes by the name of the choice.
      const named = [element, target, ...(isBox ? [element.closest('fieldset')] : [])].find((one) =>
        one?.hasAttribute('data-testid'),
      );
      const id = named?.getAttribute('data-testid') ?? '';
      const words = element.getAttribute('aria-label') ?? target.textContent ?? element.getAttribute('name') ?? '';
      const name = words.replace(/\s+/g, ' ').trim().slice(0, 40);
      const called = `${kind} ${id} ${name}`;
      const nth = seen.get(called) ?? 0;
      seen.set(called, nth + 1);
      const isRefused = element.closest('form')?.querySelector('[aria-invalid="true"]') ?? false;
      // It leads to where one is.
      const isHere =
        element instanceof HTMLAnchorElement &&
        element.hash === `#${element.closest('[aria-current="true"]')?.id ?? ''}`;
      const says = (attribute: string) => element.getAttribute(attribute) === 'true';
      targets.push(target);
      controls.push({
        kind,
        id,
        name,
        part: named?.getAttribute('data-in') ?? '',
        nth,
        idle:
          isHere ||
          element.matches('input[type="radio"]:checked, [readonly]') ||
          says('aria-selected') ||
          says('aria-disabled') ||
          (element.matches('[type="submit"]') && isRefused !== false),
        pressed: says('aria-pressed'),
        staged: element.closest('[data-testid="stage"]') !== null,
        main: element.matches('.stamp'),
        played: element.closest('[data-testid="board"], [data-testid="dock"], [data-testid="lobby"]') !== null,
        text: element.matches('textarea, input:not([type]), input[type="text"], input[type="search"]'),
        within: around,
      });
    }
    Object.assign(globalThis, { monkeyTargets: targets });
    return controls;
  });

/** Where a finger would have to land for the control of this number, or what lies over it. */
export const aimAt = (page: Page, index: number): Promise<{ readonly x: number; readonly y: number } | string> =>
  page.evaluate((at) => {
    const { monkeyTargets } = globalThis as unknown as { readonly monkeyTargets: readonly Element[] };
    const target = monkeyTargets[at];
    if (target === undefined || !target.isConnected) return 'gone';
    Object.assign(globalThis, { monkeyAim: target });
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    // Of a link that runs over two lines, the first line.
    const { left, top, width, height } = target.getClientRects()[0] ?? target.getBoundingClientRect();
    // What holds a drawing is not the part of it that was meant.
    const isDrawn = target instanceof SVGElement;
    const hitAt = (x: number, y: number) => document.elementFromPoint(x, y);
    // The middle first; of a card in a fan only an edge may show.
    for (const [across, down] of [0.5, 0.1, 0.9, 0.3, 0.7].flatMap((a) =>
      [0.5, 0.1, 0.9].map((d) => [a, d] as const),
    )) {
      const [x, y] = [left + width * across, top + height * down];
      const hit = hitAt(x, y);
      if (hit !== null && (target.contains(hit) || (!isDrawn && hit.contains(target)))) return { x, y };
    }
    const over = hitAt(left + width / 2, top + height / 2);
    // A notice goes by itself, and a menu with the next tap beside it.
    if (over?.closest('.notices, [popover]:popover-open')) return 'gone';
    return `${over?.localName ?? 'nothing'}.${over?.className ?? ''}`;
  }, index);
