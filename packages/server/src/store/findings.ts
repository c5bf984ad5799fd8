import type { CutShort, Log } from '@reseau/rooms';

/** Of more tables, only their number is logged. */
const MOST_LINES = 50;

/** What is missing in the data, as whoever runs the server hears of it. */
export class Findings {
  readonly #log: Log;
  #cutShort: readonly CutShort[] = [];
  readonly #damaged = new Set<string>();

  constructor(log: Log) {
    this.#log = log;
  }

  /** The tables whose last moments are gone. */
  get cutShort(): readonly CutShort[] {
    return this.#cutShort;
  }

  /** How many tables there are of each kind; none of those of which there is none. */
  get counts(): { readonly cutShort?: number; readonly damaged?: number } {
    return {
      ...(this.#cutShort.length === 0 ? {} : { cutShort: this.#cutShort.length }),
      ...(this.#damaged.size === 0 ? {} : { damaged: this.#damaged.size }),
    };
  }

  foundDamaged(tables: readonly string[]): void {
    for (const room of tables) {
      if (this.#damaged.size < MOST_LINES) this.#log.warn('a table cannot be read whole', { room });
      this.#damaged.add(room);
    }
  }

  foundCutShort(tables: readonly CutShort[]): void {
    this.#cutShort = tables;
    const words = 'the data were cut short or put back: the last of what tables had stored is gone';
    this.#log.warn(words, { count: tables.length });
    for (const { stream, had, has } of tables.slice(0, MOST_LINES)) {
      if (has === 0) this.#log.warn('a table is gone', { room: stream });
      else this.#log.warn('the last moments of a table are gone', { room: stream, count: had - has });
    }
  }
}
