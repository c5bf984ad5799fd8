interface Counting {
  /** How many there are to count. */
  readonly of: () => number;
  /** Whether somebody can see it: nothing is counted behind a curtain. */
  readonly seen?: () => boolean;
  /** From one to the next, in milliseconds. */
  readonly pace: number;
  /** Whether all is counted from the start; it can still be counted again. */
  readonly isDone?: boolean;
  /** Called with each that was counted. */
  readonly counted: (isLast: boolean) => void;
}

/**
 * Counts one after the other, like somebody with a pencil. Where motion is not wanted too: nothing moves, and whoever had it all at
 * once would tell the end before the others see it. Make it where effects may live.
 */
export class Pencil {
  readonly #of: () => number;
  #strokes = $state(0);

  constructor({ of, seen = () => true, pace, isDone = false, counted }: Counting) {
    this.#of = of;
    if (isDone) this.#strokes = of();
    $effect(() => {
      if (!this.isCounting || !seen()) return;
      // Goes on by itself. A timeout would strike once: what the effect depends on is the same after it as before.
      const timer = setInterval(() => {
        this.#strokes += 1;
        counted(!this.isCounting);
      }, pace);
      return () => clearInterval(timer);
    });
  }

  /** How many have been counted. */
  get count(): number {
    return Math.min(this.#strokes, this.#of());
  }

  get isCounting(): boolean {
    return this.count < this.#of();
  }

  /** The rest at once. */
  finish(): void {
    this.#strokes = this.#of();
  }

  again(): void {
    this.#strokes = 0;
  }
}
