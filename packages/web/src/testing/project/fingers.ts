import type { Page } from '@reseau/browserkit';

export interface Spot {
  readonly x: number;
  readonly y: number;
}
type Way = readonly [from: Spot, to: Spot];
type Session = Awaited<ReturnType<ReturnType<Page['context']>['newCDPSession']>>;

/** Fingers on the glass itself: the browser takes these touches for real ones. */
export class Fingers {
  readonly #glass: Session;

  private constructor(glass: Session) {
    this.#glass = glass;
  }

  static async on(page: Page): Promise<Fingers> {
    return new Fingers(await page.context().newCDPSession(page));
  }

  async tap(at: Spot): Promise<void> {
    await this.#touch('touchStart', [at]);
    await this.#touch('touchEnd', []);
  }

  /** Each comes down, goes its way in small steps, all at the same time, and is lifted. */
  async slide(...ways: readonly Way[]): Promise<void> {
    const STEPS = 6;
    await this.#touch(
      'touchStart',
      ways.map(([from]) => from),
    );
    for (let step = 1; step <= STEPS; step += 1) {
      const part = step / STEPS;
      await this.#touch(
        'touchMove',
        ways.map(([from, to]) => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part })),
      );
    }
    await this.#touch('touchEnd', []);
  }

  async #touch(type: 'touchStart' | 'touchMove' | 'touchEnd', spots: readonly Spot[]): Promise<void> {
    await this.#glass.send('Input.dispatchTouchEvent', { type, touchPoints: spots.map((at, id) => ({ ...at, id })) });
  }
}
