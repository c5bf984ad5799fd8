import type { ProgressView } from '@reseau/protocol';
import type { ClockReading } from './clock-reading.ts';

/** How the question stands, as it was last told, and since when. */
export class Progress {
  #view = $state.raw<ProgressView>();
  #at = 0;

  get view(): ProgressView | undefined {
    return this.#view;
  }

  hear(view: ProgressView): void {
    this.#view = view;
    this.#at = performance.now();
  }

  /** The clock of the question, if one runs or stands. */
  get clock(): ClockReading | undefined {
    if (this.#view?.left === undefined) return undefined;
    const { left, paused, decide } = this.#view;
    const parts = decide === undefined ? {} : { decide };
    return paused === true ? { left, ...parts } : { strikesAt: this.#at + left, ...parts };
  }
}
