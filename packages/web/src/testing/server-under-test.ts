import { type Browser, type BrowserContext, launchBrowser, type Page } from '@reseau/browserkit';
import { DEVICE_WORD, startTestServer, type TestServer } from '@reseau/server/testing';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';

/** Who looks: a phone by day, unless it is said otherwise. */
export interface Device {
  readonly locale?: string;
  readonly width?: number;
  readonly height?: number;
  readonly dark?: boolean;
  /** Things move, as they do for most people; false for those who asked their device for less motion. */
  readonly moving?: boolean;
  /** Fingers instead of a mouse. */
  readonly touch?: boolean;
  /** Without the worker that keeps the pages on the device: one more process for each. */
  readonly workerless?: boolean;
  /** Stays for all tests of the file: whoever comes again costs a third of a newcomer. */
  readonly stays?: boolean;
}

/** A server and a browser for the tests of one file, from before the first to after the last. */
export class ServerUnderTest {
  #server: TestServer | undefined;
  #browser: Browser | undefined;
  /** Opened within the present test. A page that nobody looks at any more moves on, and slows the tests after it. */
  #ofTest: BrowserContext[] = [];

  constructor(...[change, ...store]: Parameters<typeof startTestServer>) {
    beforeAll(async () => {
      // The same deals every time: what a test expects of a match must not hang on who was dealt what.
      this.#server = await startTestServer({ seed: 'a house', ...change }, ...store);
      this.#browser = await launchBrowser();
    });
    beforeEach(() => {
      this.#ofTest = [];
    });
    afterEach(async () => {
      for (const context of this.#ofTest) await context.close();
    });
    afterAll(async () => {
      await this.#browser?.close();
      await this.#server?.close();
    });
  }

  /** Another server in place of the one so far. */
  async serve(...change: Parameters<typeof startTestServer>): Promise<void> {
    await this.#server?.close();
    this.#server = await startTestServer(...change);
  }

  get base(): string {
    if (this.#server === undefined) throw new Error('server under test: not started yet');
    return this.#server.base;
  }

  /** A page of its own, with nothing on it yet. What goes wrong on it fails the test, unless somebody takes it. */
  async page(device: Device = {}, wrong: (error: Error) => void = fail): Promise<Page> {
    const { locale = 'en', width = 390, height = 844, dark = false, moving = true } = device;
    const { touch = false, workerless = false, stays = false } = device;
    if (this.#browser === undefined) throw new Error('server under test: not started yet');
    const context = await this.#browser.newContext({
      baseURL: this.base,
      locale,
      viewport: { width, height },
      colorScheme: dark ? 'dark' : 'light',
      reducedMotion: moving ? 'no-preference' : 'reduce',
      serviceWorkers: workerless ? 'block' : 'allow',
      ...(touch ? { hasTouch: true, isMobile: true } : {}),
    });
    await context.addInitScript(drawSameSalts, DEVICE_WORD);
    if (!stays) this.#ofTest.push(context);
    const page = await context.newPage();
    page.on('pageerror', wrong);
    return page;
  }
}

/** Salts are drawn as eight words, and nothing else is: the same ones every time give the same deals. */
function drawSameSalts(word: number): void {
  const draw = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (into) => {
    draw(into);
    if (into instanceof Uint32Array && into.length === 8) into.fill(word);
    return into;
  };
}

const fail = (error: Error): never => {
  throw error;
};

export interface Place {
  readonly code: string;
  readonly token: string;
}

/** The device holds this seat already, when it comes to the table. */
export async function holdSeat(page: Page, { code, token }: Place): Promise<void> {
  await page.addInitScript(([table, secret]) => localStorage.setItem(`reseau:seat:${table}`, `${secret} 0`), [
    code,
    token,
  ] as const);
}
