import type { Page } from '@reseau/browserkit';
import { type Control, calledAs } from './controls.ts';

/** How long a tap may take to show, in milliseconds and in frames: on a busy machine a page may be late for no fault of its own. */
const WITHIN = 2000;
const FRAMES = 30;

/** What a person could notice of a page, by eye, by ear or by hand. */
interface Impression {
  readonly tree: string;
  readonly focus: string;
  /** What is marked as the one that is looked at. */
  readonly current: string;
  readonly address: string;
  readonly sent: number;
}

/** Controls after which nothing need change, each with its reason. */
const EXCEPTIONS: readonly { readonly is: RegExp; readonly pressed?: true; readonly why: string }[] = [
  { is: /#hold-card/, why: 'shows only while it is held' },
  { is: /#(zoom-in|zoom-out|go-home)/, why: 'the map moves, which only the eye sees, and has an end' },
  { is: /“(English|Français|日本語)”/, pressed: true, why: 'spoken already' },
  { is: /#(city|line)-/, pressed: true, why: 'chosen already' },
  { is: /“(Link copied|Lien copié|Code copied|Code copié|Copied|Copié|コピーしました)”/, why: 'copied already' },
  { is: /#mission-/, pressed: true, why: 'aimed at already' },
  { is: /^range #/, why: 'may stand where it is tapped' },
  { is: /#(page|leader|intend|act)-/, pressed: true, why: 'chosen already, and one always is' },
];

export const isExcepted = (control: Control): boolean =>
  EXCEPTIONS.some(({ is, pressed }) => is.test(calledAs(control)) && (pressed === undefined || control.pressed));

/** Counts what a page has sent and opened: a tap may also be answered elsewhere. */
export class Traces {
  sent = 0;
  opened = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    page.on('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => {
        if (!String(payload).startsWith('{"t":"ping"')) this.sent += 1;
      });
    });
    page.on('download', () => {
      this.opened += 1;
    });
    page.on('filechooser', () => {
      this.opened += 1;
    });
    page.on('popup', (popup) => {
      this.opened += 1;
      void popup.close();
    });
  }

  async impression(): Promise<Impression> {
    const tree = await this.#page.locator('body').ariaSnapshot({ timeout: 5000 });
    const { focus, current } = await this.#page.evaluate(() => {
      const { activeElement } = document;
      const all = [...document.querySelectorAll('*')];
      // A blank that was typed is seen by whoever typed it, and not in the tree.
      const written = activeElement instanceof HTMLInputElement ? activeElement.value : '';
      return {
        focus: activeElement === null ? '' : `${all.indexOf(activeElement)} ${written}`,
        // Drawn for the eye, and not in the tree either.
        current: all.flatMap((one, index) => (one.matches('[aria-current]') ? [index] : [])).join(),
      };
    });
    return {
      // Time goes by without anybody's doing.
      tree: tree.replaceAll(' [active]', '').replaceAll(/\d+:\d\d/g, '0:00'),
      focus,
      current,
      address: this.#page.url(),
      sent: this.sent + this.opened,
    };
  }

  /** Whether anything changes within the time a person would wait. A control that merely has the focus has done nothing. */
  async answered(before: Impression, control: Control): Promise<boolean> {
    const limit = Date.now() + WITHIN;
    for (let frames = 0; ; frames += 2) {
      const now = await this.impression().catch(() => undefined);
      // The page is being replaced by another: that is an answer.
      if (now === undefined) return true;
      if ((['tree', 'current', 'address', 'sent'] as const).some((part) => now[part] !== before[part])) return true;
      if (now.focus !== before.focus && (control.text || !(await this.#hasFocus()))) return true;
      if (Date.now() > limit && frames >= FRAMES) return false;
      await this.#twoFrames();
    }
  }

  async #twoFrames(): Promise<void> {
    const frames = () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
    await this.#page.evaluate(frames).catch(() => undefined);
  }

  /** Whether the focus is where the tap landed. */
  #hasFocus(): Promise<boolean> {
    return this.#page.evaluate(() => {
      const { monkeyAim } = globalThis as unknown as { readonly monkeyAim?: Element };
      const { activeElement } = document;
      if (activeElement === null || activeElement === document.body || monkeyAim === undefined) return true;
      return monkeyAim.contains(activeElement) || activeElement.contains(monkeyAim);
    });
  }
}
