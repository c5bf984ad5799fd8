import type { Seat } from '@reseau/core';
import type { Reason } from '@reseau/games/resistance';
import { keptAs, type Sketch } from '../../session/sketch.ts';

interface Asking {
  /** Whom one may tap: in a question put to all, everybody, whatever one may then do. */
  readonly may: readonly Seat[];
  readonly sketch: Sketch;
  /** Why the rules refuse somebody. */
  why(seat: Seat): Reason;
}

/** The one player that somebody is about to name. */
export class Naming {
  readonly #asking: Asking;
  #seat = $state<Seat>();
  #isReopened = $state(false);
  #explained = $state<Seat>();

  constructor(asking: Asking) {
    this.#asking = asking;
    const seat = keptAs(asking.sketch, 'seat');
    this.#seat = asking.may.find((one) => one === seat);
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
    this.#explained = undefined;
    this.#asking.sketch.write(undefined);
  }

  may(seat: Seat): boolean {
    return this.#asking.may.includes(seat);
  }

  /** Why this seat cannot be named, where somebody else can. */
  obstacleTo(seat: Seat): Reason | undefined {
    return this.#asking.may.length === 0 || this.may(seat) ? undefined : this.#asking.why(seat);
  }

  /** Why somebody who was tapped cannot be named. */
  get refusal(): Reason | undefined {
    return this.#explained === undefined ? undefined : this.obstacleTo(this.#explained);
  }

  /** Says why this seat cannot be named, or says it no longer. */
  explain(seat: Seat): void {
    this.#explained = this.#explained === seat ? undefined : seat;
  }

  toggle(seat: Seat): void {
    this.#explained = undefined;
    this.#seat = this.#seat === seat ? undefined : seat;
    this.#asking.sketch.write({ seat: this.#seat });
  }
}
