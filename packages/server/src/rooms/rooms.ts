import { GAMES, type GameId } from '@reseau/games';
import type { Config } from '../config.ts';
import { type Store, StoreError } from '../store/store.ts';
import { newCode } from './code.ts';
import { writeEvent } from './event.ts';
import { LiveRoom } from './live-room.ts';
import { newSeed } from './secrets.ts';
import type { Surroundings } from './surroundings.ts';

/** How often rooms that are not in memory are looked through for one whose time has come. */
const SWEEP_EVERY = 1000;
const SWEEP_MOST = 10_000;
/** With half of all codes in use, one in a million openings fails. */
const MOST_TRIES = 20;
/** How many are loaded at a time. */
const SWEEP_STEP = 50;
/** A room that cannot be loaded is left alone for this long. */
const TRY_AGAIN = 60_000;
/** A room stays this long after its last use: whoever has just looked it up must find that very copy. */
const KEEP_IDLE = 5000;
/** How many rooms are cleared away at a time. */
const CLEAR_MOST = 1000;

interface Slot {
  readonly loading: Promise<LiveRoom | undefined>;
  live: LiveRoom | undefined;
  usedAt: number;
}

type Around = Omit<Surroundings, 'onBroken'> & Pick<Config, 'houseOptions'>;

/** All rooms: those in memory, and those that are loaded when somebody calls or their time comes. */
export class Rooms {
  readonly #store: Store;
  readonly #around: Surroundings;
  readonly #houseOptions: Config['houseOptions'];
  readonly #live = new Map<string, Slot>();
  readonly #sweeper: NodeJS.Timeout;
  /** Rooms that could not be loaded, and when to try again. */
  readonly #failed = new Map<string, number>();
  /** Rooms that are being removed: whoever calls waits, and then finds none. */
  readonly #going = new Map<string, Promise<unknown>>();
  #sweeping = false;
  #closed = false;

  constructor(store: Store, { houseOptions, ...around }: Around) {
    this.#store = store;
    this.#houseOptions = houseOptions;
    this.#around = { ...around, onBroken: (code) => void this.#live.delete(code) };
    this.#sweeper = setInterval(() => void this.sweep(), SWEEP_EVERY);
  }

  get count(): number {
    return this.#live.size;
  }

  /** Opens an empty room and says its code. */
  async open(game: GameId): Promise<string> {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const code = newCode();
      const opened = {
        type: 'opened',
        at: Date.now(),
        code,
        game,
        options: { ...GAMES[game].defaults, ...this.#houseOptions[game] },
        seed: newSeed(),
      } as const;
      // A code that is taken already loses the race for the first event.
      if (await this.#store.append({ stream: code, expected: 0, events: [writeEvent(opened)] })) return code;
    }
    throw new StoreError('no code is free');
  }

  find(code: string): Promise<LiveRoom | undefined> {
    if (this.#closed) return Promise.reject(new StoreError('closing'));
    const going = this.#going.get(code);
    if (going !== undefined) return going.then(() => this.find(code));
    const known = this.#live.get(code);
    if (known !== undefined) {
      known.usedAt = Date.now();
      return known.loading;
    }
    const slot: Slot = { loading: this.#load(code), live: undefined, usedAt: Date.now() };
    this.#live.set(code, slot);
    return slot.loading;
  }

  /** Loads the rooms in which something should have happened by now. */
  async sweep(): Promise<void> {
    this.#forgetIdle(Date.now());
    if (this.#sweeping || this.#closed) return;
    this.#sweeping = true;
    try {
      const due = await this.#store.due(Date.now(), SWEEP_MOST);
      const asleep = due.filter((code) => !this.#live.has(code) && (this.#failed.get(code) ?? 0) < Date.now());
      for (let from = 0; from < asleep.length; from += SWEEP_STEP) {
        await Promise.all(asleep.slice(from, from + SWEEP_STEP).map((code) => this.#wake(code)));
      }
    } catch (error) {
      this.#around.log.failed('sweep', error);
    }
    this.#sweeping = false;
  }

  /** Removes rooms in which nothing has happened since, but for those that somebody has open; says how many. */
  async clear(since: number): Promise<number> {
    let cleared = 0;
    for (const code of await this.#store.untouched(since, CLEAR_MOST)) {
      if (this.#closed) break;
      if (!this.#live.has(code) && (await this.#remove(code, since))) cleared += 1;
    }
    return cleared;
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#sweeper);
    await Promise.allSettled([...this.#live.values()].map(({ loading }) => loading));
    const rooms = [...this.#live.values()].flatMap(({ live }) => live ?? []);
    await Promise.all(rooms.map((room) => room.close('restarting')));
  }

  async #remove(code: string, since: number): Promise<boolean> {
    const removed = this.#store.remove(code, since);
    this.#going.set(
      code,
      removed.catch(() => false),
    );
    try {
      return await removed;
    } finally {
      this.#going.delete(code);
    }
  }

  async #wake(code: string): Promise<void> {
    try {
      await this.find(code);
      this.#failed.delete(code);
    } catch (error) {
      this.#failed.set(code, Date.now() + TRY_AGAIN);
      this.#around.log.failed('waking', error, { room: code });
    }
  }

  async #load(code: string): Promise<LiveRoom | undefined> {
    try {
      const stored = await this.#store.read(code);
      const live = stored.length > 0 ? new LiveRoom(this.#store, this.#around, stored) : undefined;
      const slot = this.#live.get(code);
      if (live === undefined) this.#live.delete(code);
      else if (slot !== undefined) slot.live = live;
      return live;
    } catch (error) {
      this.#live.delete(code);
      throw error;
    }
  }

  #forgetIdle(now: number): void {
    for (const [code, { usedAt, live }] of this.#live) {
      if (live?.idle === true && now - usedAt >= KEEP_IDLE) this.#live.delete(code);
    }
  }
}
