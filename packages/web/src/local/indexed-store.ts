import { type Append, type Calendar, type Census, laterBy, MACHINE, type Store } from '@reseau/rooms';

const NAME = 'reseau-tables';
const STREAMS = 'streams';
const EVENTS = 'events';
/** Kept beside the streams: no stream has an empty name. */
const CALENDAR = '';

interface Stream {
  readonly count: number;
  readonly touchedAt: number;
  /** Of old, all are. */
  readonly lasting?: boolean;
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('indexed store: a request failed'));
  });

const committed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('indexed store: a transaction was aborted'));
  });

/** All events of a stream: their keys are the stream and the number. */
const allOf = (stream: string, after = 0): IDBKeyRange =>
  IDBKeyRange.bound([stream, after + 1], [stream, Number.MAX_SAFE_INTEGER]);

/** The tables of this device, where the browser keeps its data: they outlive the page. */
export class IndexedStore implements Store {
  readonly #database: IDBDatabase;

  constructor(database: IDBDatabase) {
    this.#database = database;
  }

  async append({ stream, expected, events, lasting = false }: Append): Promise<boolean> {
    const transaction = this.#begin('readwrite');
    const streams = transaction.objectStore(STREAMS);
    const known: Stream | undefined = await done(streams.get(stream));
    // Another page of this browser may have written since: it has the floor.
    if ((known?.count ?? 0) !== expected) return false;
    const store = transaction.objectStore(EVENTS);
    for (const [index, body] of events.entries()) store.put(body, [stream, expected + index + 1]);
    const { day: touchedAt } = await this.#calendarIn(streams);
    const isLasting = lasting || (known !== undefined && known.lasting !== false);
    streams.put({ count: expected + events.length, touchedAt, lasting: isLasting } satisfies Stream, stream);
    await committed(transaction);
    return true;
  }

  async read(stream: string, after = 0): Promise<readonly string[]> {
    return done(this.#begin('readonly').objectStore(EVENTS).getAll(allOf(stream, after)));
  }

  async pass(now: number, most: number): Promise<number> {
    const transaction = this.#begin('readwrite');
    const streams = transaction.objectStore(STREAMS);
    const calendar = await this.#calendarIn(streams, now);
    streams.put(laterBy(calendar, now, most) satisfies Calendar, CALENDAR);
    await committed(transaction);
    return now - (calendar.seen ?? now);
  }

  async census(ms: number): Promise<Census> {
    const ages = await this.#ages();
    return { streams: ages.size, untouched: [...ages.values()].filter((age) => age >= ms).length };
  }

  async untouched(ms: number, limit: number): Promise<readonly string[]> {
    const ages = await this.#ages();
    return [...ages].flatMap(([name, age]) => (age >= ms ? [name] : [])).slice(0, limit);
  }

  async fleeting(limit: number): Promise<readonly string[]> {
    const streams = this.#begin('readonly').objectStore(STREAMS);
    const [names, values]: [IDBValidKey[], Stream[]] = await Promise.all([
      done(streams.getAllKeys()),
      done(streams.getAll()),
    ]);
    return names
      .map(String)
      .filter((_, index) => values[index]?.lasting === false)
      .slice(0, limit);
  }

  async remove(stream: string, untouchedFor: number): Promise<boolean> {
    const transaction = this.#begin('readwrite');
    const streams = transaction.objectStore(STREAMS);
    const known: Stream | undefined = await done(streams.get(stream));
    const { day } = await this.#calendarIn(streams);
    if (known === undefined || day - known.touchedAt < untouchedFor) return false;
    streams.delete(stream);
    transaction.objectStore(EVENTS).delete(allOf(stream));
    await committed(transaction);
    return true;
  }

  async check(): Promise<void> {
    await done(this.#begin('readonly').objectStore(STREAMS).count());
  }

  async close(): Promise<void> {
    this.#database.close();
  }

  /** How old each stream is. */
  async #ages(): Promise<ReadonlyMap<string, number>> {
    const streams = this.#begin('readonly').objectStore(STREAMS);
    const [{ day }, names, values]: [Calendar, IDBValidKey[], Stream[]] = await Promise.all([
      this.#calendarIn(streams),
      done(streams.getAllKeys()),
      done(streams.getAll()),
    ]);
    const ages = names.map(String).map((name, index) => [name, day - (values[index]?.touchedAt ?? day)] as const);
    return new Map(ages.filter(([name]) => name !== CALENDAR));
  }

  /** Tables of old were dated by the wall clock: the calendar begins with that. */
  async #calendarIn(streams: IDBObjectStore, now = MACHINE.wall()): Promise<Calendar> {
    const known: Calendar | undefined = await done(streams.get(CALENDAR));
    return known ?? { day: now };
  }

  #begin(mode: 'readonly' | 'readwrite'): IDBTransaction {
    return this.#database.transaction([STREAMS, EVENTS], mode, { durability: 'strict' });
  }
}

export async function openIndexedStore(name = NAME): Promise<IndexedStore> {
  const opening = indexedDB.open(name, 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(STREAMS);
    opening.result.createObjectStore(EVENTS);
  };
  return new IndexedStore(await done(opening));
}
