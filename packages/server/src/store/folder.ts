import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { StoreError } from '@reseau/rooms/store';

/** Makes a folder and those it lies in, or throws a StoreError that says in plain words why not. */
export function makeFolder(folder: string): void {
  try {
    make(resolve(folder));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StoreError(`the folder ${folder} cannot be created: ${reason}. Set DATA_DIR to another folder.`);
  }
}

/** Sees to it that a file is there and its owner alone reads and writes it. What SQLite lays beside it, it makes alike. */
export function keepPrivate(path: string): void {
  // One that is there is not opened: closing it again would let go of whatever lock this process has on it.
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600));
  for (const file of [path, `${path}-wal`, `${path}-shm`]) if (existsSync(file)) makePrivate(file);
}

function makePrivate(file: string): void {
  try {
    chmodSync(file, 0o600);
  } catch {
    // A disk that knows no owners, or somebody else's file: the folder has to do.
  }
}

/** Step by step: Node's own recursive way tries for ever where the system says that a folder's parent is not there, and it is. */
function make(folder: string): void {
  if (existsSync(folder)) return;
  make(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Somebody else may have made it meanwhile.
    if (!existsSync(folder)) throw error;
  }
}
