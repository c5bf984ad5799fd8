import type { Log } from '../log.ts';
import type { Rooms } from './rooms.ts';

const EVERY = 60 * 60_000;

interface RetentionPolicy {
  /** For how long a room is kept that nobody touches, in milliseconds; 0 is for ever. */
  readonly keepFor: number;
  readonly log: Log;
  cleared(rooms: number): void;
}

/**
 * Clears away, once an hour, the rooms that nobody has touched for too long. Not at once when the server starts: whoever has
 * waited for it to be back has an hour to come in.
 */
export class Retention {
  readonly #rooms: Rooms;
  readonly #policy: RetentionPolicy;
  readonly #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(rooms: Rooms, policy: RetentionPolicy) {
    this.#rooms = rooms;
    this.#policy = policy;
    if (policy.keepFor > 0) this.#timer = setInterval(() => void this.#clear(), EVERY);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async #clear(): Promise<void> {
    const { keepFor, log, cleared } = this.#policy;
    try {
      const count = await this.#rooms.clear(Date.now() - keepFor);
      if (count > 0) log.info('deleted old rooms', { count });
      cleared(count);
    } catch (error) {
      log.failed('clearing', error);
    }
  }
}
