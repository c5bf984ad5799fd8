/**
 * A bucket that fills again over time: a burst is fine, a stream is not. Its time is the one that never steps back: a wall clock that is
 * set right would empty every bucket.
 */
export class TokenBucket {
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

  /** Whether something that costs so much is allowed; if so it is counted. A full bucket is enough for anything. */
  take(now: number, cost = 1): boolean {
    if (this.#most === Number.POSITIVE_INFINITY) return true;
    this.#left = this.left(now);
    this.#at = now;
    const price = Math.min(cost, this.#most);
    if (this.#left < price) return false;
    this.#left -= price;
    return true;
  }

  /** Counts what is done already, whatever is left: whoever owes waits until it is made good, a full bucket at most. */
  charge(now: number, cost: number): void {
    this.#left = Math.max(-this.#most, this.left(now) - cost);
    this.#at = now;
  }

  left(now: number): number {
    return Math.min(this.#most, this.#left + (now - this.#at) * this.#perMs);
  }
}

const MOST_CALLERS = 10_000;

/** A token bucket for each caller. */
export class TokenBuckets {
  readonly #perMinute: number;
  readonly #mostCallers: number;
  /** Those who called last stand last. */
  readonly #byCaller = new Map<string, TokenBucket>();

  constructor(perMinute: number, mostCallers = MOST_CALLERS) {
    this.#perMinute = perMinute;
    this.#mostCallers = mostCallers;
  }

  get size(): number {
    return this.#byCaller.size;
  }

  take(caller: string, cost = 1, now = performance.now()): boolean {
    return this.#perMinute === Number.POSITIVE_INFINITY || this.#of(caller, now).take(now, cost);
  }

  charge(caller: string, cost: number, now = performance.now()): void {
    if (this.#perMinute !== Number.POSITIVE_INFINITY) this.#of(caller, now).charge(now, cost);
  }

  #of(caller: string, now: number): TokenBucket {
    const bucket = this.#byCaller.get(caller) ?? new TokenBucket(this.#perMinute, this.#perMinute / 60, now);
    this.#byCaller.delete(caller);
    this.#byCaller.set(caller, bucket);
    // One for one: to look through all of them at every call would be work that a crowd of callers could ask for.
    const [oldest] = this.#byCaller.keys();
    if (this.#byCaller.size > this.#mostCallers && oldest !== undefined) this.#byCaller.delete(oldest);
    return bucket;
  }

  isSpent(caller: string, now = performance.now()): boolean {
    const bucket = this.#byCaller.get(caller);
    return bucket !== undefined && bucket.left(now) < 1;
  }
}
