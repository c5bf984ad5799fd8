import { GAMES, type GameId } from '@reseau/games';
import { type Cancel, every } from '../clock.ts';
import { FewAtOnce } from '../few-at-once.ts';
import { guarded } from '../guard.ts';
import { type Census, type CutShort, Damaged, type Store, StoreError } from '../store/store.ts';
import { WatchedStore } from '../store/watched-store.ts';
import { codeLengthFor } from './code.ts';
import { writeEvent } from './event.ts';
import { LiveRoom } from './live-room.ts';
import { RoomRecord } from './record.ts';
import { isFresh } from './room.ts';
import type { RoomContext } from './room-context.ts';
import { accept, type Verdict } from './verdict.ts';

/** How often rooms that nobody uses are looked for. */
const SWEEP_EVERY = 1000;
/** Next to all codes are free. */
const MOST_TRIES = 20;
/** How long the number of rooms is taken for granted, but for those that are opened meanwhile. */
const COUNTED_FOR = 60 * 60_000;
/** A room stays this long after its last use: whoever has just looked it up must find that very copy. */
const KEEP_IDLE = 5000;
/** How many rooms are read from the store at once: each is in memory as a whole meanwhile. */
const LOAD_MOST = 8;
/** How many rooms are cleared away at a time. */
const CLEAR_MOST = 1000;
/** Of rooms from before the start, so many are looked after; the others go with all that are old. */
const MOST_UNPLAYED = 100_000;

interface Slot {
  readonly loading: Promise<LiveRoom | undefined>;
  live: LiveRoom | undefined;
  usedAt: number;
}

type Given = Omit<RoomContext, 'onBroken' | 'storing'>;

/** All rooms: those in memory, and those that are loaded when somebody calls. Until then nothing happens in them. */
export class Rooms {
  readonly #store: WatchedStore;
  readonly #context: RoomContext;
  readonly #live = new Map<string, Slot>();
  readonly #stopSweeping: Cancel;
  readonly #loads = new FewAtOnce(LOAD_MOST);
  /** Rooms that are being removed: whoever calls waits, and then finds none. */
  readonly #going = new Map<string, Promise<unknown>>();
  /** How much of a room's record is gone, until the room knows. */
  readonly #cutShort = new Map<string, number>();
  /** Those of which the log says that they cannot be read. */
  readonly #damaged = new Set<string>();
  /** Rooms in which nothing was played yet: when they were last in use, or found to be there after the start. */
  readonly #unplayed = new Map<string, number>();
  #knowsUnplayed = false;
  /** How many rooms there were when they were counted, and how many were opened since. */
  #census: Promise<Census> | undefined;
  #countedAt = 0;
  #opened = 0;
  #closed = false;

