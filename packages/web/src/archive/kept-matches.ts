import type { Degree } from '@reseau/core';
import type { GameId } from '@reseau/games';

/** A match that this device sat in, as the list of them shows it. */
export interface KeptMatch {
  /** The seal: another for every deal of every table. */
  readonly key: string;
  readonly table: string;
  readonly match: number;
  readonly game: GameId;
  /** When it was over, in milliseconds since 1970. */
  readonly at: number;
  readonly names: readonly string[];
  /** Counted from 0. */
  readonly seat: number;
  readonly degree?: Degree;
}

const NAME = 'reseau-matches';
const VERSION = 1;
/** What the list shows, and apart from it the records, which are long. */
const [MATCHES, RECORDS] = ['matches', 'records'];
/** The oldest go first: a phone has not room for everything. */
const MOST = 200;

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(MATCHES, { keyPath: 'key' });
      request.result.createObjectStore(RECORDS);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('archive: the browser keeps nothing'));
  });
  // A refusal must not be remembered: the next try may be in another mood.
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

type Mode = 'readonly' | 'readwrite';

async function within<T>(mode: Mode, work: (stores: Stores) => IDBRequest<T> | undefined): Promise<T | undefined> {
  const transaction = (await database()).transaction([MATCHES, RECORDS], mode);
  const request = work({ matches: transaction.objectStore(MATCHES), records: transaction.objectStore(RECORDS) });
  return await new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request?.result);
    transaction.onabort = () => reject(transaction.error ?? new Error('archive: nothing was kept'));
    transaction.onerror = transaction.onabort;
  });
}

interface Stores {
  readonly matches: IDBObjectStore;
  readonly records: IDBObjectStore;
}

/** All matches that are kept, the newest first; nothing where this browser keeps nothing. */
export async function keptMatches(): Promise<readonly KeptMatch[] | undefined> {
  try {
    const all = await within<KeptMatch[]>('readonly', ({ matches }) => matches.getAll());
    return (all ?? []).toSorted((a, b) => b.at - a.at);
  } catch {
    return undefined;
  }
}

/** A match, and the record of it. */
type Recorded = readonly [KeptMatch, unknown];

export const keepMatch = (match: KeptMatch, record: unknown): Promise<void> => keepMatches([[match, record]]);

/** Beside those that are kept already, as far as there is room: the newest stay. */
export async function keepMatches(added: readonly Recorded[]): Promise<void> {
  const keys = new Set(added.map(([{ key }]) => key));
  const others = ((await keptMatches()) ?? []).filter(({ key }) => !keys.has(key));
  const all = [...added.map(([match]) => match), ...others].toSorted((a, b) => b.at - a.at);
  const gone = new Set(all.slice(MOST).map(({ key }) => key));
  await within('readwrite', ({ matches, records }) => {
    for (const key of gone) {
      matches.delete(key);
      records.delete(key);
    }
    for (const [match, record] of added) {
      if (gone.has(match.key)) continue;
      matches.put(match);
      records.put(JSON.stringify(record), match.key);
    }
    return undefined;
  });
}

/** The record of a match, as it was when it was over. */
export async function keptRecord(key: string): Promise<unknown> {
  try {
    const text = await within<unknown>('readonly', ({ records }) => records.get(key));
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

/** Of a table's match, by its number: codes are given anew after a long time, so the newest. */
export async function keptRecordOf(table: string, match: number): Promise<unknown> {
  const found = (await keptMatches())?.find((one) => one.table === table && one.match === match);
  return found === undefined ? undefined : await keptRecord(found.key);
}

export async function forgetMatches(keys: readonly string[]): Promise<void> {
  await within('readwrite', ({ matches, records }) => {
    for (const key of keys) {
      matches.delete(key);
      records.delete(key);
    }
    return undefined;
  });
}
