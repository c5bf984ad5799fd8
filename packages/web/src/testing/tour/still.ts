import type { Page } from '@reseau/browserkit';

/** Lets a page be held as it is: whatever it means to do in half a second or more waits until it is let go. */
export async function holdable(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const SOON = 400;
    const real = globalThis.setTimeout;
    const held = new Map<number, () => void>();
    const clear = globalThis.clearTimeout;
    const state = { still: false };
    globalThis.setTimeout = ((run: (...given: unknown[]) => void, ms = 0, ...rest: unknown[]) => {
      const id = real(() => {
        if (state.still && ms >= SOON) held.set(id, run);
        else run(...rest);
      }, ms) as unknown as number;
      return id;
    }) as unknown as typeof setTimeout;
    globalThis.clearTimeout = ((id: number) => {
      held.delete(id);
      clear(id);
    }) as typeof clearTimeout;
    Object.assign(globalThis, {
      hold: () => {
        state.still = true;
      },
      letGo: () => {
        state.still = false;
        const waiting = [...held.values()];
        held.clear();
        for (const run of waiting) run();
      },
    });
  });
}

type Held = typeof globalThis & { hold(): void; letGo(): void };

export const hold = (page: Page): Promise<void> => page.evaluate(() => (globalThis as Held).hold());
export const letGo = (page: Page): Promise<void> => page.evaluate(() => (globalThis as Held).letGo());

/** Letters are there, and what moves by itself has come to its end: brought there, not waited for. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const moving = () =>
      document
        .getAnimations()
        .filter((one) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .filter(({ playState }) => playState !== 'finished');
    await frame();
    do {
      await frame();
      for (const one of moving()) one.finish();
    } while (moving().length > 0);
  });
}
