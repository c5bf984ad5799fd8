/** Runs a few tasks at a time, in the order in which they were asked for. */
export class FewAtOnce {
  readonly #most: number;
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#most) await new Promise<void>((begin) => void this.#waiting.push(begin));
    else this.#running += 1;
    try {
      return await task();
    } finally {
      // Whoever waits longest takes over the place.
      const next = this.#waiting.shift();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }
}
