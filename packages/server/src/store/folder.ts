import { existsSync, mkdirSync } from 'node:fs';
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
