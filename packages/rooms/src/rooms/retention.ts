import { type Cancel, type Clock, every } from '../clock.ts';
import type { Log } from '../log.ts';
import type { Store } from '../store/store.ts';
import type { Rooms } from './rooms.ts';

const HOUR = 60 * 60_000;
const EVERY = HOUR;
/** Of what the clock says has passed since the server was last up, no more is believed than this part of what rooms are kept for. */
const BELIEVED = 1 / 10;
/** For how long a room is kept in which nothing was played yet: from one evening to the one after the next. */
const UNPLAYED = 48 * HOUR;
/** More rooms than these, and more than half of all, do not go without notice. */
const FEW = 10;
const NOTICE = 24 * HOUR;

/** The longest time in which a table can grow older at once. */
export const mostAtOnce = (keepFor: number): number => Math.max(2 * EVERY, keepFor * BELIEVED);

interface Parts {
  readonly rooms: Rooms;
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
}

interface Policy {
  /** For how long a room is kept that nobody touches, in milliseconds; 0 is for ever. */
  readonly keepFor: number;
  cleared(rooms: number): void;
  /** So many would go, and do not yet. */
  heldBack(rooms: number): void;
}

/**
 * Clears away, once an hour, the rooms that nobody has touched for too long. Not at once when the server starts: whoever has
 * waited for it to be back has an hour to come in.
 */
export class Retention {
  readonly stop: Cancel = () => {};
  readonly #parts: Parts;
  readonly #policy: Policy;
  #noticeSince: number | undefined;

  constructor(parts: Parts, policy: Policy) {
    this.#parts = parts;
    this.#policy = policy;
    if (policy.keepFor === 0) return;
    const { clock } = parts;
    void this.#guarded(() => this.#pass());
    this.stop = every(
      EVERY,
      (ms, task) => clock.after(ms, task),
      () => void this.#guarded(() => this.#clear()),
    );
  }

  /** Rooms grow older. */
  async #pass(): Promise<void> {
    const { store, clock, log } = this.#parts;
    const most = mostAtOnce(this.#policy.keepFor);
    const passed = await store.pass(clock.now(), most);
    if (passed > most)
      log.warn('no server for long, or a clock that was set: rooms grow older by a part of it', { ms: passed });
    if (passed < -EVERY) log.warn('the clock was set back', { ms: passed });
  }

  async #clear(): Promise<void> {
    const { rooms, store, log } = this.#parts;
    const { keepFor, cleared, heldBack } = this.#policy;
    await this.#pass();
    const unplayed = await rooms.clearUnplayed(Math.min(UNPLAYED, keepFor));
    if (unplayed > 0) log.info('deleted rooms in which nothing was played', { count: unplayed });
    if (unplayed > 0) cleared(unplayed);
    // A room may have been touched up to an hour after the last count.
    const age = keepFor + EVERY;
    const { streams, untouched } = await store.census(age);
    const waits = this.#isOnNotice(untouched > FEW && untouched > streams / 2);
    heldBack(waits ? untouched : 0);
    if (waits) {
      log.warn('more than half of all rooms are to be deleted: they go a day after this was first said', {
        count: untouched,
      });
      return;
    }
    const count = await rooms.clear(age);
    if (count > 0) log.info('deleted old rooms', { count });
    cleared(count);
  }

  /** Whether this is implausible, and has not been so for long enough to be believed. */
  #isOnNotice(implausible: boolean): boolean {
    const now = this.#parts.clock.steady();
    this.#noticeSince = implausible ? (this.#noticeSince ?? now) : undefined;
    return this.#noticeSince !== undefined && now - this.#noticeSince < NOTICE;
  }

  #guarded(task: () => Promise<void>): Promise<void> {
    return task().catch((error: unknown) => this.#parts.log.failed('clearing', error));
  }
}
