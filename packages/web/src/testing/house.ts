import { type Browser, launchBrowser, type Page } from '@reseau/browserkit';
import { startTestServer, type TestServer } from '@reseau/server/testing';
import { afterAll, beforeAll } from 'vitest';

/** Who looks: a phone by day, unless it is said otherwise. */
export interface Device {
  readonly locale?: string;
  readonly width?: number;
  readonly height?: number;
  readonly dark?: boolean;
  /** Things move as they do for most people. */
  readonly moving?: boolean;
  /** Fingers instead of a mouse. */
  readonly touch?: boolean;
  /** Without the worker that keeps the pages on the device: one more process for each. */
  readonly workerless?: boolean;
}

/** A server and a browser for the tests of one file, from before the first to after the last. */
export class House {
  #server: TestServer | undefined;
  #browser: Browser | undefined;

  constructor(...change: Parameters<typeof startTestServer>) {
    beforeAll(async () => {
      this.#server = await startTestServer(...change);
      this.#browser = await launchBrowser();
    });
    afterAll(async () => {
      await this.#browser?.close();
      await this.#server?.close();
    });
  }

  get base(): string {
    if (this.#server === undefined) throw new Error('house: not open yet');
    return this.#server.base;
  }

  /** A page of its own, with nothing on it yet. What goes wrong on it fails the test. */
  async page(device: Device = {}): Promise<Page> {
    const { locale = 'en', width = 390, height = 844, dark = false, moving = false } = device;
    const { touch = false, workerless = false } = device;
    if (this.#browser === undefined) throw new Error('house: not open yet');
    const context = await this.#browser.newContext({
      baseURL: this.base,
      locale,
      viewport: { width, height },
      colorScheme: dark ? 'dark' : 'light',
      reducedMotion: moving ? 'no-preference' : 'reduce',
      serviceWorkers: workerless ? 'block' : 'allow',
      ...(touch ? { hasTouch: true, isMobile: true } : {}),
    });
    const page = await context.newPage();
    page.on('pageerror', (error) => {
      throw error;
    });
    return page;
  }
}

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
