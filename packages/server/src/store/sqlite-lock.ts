import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StoreError } from '@reseau/rooms/store';
import { keepPrivate } from './folder.ts';

/**
 * Keeps a second server off the same folder. An open transaction on a file of its own: the system lets go of it however
 * the process ends, and the data stay readable for whoever makes a backup.
 */
export function takeLock(path: string): DatabaseSync {
  try {
    keepPrivate(path);
    const lock = new DatabaseSync(path, { timeout: 0 });
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    if (!(error instanceof Error && /locked|busy/.test(error.message))) {
      throw new StoreError(`${path} cannot be used: ${error instanceof Error ? error.message : String(error)}`);
    }
    throw new StoreError(
      `another Réseau server is using ${dirname(path)}. Stop that one, or set DATA_DIR to another folder.`,
    );
  }
}
