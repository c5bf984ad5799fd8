import type { Page } from '@reseau/browserkit';

/** The longest that a scene or a count may show the same thing. */
const MOST_STILL = 12_000;

/** What goes on by itself on a page: scenes and counts, which must come to an end, and what the table is told. */
export class Watch {
  /** Facts that this page was told, over all its connections. */
  facts = 0;
  readonly #page: Page;
  #shown = '';
  #since = 0;
  /** Since the present connection knows how things stand, nothing has happened that could be staged. */
  #quiet = true;
  #caughtUp = false;

  constructor(page: Page) {
    this.#page = page;
    page.on('websocket', (socket) => {
      this.#quiet = true;
      this.#caughtUp = false;
      socket.on('framereceived', ({ payload }) => this.#received(String(payload)));
    });
  }

  #received(frame: string): void {
    if (frame.startsWith('{"t":"facts"')) {
      this.facts += 1;
      if (this.#caughtUp) this.#quiet = false;
    }
    // The welcome ends with how the question stands; a room in its lobby has nothing behind it.
    if (frame.startsWith('{"t":"progress"') || frame.includes('"phase":"lobby"')) this.#caughtUp = true;
  }

  /** Whether the page is at a table and has not heard yet how things stand there. */
  get isCatchingUp(): boolean {
    return this.#page.url().includes('/t/') && !this.#caughtUp;
  }

  /** Whether something is on its way that must end by itself. */
  get isUnderWay(): boolean {
    return this.#shown !== '';
  }

  /** What is wrong with what goes on by itself, if anything is. */
  async complaint(now: number): Promise<{ readonly kind: 'outlived' | 'replayed'; readonly what: string } | undefined> {
    // The gallery shows every scene as a still; and who has left the table waits for none.
    if (!this.#page.url().includes('/t/')) {
      this.#shown = '';
      return undefined;
    }
    const shown = await this.#page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[data-testid="stage"], [data-scene], [aria-busy="true"]')]
        .map((element) => element.innerText)
        .join('\n'),
    );
    if (shown !== this.#shown || shown === '') {
      this.#shown = shown;
      this.#since = now;
    }
    const what = shown.replaceAll(/\s+/g, ' ').slice(0, 120);
    if (shown !== '' && now - this.#since > MOST_STILL) return { kind: 'outlived', what };
    // Only a stage: a score may well be counted again.
    const staged = await this.#page.locator('[data-testid="stage"], [data-scene]').count();
    return staged > 0 && this.#caughtUp && this.#quiet ? { kind: 'replayed', what } : undefined;
  }
}
