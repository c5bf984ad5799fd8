import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Append, type Census, type CutShort, Damaged, type Store, StoreError } from '@reseau/rooms/store';
import type { Audited } from './audit.ts';
import type { Page, Place } from './streams.ts';

export type Request = { readonly id: number } & (
  | { readonly ask: 'append'; readonly append: Append }
  | { readonly ask: 'replace'; readonly by: Append }
  | { readonly ask: 'read'; readonly stream: string; readonly after: number; readonly from?: Place }
  | { readonly ask: 'pass'; readonly now: number; readonly most: number }
  | { readonly ask: 'census'; readonly ms: number }
  | { readonly ask: 'untouched'; readonly ms: number; readonly limit: number }
  | { readonly ask: 'fleeting'; readonly limit: number }
  | { readonly ask: 'remove'; readonly stream: string; readonly ms: number }
  | { readonly ask: 'audit'; readonly after: number }
  | { readonly ask: 'check' }
  | { readonly ask: 'close' }
);
export type Answer =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly id: number; readonly ok: false; readonly error: string; readonly damaged?: true };
export type Opening =
  | { readonly opened: true; readonly cutShort: readonly CutShort[] }
  | { readonly opened: false; readonly problem: string };

/** What whoever opens a store hears of it. */
export interface Heard {
  /** In opening: these streams have lost events since they were last written to. */
  cutShort?(streams: readonly CutShort[]): void;
  /** So many requests were answered together, after each commit. */
  committed?(requests: number): void;
  /** Its thread is gone, and nobody has closed it: whatever is asked of it from now on fails. */
  died?(error: Error): void;
}

interface Reading {
  readonly stream: string;
  /** Between two pages the stream was removed, or replaced. */
  isTorn: boolean;
}

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

type Asked<T> = T extends unknown ? Omit<T, 'id'> : never;

/** One file, owned by a thread of its own: the event loop never waits for the disk. */
export class SqliteStore implements Store {
  /** Of the file. */
  readonly path: string;
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #readings = new Set<Reading>();
  readonly #heard: Heard;
  #outgoing: Request[] = [];
  #lastId = 0;
  #broken: Error | undefined;
  #closes = false;

  constructor(path: string, worker: Worker, heard: Heard) {
    this.path = path;
    this.#worker = worker;
    this.#heard = heard;
    worker.on('message', (answers: readonly Answer[]) => this.#answered(answers));
    worker.on('error', (error) => this.#broke(error));
    worker.on('exit', () => this.#broke(new StoreError('the store is closed')));
  }

  append(append: Append): Promise<boolean> {
    return this.#ask<boolean>({ ask: 'append', append });
  }

  /** A long stream comes in pages: what others ask for meanwhile waits for a page, and not for all of it. */
  async read(stream: string, after = 0): Promise<readonly string[]> {
    const reading: Reading = { stream, isTorn: false };
    this.#readings.add(reading);
    try {
      const events = await this.#readPages(stream, after);
      if (!reading.isTorn) return events;
    } catch (error) {
      if (!reading.isTorn) throw error;
    } finally {
      this.#readings.delete(reading);
    }
    return this.read(stream, after);
  }

  async #readPages(stream: string, after: number): Promise<readonly string[]> {
    const pages: string[][] = [];
    let from: Place | undefined;
    do {
      const page: Page = await this.#ask<Page>({ ask: 'read', stream, after, ...(from === undefined ? {} : { from }) });
      pages.push(page.bodies.toReversed());
      from = page.next;
    } while (from !== undefined);
    return pages.toReversed().flat();
  }

  /** Of what is read of it at the moment, the rest is no longer there. */
  #tear(stream: string): void {
    for (const reading of this.#readings) if (reading.stream === stream) reading.isTorn = true;
  }

  pass(now: number, most: number): Promise<number> {
    return this.#ask<number>({ ask: 'pass', now, most });
  }

  census(ms: number): Promise<Census> {
    return this.#ask<Census>({ ask: 'census', ms });
  }

  untouched(ms: number, limit: number): Promise<readonly string[]> {
    return this.#ask<readonly string[]>({ ask: 'untouched', ms, limit });
  }

  fleeting(limit: number): Promise<readonly string[]> {
    return this.#ask<readonly string[]>({ ask: 'fleeting', limit });
  }

  remove(stream: string, untouchedFor: number): Promise<boolean> {
    this.#tear(stream);
    return this.#ask<boolean>({ ask: 'remove', stream, ms: untouchedFor });
  }

  /** Puts these events in the place of as many as are expected, so that nothing is left of those; none at all removes the stream. */
  replace(by: Append): Promise<boolean> {
    this.#tear(by.stream);
    return this.#ask<boolean>({ ask: 'replace', by });
  }

  /** Looks for a moment whether streams can be read whole, from the one after this on. */
  audit(after: number): Promise<Audited> {
    return this.#ask<Audited>({ ask: 'audit', after });
  }

  async check(): Promise<void> {
    await this.#ask<unknown>({ ask: 'check' });
  }

  async close(): Promise<void> {
    if (this.#broken !== undefined) return;
    this.#closes = true;
    const exited = new Promise((resolve) => this.#worker.once('exit', resolve));
    await this.#ask<unknown>({ ask: 'close' });
    await exited;
  }

  #ask<V>(request: Asked<Request>): Promise<V> {
    if (this.#broken !== undefined) return Promise.reject(this.#broken);
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise<unknown>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#post({ ...request, id });
    }) as Promise<V>;
  }

  /** Hands over what one turn of the event loop asks for together: alone, the first would have a commit to itself. */
  #post(request: Request): void {
    this.#outgoing.push(request);
    if (this.#outgoing.length > 1) return;
    setImmediate(() => {
      this.#worker.postMessage(this.#outgoing);
      this.#outgoing = [];
    });
  }

  #answered(answers: readonly Answer[]): void {
    this.#heard.committed?.(answers.length);
    for (const answer of answers) {
      const waiting = this.#waiting.get(answer.id);
      this.#waiting.delete(answer.id);
      if (answer.ok) waiting?.resolve(answer.value);
      else waiting?.reject(answer.damaged ? new Damaged(answer.error) : new StoreError(answer.error));
    }
  }

  #broke(error: Error): void {
    if (this.#broken === undefined && !this.#closes) this.#heard.died?.(error);
    this.#broken ??= error;
    for (const { reject } of this.#waiting.values()) reject(this.#broken);
    this.#waiting.clear();
  }
}

/** The file in a data folder. */
export const dataFileIn = (dataDir: string): string => join(dataDir, 'reseau.sqlite');

/** Opens the store of a data folder, or throws a StoreError that says in plain words why not. */
export const openStore = (dataDir: string, heard?: Heard): Promise<SqliteStore> =>
  openSqliteStore(dataFileIn(dataDir), heard);

/** Opens the file, or throws a StoreError that says in plain words why not. */
export async function openSqliteStore(path: string, heard: Heard = {}): Promise<SqliteStore> {
  const worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), { workerData: path });
  const opening = await new Promise<Opening>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  if (!opening.opened) throw new StoreError(opening.problem);
  if (opening.cutShort.length > 0) heard.cutShort?.(opening.cutShort);
  return new SqliteStore(path, worker, heard);
}
