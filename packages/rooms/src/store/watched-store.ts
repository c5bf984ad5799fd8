import type { Cancel, Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { type Append, CannotStore, type Census, type Store, StoreError } from './store.ts';

/** How often a store that fails is tried again. */
const TRY_EVERY = 1000;

interface Parts {
  readonly clock: Clock;
  readonly log: Log;
}

/** A store that knows whether what is written to it is kept. While it is not, it tries by itself until it is again. */
export class WatchedStore implements Store {
  readonly #store: Store;
  readonly #parts: Parts;
  #cancel: Cancel | undefined;

  constructor(store: Store, { clock, log }: Parts) {
    this.#store = store;
    this.#parts = { clock, log };
  }

  /** The last write has failed. */
  get isFailing(): boolean {
    return this.#cancel !== undefined;
  }

  append(append: Append): Promise<boolean> {
    return this.#written(this.#store.append(append));
  }

  read(stream: string, after?: number): Promise<readonly string[]> {
    return this.#store.read(stream, after);
  }

  pass(now: number, most: number): Promise<number> {
    return this.#written(this.#store.pass(now, most));
  }

  census(ms: number): Promise<Census> {
    return this.#store.census(ms);
  }

  untouched(ms: number, limit: number): Promise<readonly string[]> {
    return this.#store.untouched(ms, limit);
  }

  fleeting(limit: number): Promise<readonly string[]> {
    return this.#store.fleeting(limit);
  }

  remove(stream: string, untouchedFor: number): Promise<boolean> {
    return this.#written(this.#store.remove(stream, untouchedFor));
  }

  check(): Promise<void> {
    return this.#written(this.#store.check());
  }

  async close(): Promise<void> {
    this.rest();
    await this.#store.close();
  }

  /** Tries no more. */
  rest(): void {
    this.#cancel?.();
  }

  async #written<T>(written: Promise<T>): Promise<T> {
    try {
      const value = await written;
      this.#succeeded();
      return value;
    } catch (error) {
      this.#failed(error);
      throw new CannotStore();
    }
  }

  #succeeded(): void {
    if (this.#cancel === undefined) return;
    this.#cancel();
    this.#cancel = undefined;
    this.#parts.log.warn('the store keeps what is written again');
  }

  #failed(error: unknown): void {
    const { clock, log } = this.#parts;
    if (this.#cancel === undefined) log.warn('the store does not keep what is written', { code: reasonOf(error) });
    else this.#cancel();
    this.#cancel = clock.after(TRY_EVERY, () => void this.check().catch(() => {}));
  }
}

/** A store speaks of itself, never of what was to be written. */
function reasonOf(error: unknown): string {
  if (error instanceof StoreError) return error.message;
  return error instanceof Error ? error.name : typeof error;
}
