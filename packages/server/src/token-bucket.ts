import { type Clock, networksAround } from '@reseau/rooms';

type Steady = Pick<Clock, 'steady'>;

/** A bucket that fills again over time: a burst is fine, a stream is not. */
export class TokenBucket {
  readonly #clock: Steady;
  readonly #most: number;
  readonly #perMs: number;
  #left: number;
  #at: number;

  constructor(most: number, perSecond: number, clock: Steady) {
    this.#clock = clock;
    this.#most = most;
    this.#perMs = perSecond / 1000;
    this.#left = most;
    this.#at = clock.steady();
  }

  /** Whether something that costs so much is allowed; if so it is counted. A full bucket is enough for anything. */
  take(cost = 1): boolean {
    if (this.#most === Number.POSITIVE_INFINITY) return true;
    if (!this.covers(cost)) return false;
    this.#left -= Math.min(cost, this.#most);
    return true;
  }

  /** Whether so much is left. */
  covers(cost: number): boolean {
    this.#fill();
    return this.#left >= Math.min(cost, this.#most) && this.#most > 0;
  }

  /** Counts what is done already, whatever is left: whoever owes waits until it is made good, a full bucket at most. */
  charge(cost: number): void {
    this.#fill();
    this.#left = Math.max(-this.#most, this.#left - cost);
  }

  /** What was taken for something that costs nothing after all. */
  giveBack(cost: number): void {
    this.#left = Math.min(this.#most, this.#left + cost);
  }

  get left(): number {
    this.#fill();
    return this.#left;
  }

  #fill(): void {
    const now = this.#clock.steady();
    this.#left = Math.min(this.#most, this.#left + (now - this.#at) * this.#perMs);
    this.#at = now;
  }
}

const MOST_CALLERS = 10_000;

interface Span {
  /** In how many minutes an empty bucket is full again. */
  readonly minutes?: number;
  readonly mostCallers?: number;
}

/** How many times as much the network around an address may ask for: many live there, and one may own all of it. */
const timesAround = (network: string): number => (network.endsWith('/56') ? 4 : 8);

/** A token bucket for each caller, and a wider one for each network around. */
export class TokenBuckets {
  readonly #most: number;
  readonly #minutes: number;
  readonly #clock: Steady;
  readonly #mostCallers: number;
  /** Those who called last stand last. */
  readonly #byCaller = new Map<string, TokenBucket>();

  constructor(most: number, clock: Steady, { minutes = 1, mostCallers = MOST_CALLERS }: Span = {}) {
    this.#most = most;
    this.#minutes = minutes;
    this.#clock = clock;
    this.#mostCallers = mostCallers;
  }

  get size(): number {
    return this.#byCaller.size;
  }

  take(caller: string, cost = 1): boolean {
    if (this.#most === Number.POSITIVE_INFINITY) return true;
    const all = this.#all(caller);
    if (!all.every((bucket) => bucket.covers(cost))) return false;
    for (const bucket of all) bucket.take(cost);
    return true;
  }

  charge(caller: string, cost: number): void {
    if (this.#most === Number.POSITIVE_INFINITY) return;
    for (const bucket of this.#all(caller)) bucket.charge(cost);
  }

  giveBack(caller: string, cost = 1): void {
    if (this.#most === Number.POSITIVE_INFINITY) return;
    for (const bucket of this.#all(caller)) bucket.giveBack(cost);
  }

  /** The wide ones last: while anybody there calls, they are not forgotten. */
  #all(caller: string): readonly TokenBucket[] {
    const around = networksAround(caller).map((network) => this.#of(network, timesAround(network)));
    return [this.#of(caller), ...around];
  }

  #of(caller: string, times = 1): TokenBucket {
    const known = this.#byCaller.get(caller);
    const most = this.#most * times;
    const bucket = known ?? new TokenBucket(most, most / (60 * this.#minutes), this.#clock);
    this.#byCaller.delete(caller);
    this.#byCaller.set(caller, bucket);
    // One for one: to look through all of them at every call would be work that a crowd of callers could ask for.
    const [oldest] = this.#byCaller.keys();
    if (this.#byCaller.size > this.#mostCallers && oldest !== undefined) this.#byCaller.delete(oldest);
    return bucket;
  }

  isSpent(caller: string): boolean {
    return [caller, ...networksAround(caller)].some((one) => {
      const bucket = this.#byCaller.get(one);
      return bucket !== undefined && bucket.left < 1;
    });
  }
}
