import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { StoreError } from '@reseau/rooms/store';
import { makeFolder } from './folder.ts';
import { lookInto, mustBeCurrent, openFile } from './sqlite-file.ts';
import { takeLock } from './sqlite-lock.ts';
import { eventsOf, lengthOf, prepare, replace, type Statements } from './streams.ts';
import { Witness } from './witness.ts';

const AT_ONCE = 100;

/** All that is stored of a table, be a server running or not; none if there is no such table. */
export function readStream(path: string, stream: string): readonly string[] {
  const db = lookInto(path);
  try {
    mustBeCurrent(db, path);
    return eventsOf(prepare(db), stream, 0);
  } finally {
    db.close();
  }
}

/** All streams by name, each to be read or not, be a server running or not. */
export function* readStreams(path: string): Generator<readonly [string, () => readonly string[]]> {
  const db = lookInto(path);
  try {
    mustBeCurrent(db, path);
    const sql = prepare(db);
    // By number and not by a cursor: one that is open for long keeps the log from being brought home.
    for (let after = 0; ; ) {
      const some = sql.streams.all(after, AT_ONCE);
      for (const { id, name } of some) {
        after = Number(id);
        yield [String(name), () => eventsOf(sql, String(name), 0)];
      }
      if (some.length < AT_ONCE) return;
    }
  } finally {
    db.close();
  }
}

/** The data while no server runs: for what is done to them beside play. */
export class DataFile {
  readonly #lock: DatabaseSync;
  readonly #db: DatabaseSync;
  readonly #sql: Statements;
  readonly #witness: Witness;

  /** Refuses while a server runs. With `fresh`, there need be no data yet. */
  constructor(path: string, { fresh = false }: { readonly fresh?: boolean } = {}) {
    if (!fresh && !existsSync(path)) lookInto(path);
    makeFolder(dirname(path));
    this.#lock = takeLock(`${path}.lock`);
    try {
      this.#db = openFile(path);
    } catch (error) {
      this.#lock.close();
      throw error;
    }
    this.#sql = prepare(this.#db);
    this.#witness = Witness.continued(`${path}.lengths`);
  }

  lengthOf(stream: string): number {
    return lengthOf(this.#sql, stream);
  }

  read(stream: string): readonly string[] {
    return eventsOf(this.#sql, stream, 0);
  }

  /** Puts these events in the place of all that a stream holds, or removes it if there are none. */
  put(stream: string, events: readonly string[]): void {
    this.putAll(new Map([[stream, events]]));
  }

  /** The same for several streams, all or none. */
  putAll(streams: ReadonlyMap<string, readonly string[]>): void {
    this.#db.exec('BEGIN IMMEDIATE');
    try {
      for (const [stream, events] of streams) this.#replace(stream, events);
      this.#db.exec('COMMIT');
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      throw error;
    }
    this.#witness.note(new Map([...streams].map(([stream, events]) => [stream, events.length])));
  }

  #replace(stream: string, events: readonly string[]): void {
    if (!replace(this.#sql, { stream, expected: this.lengthOf(stream), events }))
      throw new StoreError(`${stream} could not be written`);
  }

  /** Writes all of the file anew, so that nothing is left in it of what was removed. */
  scrub(): void {
    this.#db.exec('VACUUM; PRAGMA wal_checkpoint(TRUNCATE)');
  }

  close(): void {
    this.#db.close();
    this.#witness.close();
    this.#lock.close();
  }
}
