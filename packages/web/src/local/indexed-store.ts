import type { Append, Store } from '@reseau/rooms';

const NAME = 'reseau-tables';
const STREAMS = 'streams';
const EVENTS = 'events';

interface Stream {
  readonly count: number;
  readonly touchedAt: number;
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

  async append({ stream, expected, events }: Append): Promise<boolean> {
    const transaction = this.#begin('readwrite');
    const streams = transaction.objectStore(STREAMS);
    const known: Stream | undefined = await done(streams.get(stream));
    // Another page of this browser may have written since: it has the floor.
    if ((known?.count ?? 0) !== expected) return false;
    const store = transaction.objectStore(EVENTS);
    for (const [index, body] of events.entries()) store.put(body, [stream, expected + index + 1]);
    streams.put({ count: expected + events.length, touchedAt: Date.now() } satisfies Stream, stream);
    await committed(transaction);
    return true;
  }

  async read(stream: string, after = 0): Promise<readonly string[]> {
    return done(this.#begin('readonly').objectStore(EVENTS).getAll(allOf(stream, after)));
  }

  async untouched(since: number, limit: number): Promise<readonly string[]> {
    const streams = this.#begin('readonly').objectStore(STREAMS);
    const [names, values]: [IDBValidKey[], Stream[]] = await Promise.all([
      done(streams.getAllKeys()),
      done(streams.getAll()),
    ]);
    const old = names.filter((_, index) => (values[index]?.touchedAt ?? 0) < since);
    return old.slice(0, limit).map(String);
  }

  async remove(stream: string, untouchedSince: number): Promise<boolean> {
    const transaction = this.#begin('readwrite');
    const streams = transaction.objectStore(STREAMS);
    const known: Stream | undefined = await done(streams.get(stream));
    if (known === undefined || known.touchedAt >= untouchedSince) return false;
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
