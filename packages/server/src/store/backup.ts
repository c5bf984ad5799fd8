import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { StoreError } from '@reseau/rooms/store';
import { lookInto, reasonOf } from './sqlite-file.ts';

/** What a copy holds. */
export interface Copied {
  readonly tables: number;
  readonly bytes: number;
}

/** Writes a copy of the data as they are at one moment, whether a server runs on them or not. Nothing that is there is written over. */
export function backUp(path: string, to: string): Copied {
  if (existsSync(to)) throw new StoreError(`${to} is there already, and was left as it is. Please name another file.`);
  const db = lookInto(path);
  const part = `${to}.${process.pid}.part`;
  try {
    // Its owner's alone from the first moment on.
    closeSync(openSync(part, 'wx', 0o600));
    db.prepare('VACUUM INTO ?').run(part);
    const tables = tablesIn(part);
    toDisk(part);
    renameSync(part, to);
    return { tables, bytes: statSync(to).size };
  } catch (error) {
    if (error instanceof StoreError) throw error;
    throw new StoreError(`no copy was made: ${reasonOf(error)}`);
  } finally {
    db.close();
    rmSync(part, { force: true });
  }
}

/** Counts them, in a copy that holds together. */
function tablesIn(part: string): number {
  const copy = new DatabaseSync(part, { readOnly: true });
  try {
    const [check = {}] = copy.prepare('PRAGMA quick_check(1)').all();
    if (check['quick_check'] !== 'ok') throw new StoreError('no copy was made: the data are damaged.');
    return Number(copy.prepare('SELECT count(*) AS count FROM stream').get()?.['count']);
  } finally {
    copy.close();
  }
}

function toDisk(file: string): void {
  const opened = openSync(file, 'r+');
  fsyncSync(opened);
  closeSync(opened);
}
