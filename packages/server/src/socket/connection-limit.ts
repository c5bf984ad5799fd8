import { networksAround } from '@reseau/rooms';
import { type LimitedLine, TIMES_AROUND } from './limited-line.ts';
import { type Seat, SeatedLines } from './seated-lines.ts';

/**
 * Of lines that have not said yet whose they are, from one address: where eight hundred are opened in a second, each still has half a second
 * to say so, and a phone far away needs a third of one.
 */
const MOST_UNTOLD = 400;
/** How many times as many lines with a seat an address holds. */
const TIMES_SEATED = 4;

/**
 * Limits how many connections each caller holds. Who has a seat is known by the hello alone: until then a line is let in, and of too
 * many that say nothing the oldest goes. Those without a seat share a limit; they take nothing from those who have one.
 */
export class ConnectionLimit {
  readonly #untold = new Untold();
  readonly #watching: Held;
  readonly #seated: SeatedLines;

  constructor(most: number) {
    this.#watching = new Held(most);
    this.#seated = new SeatedLines(most * TIMES_SEATED);
  }

  /** A line that has not said anything yet. */
  open(caller: string, line: LimitedLine): void {
    this.#untold.add(caller, line);
  }

  /** It has said whose it is: whether the caller may hold one more such line. If so it counts until it is closed. */
  enter(caller: string, line: LimitedLine, seat: Seat | undefined): boolean {
    this.#untold.letGo(caller, line);
    if (seat === undefined) return this.#watching.take(caller, line);
    this.#seated.add(caller, line, seat);
    return true;
  }

  close(caller: string, line: LimitedLine): void {
    this.#untold.letGo(caller, line);
    this.#watching.letGo(caller, line);
    this.#seated.letGo(caller, line);
  }
}

/** Lines that have said nothing, by address and by network, the oldest first. */
class Untold {
  readonly #lines = new Map<string, Map<LimitedLine, string>>();

  add(caller: string, line: LimitedLine): void {
    for (const [at, network] of [caller, ...networksAround(caller)].entries()) {
      const lines = this.#lines.get(network) ?? new Map<LimitedLine, string>();
      this.#lines.set(network, lines.set(line, caller));
      const [oldest] = lines;
      if (lines.size <= MOST_UNTOLD * (at === 0 ? 1 : TIMES_AROUND) || oldest === undefined) continue;
      this.letGo(oldest[1], oldest[0]);
      oldest[0].refuse('tooMany');
    }
  }

  letGo(caller: string, line: LimitedLine): void {
    for (const network of [caller, ...networksAround(caller)]) {
      const lines = this.#lines.get(network);
      lines?.delete(line);
      if (lines?.size === 0) this.#lines.delete(network);
    }
  }
}

/** Lines that are held, by address and by network. */
class Held {
  readonly #most: number;
  readonly #lines = new Set<LimitedLine>();
  readonly #held = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  take(caller: string, line: LimitedLine): boolean {
    const around = networksAround(caller);
    const isFull = (network: string, most: number): boolean => (this.#held.get(network) ?? 0) >= most;
    if (isFull(caller, this.#most) || around.some((network) => isFull(network, TIMES_AROUND * this.#most)))
      return false;
    this.#lines.add(line);
    for (const one of [caller, ...around]) this.#held.set(one, (this.#held.get(one) ?? 0) + 1);
    return true;
  }

  letGo(caller: string, line: LimitedLine): void {
    if (!this.#lines.delete(line)) return;
    for (const one of [caller, ...networksAround(caller)]) {
      const held = (this.#held.get(one) ?? 0) - 1;
      if (held > 0) this.#held.set(one, held);
      else this.#held.delete(one);
    }
  }
}
