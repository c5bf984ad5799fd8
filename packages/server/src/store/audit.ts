import type { Cancel, Clock, Log } from '@reseau/rooms';

/** In milliseconds: nobody is to notice that it is under way. */
const PAUSE = 250;

/** What was found in some of the streams. */
export interface Audited {
  /** Those that cannot be read whole. */
  readonly damaged: readonly string[];
  /** From where on to look next; nothing after the last. */
  readonly next: number | undefined;
}

interface Parts {
  readonly clock: Clock;
  readonly log: Log;
  /** Looks on from there for a moment. */
  look(after: number): Promise<Audited>;
  found(damaged: readonly string[]): void;
}

/** Goes once through all that is stored, bit by bit: a start takes no longer with more of it, and damage is still found before somebody calls. */
export class Audit {
  readonly #parts: Parts;
  #cancel: Cancel = () => {};
  #stopped = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    void this.#look(0);
  }

  stop(): void {
    this.#stopped = true;
    this.#cancel();
  }

  async #look(after: number): Promise<void> {
    const { clock, log, look, found } = this.#parts;
    try {
      const { damaged, next } = await look(after);
      if (damaged.length > 0) found(damaged);
      if (next === undefined || this.#stopped) return;
      this.#cancel = clock.after(PAUSE, () => void this.#look(next));
    } catch (error) {
      if (!this.#stopped) log.failed('looking through the data', error);
    }
  }
}
