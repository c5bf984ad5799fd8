import type { Seat } from '@reseau/core';
import { keptAs, type Sketch } from '../../session/sketch.ts';

/** The one player that somebody is about to name. */
export class Naming {
  readonly #may: readonly Seat[];
  readonly #sketch: Sketch;
  #seat = $state<Seat>();
  #isReopened = $state(false);

  /** Whom one may tap: in a question put to all, everybody, whatever one may then do. */
  constructor(may: readonly Seat[], sketch: Sketch) {
    this.#may = may;
    this.#sketch = sketch;
    const seat = keptAs(sketch, 'seat');
    this.#seat = may.find((one) => one === seat);
  }

  get seat(): Seat | undefined {
    return this.#seat;
  }

  /** Whether a choice that lies sealed is being made again. */
  get isReopened(): boolean {
    return this.#isReopened;
  }

  reopen(): void {
    this.#isReopened = true;
  }

  /** It lies face down from here on, on this screen too. */
  seal(): void {
    this.#isReopened = false;
    this.#seat = undefined;
    this.#sketch.write(undefined);
  }

  may(seat: Seat): boolean {
    return this.#may.includes(seat);
  }

  toggle(seat: Seat): void {
    this.#seat = this.#seat === seat ? undefined : seat;
    this.#sketch.write({ seat: this.#seat });
  }
}
