import { Refused } from './refused.ts';

interface Bounds {
  /** How many tasks run at once. */
  readonly atOnce: number;
  /** How many wait, of one caller and of all. */
  readonly ofOne: number;
  readonly ofAll: number;
}

interface Waiting {
  readonly caller: string;
  begin(): void;
}

/** What takes much memory is done a few at a time, and one at a time for each caller; who finds too many before them is told so. */
export class Turns {
  readonly #bounds: Bounds;
  readonly #busy = new Set<string>();
  readonly #waiting = new Set<Waiting>();

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  async take<T>(caller: string, task: () => Promise<T>): Promise<T> {
    await this.#turn(caller);
    try {
      return await task();
    } finally {
      this.#busy.delete(caller);
      this.#next();
    }
  }

  #turn(caller: string): Promise<void> {
    const { ofOne, ofAll } = this.#bounds;
    if (this.#isFree(caller)) {
      this.#busy.add(caller);
      return Promise.resolve();
    }
    if ([...this.#waiting].filter((one) => one.caller === caller).length >= ofOne) throw new Refused('tooMany');
    if (this.#waiting.size >= ofAll) throw new Refused('unavailable');
    return new Promise((begin) => void this.#waiting.add({ caller, begin }));
  }

  #isFree(caller: string): boolean {
    return this.#busy.size < this.#bounds.atOnce && !this.#busy.has(caller);
  }

  #next(): void {
    for (const one of this.#waiting) {
      if (!this.#isFree(one.caller)) continue;
      this.#waiting.delete(one);
      this.#busy.add(one.caller);
      one.begin();
    }
  }
}
