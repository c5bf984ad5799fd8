import type { Page } from '@reseau/browserkit';
import { expect } from 'vitest';

type Locator = ReturnType<Page['locator']>;

/** What has the focus, and what is wrong with how it shows; in words. */
const focusOn = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: one } = document;
    if (one === null || one.matches('body, dialog')) return { name: 'nothing', faults: [] };
    const name =
      one.getAttribute('data-testid') ??
      one.getAttribute('aria-label') ??
      `${one.tagName.toLowerCase()} ${one.textContent?.trim().slice(0, 40)}`;
    // A control that lies over its face shows the focus there.
    const faces = one.classList.contains('covering')
      ? [one.nextElementSibling ?? one]
      : [one, one.parentElement ?? one];
    const isRinged = faces.some((face) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(face);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    const { top, bottom, width, height } = (faces[0] ?? one).getBoundingClientRect();
    const isInSight = width > 0 && height > 0 && bottom > 0 && top < innerHeight;
    return { name, faults: [...(isRinged ? [] : ['shows no focus']), ...(isInSight ? [] : ['is out of sight'])] };
  });

const MOST_STOPS = 150;

/** Somebody who never touches the screen. Every stop on the way shows where the focus is. */
export class Keys {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async to(target: Locator): Promise<void> {
    await target.first().waitFor({ state: 'attached' });
    const stops: string[] = [];
    while (stops.length < MOST_STOPS) {
      await this.#page.keyboard.press('Tab');
      const { name, faults } = await focusOn(this.#page);
      expect({ name, faults }).toEqual({ name, faults: [] });
      stops.push(name);
      if (await this.isOn(target)) return;
    }
    throw new Error(`keys: never came to ${String(target)}, but to ${[...new Set(stops)].join(', ')}`);
  }

  async press(target: Locator, key = 'Enter'): Promise<void> {
    await this.to(target);
    await this.#page.keyboard.press(key);
  }

  isOn(target: Locator): Promise<boolean> {
    return target.first().evaluate((one) => one === document.activeElement);
  }

  /** The focus is on this, once whatever changes has changed. */
  async stays(target: Locator): Promise<void> {
    await expect.poll(() => this.isOn(target)).toBe(true);
  }

  /** The focus is on some control. */
  async isSomewhere(): Promise<void> {
    await expect.poll(async () => (await focusOn(this.#page)).name).not.toBe('nothing');
  }
}
