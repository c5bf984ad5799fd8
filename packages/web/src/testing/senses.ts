import type { Page } from '@reseau/browserkit';

/** What a device has made heard and felt, and what has shown itself for a moment. */
interface Noticed {
  /** The pitches of tones, in Hertz. */
  readonly tones: readonly number[];
  readonly buzzes: readonly string[];
  /** What was found, by kind. */
  readonly glimpses: readonly string[];
}

/** Before the page opens: no loudspeaker is needed, and nothing is missed between two looks. */
export async function noticing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noticed = { tones: [] as number[], buzzes: [] as string[], glimpses: [] as string[] };
    const still = () => undefined;
    const param = { setValueAtTime: still, linearRampToValueAtTime: still, exponentialRampToValueAtTime: still };
    class Part {
      gain = param;
      frequency = param;
      constructor(_context: unknown, made: { readonly type?: string; readonly frequency?: number } = {}) {
        if (made.type === 'triangle') noticed.tones.push(made.frequency ?? 0);
      }
      connect<T>(next: T): T {
        return next;
      }
      start = still;
      stop = still;
    }
    class Context {
      state = 'running';
      currentTime = 0;
      sampleRate = 8000;
      destination = {};
      resume = () => Promise.resolve();
      suspend = () => Promise.resolve();
      createBuffer = () => ({ getChannelData: () => new Float32Array(1) });
    }
    const parts = { OscillatorNode: Part, GainNode: Part, AudioBufferSourceNode: Part, BiquadFilterNode: Part };
    Object.assign(globalThis, { noticed, AudioContext: Context, ...parts });
    navigator.vibrate = (pattern) => {
      noticed.buzzes.push(JSON.stringify(pattern));
      return true;
    };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) {
          const kind = node instanceof HTMLElement ? node.dataset['find'] : undefined;
          if (kind !== undefined) noticed.glimpses.push(kind);
        }
      }
    }).observe(document, { subtree: true, childList: true });
  });
}

export const noticedOn = (page: Page): Promise<Noticed> =>
  page.evaluate(() => (globalThis as unknown as { noticed: Noticed }).noticed);