  constructor(store: Store, context: Given) {
    this.#store = new WatchedStore(store, context);
    this.#context = { ...context, storing: this.#store, onBroken: (code) => void this.#live.delete(code) };
    const { clock } = context;
    this.#stopSweeping = every(
      SWEEP_EVERY,
      (ms, task) => clock.after(ms, task),
      () => this.#sweep(),
    );
  }

  get count(): number {
    return this.#live.size;
  }

  /** Throws while nothing can be stored. */
  check(): Promise<void> {
    return this.#store.check();
  }

  get isFailing(): boolean {
    return this.#store.isFailing;
  }

  /** Rooms whose record has lost its end: they say so as soon as somebody calls. */
  cutShort(rooms: readonly CutShort[]): void {
    for (const { stream, had, has } of rooms) this.#cutShort.set(stream, had - has);
  }

  /** Opens an empty room and says its code. */
  async open(game: GameId): Promise<string> {
    const length = codeLengthFor(await this.#kept());
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const code = this.#context.chance.code(length);
      const opened = {
        type: 'opened',
        at: this.#context.clock.now(),
        code,
        game,
        options: { ...GAMES[game].defaults, ...this.#context.defaultOptions[game] },
        seed: this.#context.chance.seed('deal'),
      } as const;
      // A code that is taken already loses the race for the first event.
      if (await this.#store.append({ stream: code, expected: 0, events: [writeEvent(opened)] })) {
        this.#opened += 1;
        this.#unplayed.set(code, this.#context.clock.steady());
        return code;
      }
    }
    throw new StoreError('no code is free');
  }

  /** If the room has to be loaded for this call, says how many letters that were. */
  find(code: string, loaded: (weight: number) => void = () => {}): Promise<LiveRoom | undefined> {
    if (this.#closed) return Promise.reject(new StoreError('closing'));
    const going = this.#going.get(code);
    if (going !== undefined) return going.then(() => this.find(code, loaded));
    const known = this.#live.get(code);
    if (known !== undefined) {
      known.usedAt = this.#context.clock.steady();
      return known.loading;
    }
    const loading = this.#loads.run(() => this.#load(code, loaded));
    const slot: Slot = { loading, live: undefined, usedAt: this.#context.clock.steady() };
    this.#live.set(code, slot);
    return slot.loading;
  }

  /** A room that somebody has open: to ask for it costs nothing. */
  inMemory(code: string): LiveRoom | undefined {
    return this.#closed ? undefined : this.#live.get(code)?.live;
  }

  /** All that is stored of a room, for whoever wants to look back. */
  stored(code: string): Promise<readonly string[]> {
    return this.#closed ? Promise.reject(new StoreError('closing')) : this.#store.read(code);
  }

  /** Closes a room for good, in the name of whoever runs the server; false if there is none. */
  async shut(code: string): Promise<boolean> {
    const live = await this.find(code);
    if (live === undefined) return false;
    const closed = new Promise<Verdict>((resolve) =>
      live.perform((_, { now }) => accept({ type: 'closed', at: now }), resolve),
    );
    const verdict = await closed;
    if (verdict.ok || verdict.code === live.room.closed) return true;
    throw new StoreError(`it could not be closed: ${verdict.code}`);
  }

  /** Does something with what is stored of a room while nobody is in it: whoever is there calls again. */
  async apart<T>(code: string, task: () => Promise<T>): Promise<T> {
    for (let going = this.#going.get(code); going !== undefined; going = this.#going.get(code)) await going;
    const done = this.#emptied(code).then(task);
    this.#going.set(
      code,
      done.catch(() => false),
    );
    try {
      return await done;
    } finally {
      this.#going.delete(code);
    }
  }

  /** Removes rooms in which nothing has happened for so long, but for those that somebody has open; says how many. */
  async clear(ms: number): Promise<number> {
    let cleared = 0;
    for (const code of await this.#store.untouched(ms, CLEAR_MOST)) {
      if (this.#closed) break;
      if (!this.#live.has(code) && (await this.#remove(code, ms))) cleared += 1;
    }
    return cleared;
  }

  /** Removes rooms in which nothing was ever played, and which nobody has had open for so long; says how many. */
  async clearUnplayed(ms: number): Promise<number> {
    await this.#findUnplayed();
    let cleared = 0;
    const before = this.#context.clock.steady() - ms;
    for (const [code, usedAt] of this.#unplayed) {
      if (this.#closed) break;
      if (usedAt > before || this.#live.has(code)) continue;
      if (await this.#remove(code, 0)) cleared += 1;
      this.#unplayed.delete(code);
    }
    return cleared;
  }

  /** Of rooms from before the start nobody knows when they were last open: their time begins anew, by no clock but our own. */
  async #findUnplayed(): Promise<void> {
    if (this.#knowsUnplayed) return;
    const found = await this.#store.fleeting(MOST_UNPLAYED);
    this.#knowsUnplayed = true;
    for (const code of found) if (!this.#unplayed.has(code)) this.#unplayed.set(code, this.#context.clock.steady());
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#stopSweeping();
    this.#store.rest();
    await Promise.allSettled([...this.#live.values()].map(({ loading }) => loading));
    const rooms = [...this.#live.values()].flatMap(({ live }) => live ?? []);
    await Promise.all(rooms.map((room) => room.close('restarting')));
  }

  /** How many rooms are kept. */
  async #kept(): Promise<number> {
    const now = this.#context.clock.steady();
    if (this.#census === undefined || now - this.#countedAt >= COUNTED_FOR) {
      [this.#census, this.#countedAt, this.#opened] = [this.#store.census(0), now, 0];
      this.#census.catch(() => {
        this.#census = undefined;
      });
    }
    const { streams } = await this.#census;
    return streams + this.#opened;
  }

  #remove(code: string, ms: number): Promise<boolean> {
    return this.apart(code, () => this.#store.remove(code, ms));
  }

  async #emptied(code: string): Promise<void> {
    const live = await this.#live.get(code)?.loading.catch(() => undefined);
    await live?.close('restarting');
    this.#live.delete(code);
    this.#damaged.delete(code);
  }

  async #load(code: string, loaded: (weight: number) => void): Promise<LiveRoom | undefined> {
    try {
      const stored = await this.#store.read(code);
      if (stored.length > 0) loaded(stored.reduce((sum, { length }) => sum + length, 0));
      const record = await RoomRecord.load(stored).catch((error: unknown) => {
        throw new Damaged(error instanceof Error ? error.message : String(error));
      });
      const live = record.length > 0 ? new LiveRoom(this.#store, this.#context, record) : undefined;
      const slot = this.#live.get(code);
      if (live === undefined) this.#live.delete(code);
      else if (slot !== undefined) slot.live = live;
      if (live !== undefined) this.#noteLoss(live);
      return live;
    } catch (error) {
      this.#live.delete(code);
      if (error instanceof Damaged) this.#noteDamage(code, error);
      throw error;
    }
  }

  /** Once: people call again and again. */
  #noteDamage(code: string, error: Damaged): void {
    if (!this.#damaged.has(code)) this.#context.log.failed('reading a table', error, { room: code });
    this.#damaged.add(code);
  }

  #noteLoss(live: LiveRoom): void {
    const { code } = live.room;
    const lost = this.#cutShort.get(code);
    if (lost === undefined) return;
    live.perform(
      (_, { now }) => accept({ type: 'cutShort', at: now, lost }),
      ({ ok }) => ok && this.#cutShort.delete(code),
    );
  }

  /** Rooms that nobody uses leave memory. */
  #sweep(): void {
    guarded(this.#context.log, 'sweep', () => this.#forgetIdle());
  }

  #forgetIdle(): void {
    const now = this.#context.clock.steady();
    for (const [code, { usedAt, live }] of this.#live) {
      if (live?.idle !== true || now - usedAt < KEEP_IDLE) continue;
      this.#live.delete(code);
      if (isFresh(live.room)) this.#unplayed.set(code, now);
      else this.#unplayed.delete(code);
    }
    if (this.#live.size === 0) this.#context.clock.setRight();
  }
}
