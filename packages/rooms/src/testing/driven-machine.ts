import type { Cancel, Machine } from '../clock.ts';

interface Waiting {
  readonly at: number;
  task(): void;
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A machine whose time is the test's: it passes when the test says so, and its wall clock is set as the test likes. */
export class DrivenMachine implements Machine {
  #wall: number;
  #steady = 0;
  readonly #waiting = new Set<Waiting>();

  constructor(wall = 1_800_000_000_000) {
    this.#wall = wall;
  }

  wall(): number {
    return this.#wall;
  }

  steady(): number {
    return this.#steady;
  }

  later(ms: number, task: () => void): Cancel {
    const waiting = { at: this.#steady + Math.max(0, ms), task };
    this.#waiting.add(waiting);
    return () => void this.#waiting.delete(waiting);
  }

  /** Somebody sets the wall clock on, or back. */
  set(ms: number): void {
    this.#wall += ms;
  }

  /** Time passes, and whatever has its time is done; all that follows from it at once is done, too. */
  async pass(ms: number): Promise<void> {
    const end = this.#steady + ms;
    for (let next = this.#next(end); next !== undefined; next = this.#next(end)) {
      this.#waiting.delete(next);
      this.#go(next.at - this.#steady);
      next.task();
      await nextTurn();
    }
    this.#go(end - this.#steady);
    await nextTurn();
  }

  /** The lid is closed for so long: nothing is done meanwhile. Some machines count that time as steady, most do not. */
  sleep(ms: number, counts: 'counted' | 'notCounted'): void {
    this.#wall += ms;
    if (counts === 'counted') this.#steady += ms;
  }

  #go(ms: number): void {
    this.#steady += Math.max(0, ms);
    this.#wall += Math.max(0, ms);
  }

  #next(end: number): Waiting | undefined {
    let first: Waiting | undefined;
    for (const one of this.#waiting) if (one.at <= end && (first === undefined || one.at < first.at)) first = one;
    return first;
  }
}
