import { existsSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { MACHINE } from '@reseau/rooms/clock';
import { StoreError } from '@reseau/rooms/store';
import { keepPrivate } from './folder.ts';

/** Written into the file's header: tells our files from any other program's. */
const APPLICATION_ID = 0x52_c3_a9_73;
const FILE_VERSION = 5;

// Events are stored in the order in which they come, each pointing at the one before it in its stream. Kept together by
// stream instead, every write would touch a page of its own, and a commit would be five times as much to write.
const SCHEMA = `
  CREATE TABLE stream (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    seq INTEGER NOT NULL,
    last INTEGER,
    touched_at INTEGER NOT NULL DEFAULT 0,
    lasting INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE event (
    id INTEGER PRIMARY KEY,
    seq INTEGER NOT NULL,
    before INTEGER,
    body TEXT NOT NULL
  ) STRICT;
  CREATE TABLE heartbeat (id INTEGER PRIMARY KEY CHECK (id = 1), beats INTEGER NOT NULL) STRICT;
  INSERT INTO heartbeat VALUES (1, 0);
  CREATE TABLE calendar (id INTEGER PRIMARY KEY CHECK (id = 1), day INTEGER NOT NULL, seen INTEGER) STRICT;
  INSERT INTO calendar VALUES (1, 0, NULL);
  PRAGMA application_id = ${APPLICATION_ID};
  PRAGMA user_version = ${FILE_VERSION};
`;

/** From the first format to the second: what was written before it knew when counts as written now. */
const secondFormat = (now: number): string => `
  ALTER TABLE stream ADD COLUMN touched_at INTEGER NOT NULL DEFAULT ${now};
  PRAGMA user_version = 2;
`;

/** From the second to the third: a stream has no time at which to be woken. */
const THIRD_FORMAT = `
  DROP INDEX stream_wake;
  ALTER TABLE stream DROP COLUMN wake_at;
  PRAGMA user_version = 3;
`;

/**
 * From the third to the fourth: streams were dated by the wall clock, and are now by a calendar of the file's own. It begins with the last of those
 * dates, unless that is in the future.
 */
const fourthFormat = (now: number): string => `
  CREATE TABLE calendar (id INTEGER PRIMARY KEY CHECK (id = 1), day INTEGER NOT NULL, seen INTEGER) STRICT;
  INSERT INTO calendar SELECT 1, min(${now}, ifnull(max(touched_at), ${now})), ${now} FROM stream;
  UPDATE stream SET touched_at = min(touched_at, ${now});
  PRAGMA user_version = 4;
`;

/** From the fourth to the fifth: of what was written before, nobody knows whether it is worth keeping. */
const FIFTH_FORMAT = `
  ALTER TABLE stream ADD COLUMN lasting INTEGER NOT NULL DEFAULT 1;
  PRAGMA user_version = 5;
`;

/** What leads from a format to the next, by the number of the former. */
const steps = (now: number): readonly (string | undefined)[] => [
  undefined,
  secondFormat(now),
  THIRD_FORMAT,
  fourthFormat(now),
  FIFTH_FORMAT,
];

const numberOf = (db: DatabaseSync, pragma: string): number =>
  Number(Object.values(db.prepare(`PRAGMA ${pragma}`).get() ?? {})[0]);

/** Opens the file, makes it if it is new, and refuses one that is not ours or that we cannot read. */
export function openFile(path: string): DatabaseSync {
  const isNew = !existsSync(path) || statSync(path).size === 0;
  try {
    keepPrivate(path);
    const db = new DatabaseSync(path, { timeout: 5000 });
    if (!isNew) refuseForeign(db, path);
    db.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 2000; PRAGMA secure_delete = ON;',
    );
    if (isNew) db.exec(`BEGIN IMMEDIATE; ${SCHEMA} COMMIT;`);
    else {
      refuseShort(db, path);
      db.exec(`BEGIN IMMEDIATE; ${steps(MACHINE.wall()).slice(numberOf(db, 'user_version')).join('')} COMMIT;`);
    }
    return db;
  } catch (error) {
    if (error instanceof StoreError) throw error;
    throw new StoreError(`${path} cannot be used: ${reasonOf(error)}`);
  }
}

/** Opens the file to read in it, beside whoever writes to it, or says why not. */
export function lookInto(path: string): DatabaseSync {
  if (!existsSync(path)) throw new StoreError(`there is no ${path}. DATA_DIR says in which folder the data are.`);
  try {
    const db = new DatabaseSync(path, { readOnly: true, timeout: 5000 });
    refuseForeign(db, path);
    return db;
  } catch (error) {
    if (error instanceof StoreError) throw error;
    throw new StoreError(`${path} cannot be used: ${reasonOf(error)}`);
  }
}

/** Refuses a file that only the server brings up to date. */
export function mustBeCurrent(db: DatabaseSync, path: string): void {
  if (numberOf(db, 'user_version') === FILE_VERSION) return;
  throw new StoreError(`${path} was made by an older version of Réseau. Start the server on it once, then try again.`);
}

function refuseForeign(db: DatabaseSync, path: string): void {
  if (numberOf(db, 'application_id') !== APPLICATION_ID) {
    throw new StoreError(`${path} was not made by Réseau. Move it away, or set DATA_DIR to another folder.`);
  }
  const version = numberOf(db, 'user_version');
  if (version > FILE_VERSION) {
    throw new StoreError(
      `${path} was made by a newer version of Réseau (its format is ${version}; this version knows formats up to ${FILE_VERSION}). Update Réseau.`,
    );
  }
  // Touches the root page of every table, so that a file cut short is found now and not in the middle of a game.
  db.prepare('SELECT (SELECT max(id) FROM stream), (SELECT max(id) FROM event), (SELECT beats FROM heartbeat)').get();
}

/** SQLite takes what is missing of the last page for zeros. What a crash has left in the log beside the file is brought home first. */
function refuseShort(db: DatabaseSync, path: string): void {
  const { log, checkpointed } = db.prepare('PRAGMA wal_checkpoint(PASSIVE)').get() ?? {};
  if (log !== checkpointed) return;
  if (statSync(path).size < numberOf(db, 'page_count') * numberOf(db, 'page_size'))
    throw new Error('malformed: cut short');
}

/** In words, with what can be done about it. */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  if (/not a database|malformed|no such table/.test(text)) {
    return 'it is damaged or not a Réseau file. Restore it from a backup, or set DATA_DIR to another folder.';
  }
  return text;
}
