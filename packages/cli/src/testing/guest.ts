import type { Browser, BrowserContext, Page } from '@reseau/browserkit';

export interface Visit {
  readonly base: string;
  readonly locale: string;
  readonly width?: number;
  readonly height?: number;
  readonly dark?: boolean;
}

/** Somebody at the table with a browser of their own. Keeps every frame the server sent it, over all its connections. */
export class Guest {
  readonly name: string;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly frames: string[];
  readonly #base: string;

  private constructor(name: string, context: BrowserContext, page: Page, base: string, frames: string[]) {
    this.name = name;
    this.context = context;
    this.page = page;
    this.frames = frames;
    this.#base = base;
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => {
        this.frames.push(String(payload));
      });
    });
  }

  /** A second device of the same person goes on adding to the same frames. */
  static async arrive(browser: Browser, name: string, visit: Visit, frames: string[] = []): Promise<Guest> {
    const { base, locale, width = 390, height = 844, dark = false } = visit;
    const context = await browser.newContext({
      locale,
      viewport: { width, height },
      hasTouch: width < 700,
      colorScheme: dark ? 'dark' : 'light',
      deviceScaleFactor: width < 700 ? 1.5 : 1,
    });
    return new Guest(name, context, await context.newPage(), base, frames);
  }

  async go(path: string): Promise<void> {
    await this.page.goto(`${this.#base}${path}`);
  }

  get(id: string) {
    return this.page.getByTestId(id);
  }

  async tap(id: string): Promise<void> {
    await this.get(id).click();
  }

  shows(id: string): Promise<boolean> {
    return this.get(id).first().isVisible();
  }

  /** Sits down by the link. */
  async join(code: string): Promise<void> {
    await this.go(`/t/${code}`);
    await this.page.getByRole('textbox').fill(this.name);
    await this.tap('take-seat');
    await this.get('lobby').waitFor();
  }

  /** Does whatever is asked of this seat now, if anything; true when it did. */
  async act(): Promise<boolean> {
    if (await this.shows('stage')) await this.hurry();
    if (await this.enabled('propose')) return await this.attempt(() => this.tap('propose'));
    if (await this.shows('propose')) return await this.attempt(() => this.pickSeats());
    if (await this.shows('choice-approve')) return await this.attempt(() => this.seal('choice-approve'));
    if (await this.shows('choice-success')) return await this.attempt(() => this.layCard());
    return false;
  }

  /** Everybody may touch the Fail card; only a spy can lay it. */
  async layCard(): Promise<void> {
    await this.get('choice-fail').click({ timeout: 2000 });
    await this.seal((await this.enabled('seal')) ? 'choice-fail' : 'choice-success');
  }

  async seal(choice: string): Promise<void> {
    await this.get(choice).click({ timeout: 2000 });
    await this.get('seal').click({ timeout: 2000 });
    await this.get('change').or(this.get('stage')).first().waitFor({ timeout: 5000 });
  }

  /** A tap hurries the reveal. */
  async hurry(): Promise<void> {
    await this.attempt(() => this.get('stage').click({ timeout: 500, position: { x: 5, y: 5 } }));
  }

  async pickSeats(): Promise<void> {
    for (let seat = 1; seat <= 10 && !(await this.enabled('propose')); seat += 1) {
      await this.get(`seat-${seat}`).click({ timeout: 2000 });
    }
    await this.get('propose').click({ timeout: 2000 });
  }

  async enabled(id: string): Promise<boolean> {
    const found = this.get(id).first();
    return (await found.isVisible()) && (await found.isEnabled());
  }

  /** The table may move on under a finger: then there was nothing to do. */
  private async attempt(deed: () => Promise<void>): Promise<boolean> {
    try {
      await deed();
      return true;
    } catch (error) {
      if (error instanceof Error && error.name === 'TimeoutError') return false;
      throw error;
    }
  }
}
