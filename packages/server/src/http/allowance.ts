/** A bucket that fills again over time: a burst is fine, a stream is not. */
export class Allowance {
  readonly #most: number;
  readonly #perMs: number;
  #left: number;
  #at: number;

  constructor(most: number, perSecond: number, now: number) {
    this.#most = most;
    this.#perMs = perSecond / 1000;
    this.#left = most;
    this.#at = now;
  }

  /** Whether one more is allowed; if so it is counted. */
  take(now: number): boolean {
    if (this.#most === Number.POSITIVE_INFINITY) return true;
    this.#left = this.left(now);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }

  left(now: number): number {
    return Math.min(this.#most, this.#left + (now - this.#at) * this.#perMs);
  }
}

const MOST_ADDRESSES = 10_000;

/** An allowance for each address. */
export class Allowances {
  readonly #perMinute: number;
  readonly #byAddress = new Map<string, Allowance>();

  constructor(perMinute: number) {
    this.#perMinute = perMinute;
  }

  take(address: string, now = Date.now()): boolean {
    if (this.#byAddress.size > MOST_ADDRESSES) this.#tidy(now);
    const allowance = this.#byAddress.get(address) ?? new Allowance(this.#perMinute, this.#perMinute / 60, now);
    this.#byAddress.set(address, allowance);
    return allowance.take(now);
  }

  isSpent(address: string, now = Date.now()): boolean {
    const allowance = this.#byAddress.get(address);
    return allowance !== undefined && allowance.left(now) < 1;
  }

  #tidy(now: number): void {
    for (const [address, allowance] of this.#byAddress) {
      if (allowance.left(now) === this.#perMinute) this.#byAddress.delete(address);
    }
  }
}
