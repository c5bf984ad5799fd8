import { networksAround } from '@reseau/rooms';

/** Of lines that have not said yet whose they are, from one address. */
const MOST_UNTOLD = 20;
/** How many times as many the networks around an address hold. */
const TIMES_AROUND = 4;
/** How many times as many lines with a seat an address holds. */
const TIMES_SEATED = 4;

/** A line, as far as it can be asked to go. */
interface Line {
  refuse(code: 'tooMany'): void;
}

/**
 * Limits how many connections each caller holds. Who has a seat is known by the hello alone: until then a line is let in, and of too
 * many that say nothing the oldest goes. Those without a seat share a limit; they take nothing from those who have one.
 */
export class ConnectionLimit {
  readonly #untold = new Map<string, Set<Line>>();
  readonly #watching: Held;
  readonly #seated: Held;

  constructor(most: number) {
    this.#watching = new Held(most);
    this.#seated = new Held(most * TIMES_SEATED);
  }

  /** A line that has not said anything yet. */
  open(caller: string, line: Line): void {
    const lines = this.#untold.get(caller) ?? new Set();
    this.#untold.set(caller, lines.add(line));
    const [oldest] = lines;
    if (lines.size <= MOST_UNTOLD || oldest === undefined) return;
    this.#forget(caller, oldest);
    oldest.refuse('tooMany');
  }

  /** It has said whose it is: whether the caller may hold one more such line. If so it counts until it is closed. */
  enter(caller: string, line: Line, isSeated: boolean): boolean {
    this.#forget(caller, line);
    return (isSeated ? this.#seated : this.#watching).take(caller, line);
  }

  close(caller: string, line: Line): void {
    this.#forget(caller, line);
    this.#watching.letGo(caller, line);
    this.#seated.letGo(caller, line);
  }

  #forget(caller: string, line: Line): void {
    const lines = this.#untold.get(caller);
    lines?.delete(line);
    if (lines?.size === 0) this.#untold.delete(caller);
  }
}

/** Lines that are held, by address and by network. */
class Held {
  readonly #most: number;
  readonly #lines = new Set<Line>();
  readonly #held = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  take(caller: string, line: Line): boolean {
    const around = networksAround(caller);
    const isFull = (network: string, most: number): boolean => (this.#held.get(network) ?? 0) >= most;
    if (isFull(caller, this.#most) || around.some((network) => isFull(network, TIMES_AROUND * this.#most)))
      return false;
    this.#lines.add(line);
    for (const one of [caller, ...around]) this.#held.set(one, (this.#held.get(one) ?? 0) + 1);
    return true;
  }

  letGo(caller: string, line: Line): void {
    if (!this.#lines.delete(line)) return;
    for (const one of [caller, ...networksAround(caller)]) {
      const held = (this.#held.get(one) ?? 0) - 1;
      if (held > 0) this.#held.set(one, held);
      else this.#held.delete(one);
    }
  }
}
