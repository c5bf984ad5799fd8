import { repaired, StoreError, type Trial, tried } from '@reseau/rooms';
import { backUp } from './backup.ts';
import { DataFile, readStreams } from './data-file.ts';

/** A table with a match under way, and what would become of it. */
export type Tried =
  | { readonly code: string; readonly trial: Trial }
  /** Its record cannot be read at all. */
  | { readonly code: string; readonly problem: string };

/** Plays every match under way again by the rules as they are now; changes nothing, be a server running or not. */
export function* tryAll(path: string): Generator<Tried> {
  for (const [code, read] of readStreams(path)) {
    try {
      const trial = tried(read());
      if (trial !== undefined) yield { code, trial };
    } catch (error) {
      yield { code, problem: error instanceof Error ? error.message : String(error) };
    }
  }
}

/** Copies the data first, then changes these tables, all or none, where no server runs. */
export function repairTables(
  path: string,
  codes: readonly string[],
  { backup, now }: { readonly backup: string; readonly now: number },
): void {
  const file = new DataFile(path);
  try {
    backUp(path, backup);
    const changes = codes.map((code) => [code, repaired(file.read(code), now)] as const);
    for (const [code, events] of changes) {
      if (tried(events)?.result.is === 'differs')
        throw new StoreError(`table ${code} would not stay as it is repaired; nothing was changed.`);
    }
    file.putAll(new Map(changes));
  } finally {
    file.close();
  }
}
