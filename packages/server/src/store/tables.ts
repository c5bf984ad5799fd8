import {
  closedFrom,
  inPlaceOf,
  isTableCode,
  MACHINE,
  readTableFile,
  StoreError,
  type Summary,
  summaryOf,
  type TableFile,
  tableFileOf,
} from '@reseau/rooms';
import { reachServer } from '../control/reach.ts';
import { type Change, changeTable } from './change.ts';
import { readStream, readStreams } from './data-file.ts';

/** As people write it. */
export function codeOf(written: string): string {
  const code = written.toUpperCase();
  if (!isTableCode(code))
    throw new StoreError(`"${written}" is no code of a table: that is four to six letters, never I or O.`);
  return code;
}

/** Throws if nothing is stored of it. */
export function mustBeThere(stored: readonly string[], code: string, path: string): void {
  if (stored.length === 0) throw new StoreError(`there is no table ${code} in ${path}.`);
}

/** All that is stored of a table, be a server running or not. */
export function exportTable(path: string, written: string): TableFile {
  const code = codeOf(written);
  const stored = readStream(path, code);
  mustBeThere(stored, code, path);
  return tableFileOf(code, stored);
}

export interface Imported {
  readonly code: string;
  readonly events: number;
  readonly replaced: boolean;
}

/** Puts a table back. One that is there is replaced only if that is meant. */
export async function importTable(
  path: string,
  raw: unknown,
  { replace }: { readonly replace: boolean },
): Promise<Imported> {
  const table = readTableFile(raw);
  if (!table.ok) throw new StoreError(`this is no table that can be put back: ${table.problem}.`);
  const { code, stored } = table;
  const change: Change<Imported> = (former) => {
    const replaced = former.length > 0;
    if (replaced && !replace)
      throw new StoreError(
        `there is a table ${code} already, and it was left as it is. --replace puts this one in its place.`,
      );
    const events = replaced ? inPlaceOf(former, stored, MACHINE.wall()) : stored;
    return { events, value: { code, events: stored.length, replaced } };
  };
  return changeTable(path, code, change, { fresh: true });
}

/** A table, as whoever runs the server sees it. */
export type Listed = Summary | { readonly code: string; readonly phase: 'damaged' };

/** All tables, those last that were touched last; be a server running or not. */
export function listTables(path: string): readonly Listed[] {
  const listed: Listed[] = [];
  for (const [code, read] of readStreams(path)) listed.push(listedFrom(code, read));
  const touched = (one: Listed): number => ('touched' in one ? one.touched : 0);
  return listed.toSorted((one, other) => touched(one) - touched(other));
}

function listedFrom(code: string, read: () => readonly string[]): Listed {
  try {
    return summaryOf(read());
  } catch {
    return { code, phase: 'damaged' };
  }
}

/** Closes a table for good. Its people are told, if a server runs. */
export async function closeTable(path: string, written: string): Promise<void> {
  const code = codeOf(written);
  const server = await reachServer(path);
  if (server !== undefined) {
    const found = await server.ask({ do: 'close', stream: code });
    server.close();
    if (!found) mustBeThere([], code, path);
    return;
  }
  const change: Change<void> = (stored) => {
    mustBeThere(stored, code, path);
    return { events: closedFrom(stored, MACHINE.wall()), value: undefined };
  };
  await changeTable(path, code, change);
}
