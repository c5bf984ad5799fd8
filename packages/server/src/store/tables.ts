import { isTableCode, readTableFile, StoreError, type TableFile, tableFileOf } from '@reseau/rooms';
import { DataFile, readStream } from './data-file.ts';

/** As people write it. */
export function codeOf(written: string): string {
  const code = written.toUpperCase();
  if (!isTableCode(code))
    throw new StoreError(`"${written}" is no code of a table: that is four letters, never I or O.`);
  return code;
}

/** All that is stored of a table, be a server running or not. */
export function exportTable(path: string, written: string): TableFile {
  const code = codeOf(written);
  const stored = readStream(path, code);
  if (stored.length === 0) throw new StoreError(`there is no table ${code} in ${path}.`);
  return tableFileOf(code, stored);
}

export interface Imported {
  readonly code: string;
  readonly events: number;
  readonly replaced: boolean;
}

/** Puts a table back, where no server runs. One that is there is replaced only if that is meant. */
export function importTable(path: string, raw: unknown, { replace }: { readonly replace: boolean }): Imported {
  const table = readTableFile(raw);
  if (!table.ok) throw new StoreError(`this is no table that can be put back: ${table.problem}.`);
  const { code, stored } = table;
  const file = new DataFile(path, { fresh: true });
  try {
    const replaced = file.lengthOf(code) > 0;
    if (replaced && !replace)
      throw new StoreError(
        `there is a table ${code} already, and it was left as it is. --replace puts this one in its place.`,
      );
    file.put(code, stored);
    return { code, events: stored.length, replaced };
  } finally {
    file.close();
  }
}
