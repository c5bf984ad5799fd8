import type { Page } from '@reseau/browserkit';
import { expect } from 'vitest';
import type { Device, ServerUnderTest } from '../server-under-test.ts';

/** Whatever a table shows, from the lobby to the end, on a phone or on a television. */
const ANYTHING = ['lobby', 'roles', 'board', 'ending', 'screen-lobby', 'screen-roles', 'screen']
  .map((id) => `[data-testid="${id}"]`)
  .join();

/** Who comes in the course of an evening, each with a device of its own, and all that looks on. */
export class Cast {
  code = '';
  readonly #server: ServerUnderTest;
  readonly #pages = new Map<string, Page>();

  constructor(server: ServerUnderTest) {
    this.#server = server;
  }

  get all(): readonly Page[] {
    return [...this.#pages.values()];
  }

  of(name: string): Page {
    const page = this.#pages.get(name);
    if (page === undefined) throw new Error(`evening: ${name} has no page`);
    return page;
  }

  async open(name: string, path: string, device: Device = {}): Promise<Page> {
    const page = await this.#server.page({ ...device, workerless: true });
    await page.goto(path);
    this.#pages.set(name, page);
    return page;
  }

  /** Somebody comes to the door with a name: to a seat, or to the bench while a match is on. */
  async arrive(name: string, device: Device = {}): Promise<Page> {
    const page = await this.open(name, `/t/${this.code}`, device);
    await page.getByRole('textbox').first().fill(name);
    await page.getByTestId('take-seat').click();
    await there(page);
    return page;
  }

  /** The device is gone for good. */
  async lose(name: string): Promise<void> {
    await this.of(name).context().close();
    this.#pages.delete(name);
  }

  /** Every device at once, as after a power cut; each lands at the table. */
  async reloadAll(): Promise<void> {
    await Promise.all(
      this.all.map(async (page) => {
        await page.reload();
        await there(page);
      }),
    );
  }
}

/** Something of the table stands on the page. */
export const there = (page: Page): Promise<void> => page.locator(ANYTHING).first().waitFor();

const PATIENCE = { timeout: 60_000 };

/** What is on a page, as far as kinds go: the phase or the scene, and whether something is asked of whoever looks at it. */
export const shownOn = (page: Page): Promise<{ readonly kind: string; readonly isAsked: boolean }> =>
  page.evaluate(() => {
    const find = (id: string) => document.querySelector<HTMLElement>(`[data-testid="${id}"]`);
    const scene = document.querySelector<HTMLElement>('[data-scene]')?.dataset['scene'];
    const { phase = find('turn')?.innerText ?? '', ask } = find('dock')?.dataset ?? {};
    const isStaged = find('stage') !== null;
    const isAsked = !isStaged && find('ending') === null && (find('if-time-runs-out') ?? find('done')) !== null;
    // A game in which everybody acts as they like asks one thing all along, turn by turn.
    const asked = find('done') === null ? (ask ?? phase) : 'players';
    if (isAsked) return { kind: asked, isAsked };
    const staged = scene === undefined ? 'scene' : `scene ${scene}`;
    return { kind: [isStaged ? staged : phase, ask, find('ending') === null ? '' : 'over'].join(), isAsked };
  });

/** Taps something on a sheet. A scene may open at any moment, and has the page to itself: then once more. */
export async function reach(page: Page, opener: string, id: string): Promise<void> {
  const quick = { timeout: 2000 };
  const tapped = async (one: string): Promise<boolean> =>
    await page
      .getByTestId(one)
      .click(quick)
      .then(() => true)
      .catch(() => false);
  await expect
    .poll(async () => {
      await past(page);
      if (!(await page.getByTestId(id).isVisible())) await tapped(opener);
      return await tapped(id);
    }, PATIENCE)
    .toBe(true);
}

/** Past whatever is on stage, which has the page to itself. */
export async function past(page: Page): Promise<void> {
  while (await page.getByTestId('stage').isVisible()) await page.keyboard.press('Escape');
}
