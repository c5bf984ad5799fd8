// The thread that owns the file. It takes everything that has arrived, commits it as one transaction, then answers.
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { MACHINE } from '@reseau/rooms/clock';
import { type Census, Damaged, StoreError } from '@reseau/rooms/store';
import type { Audited } from './audit.ts';
import { BatchCollector } from './batch-collector.ts';
import { makeFolder } from './folder.ts';
import { Footing } from './footing.ts';
import { openFile } from './sqlite-file.ts';
import { takeLock } from './sqlite-lock.ts';
import type { Answer, Opening, Request } from './sqlite-store.ts';
import {
  append,
  audit,
  lengthOf,
  type Page,
  pageOf,
  pass,
  prepare,
  remove,
  replace,
  type Statements,
} from './streams.ts';
import { type Lengths, Witness } from './witness.ts';

type Write = Extract<Request, { readonly ask: 'append' | 'replace' | 'pass' | 'remove' | 'check' | 'close' }>;
type Read = Exclude<Request, Write>;

/** In letters: how much of a long stream is read before whatever else is asked for has its turn. */
const AT_ONCE = 250_000;

const READS: readonly Request['ask'][] = [
  'read',
  'census',
  'untouched',
  'fleeting',
  'audit',
] satisfies readonly Read['ask'][];
const isRead = (request: Request): request is Read => READS.includes(request.ask);

const failed = ({ id }: Request, error: unknown): Answer => ({
  id,
  ok: false,
  error: error instanceof Error ? error.message : String(error),
  ...(error instanceof Damaged ? { damaged: true } : {}),
});

/** Each read stands alone: a damaged stream must not fail the others' writes. */
function read(sql: Statements, request: Read): Answer {
  const { id } = request;
  try {
    return { id, ok: true, value: found(sql, request) };
  } catch (error) {
    return failed(request, error);
  }
}

function found(sql: Statements, request: Read): readonly string[] | Page | Census | Audited {
  switch (request.ask) {
    case 'read':
      return pageOf(sql, request, AT_ONCE);
    case 'audit':
      return audit(sql, request.after);
    case 'census': {
      const { streams, untouched } = sql.census.get(request.ms) ?? {};
      return { streams: Number(streams), untouched: Number(untouched) };
    }
    case 'untouched':
      return sql.untouched.all(request.ms, request.limit).map(({ name }) => String(name));
    case 'fleeting':
      return sql.fleeting.all(request.limit).map(({ name }) => String(name));
  }
}

function write(sql: Statements, request: Write): Answer {
  const { id } = request;
  switch (request.ask) {
    case 'append':
      return { id, ok: true, value: append(sql, request.append) };
    case 'replace':
      return { id, ok: true, value: replace(sql, request.by) };
    case 'pass':
      return { id, ok: true, value: pass(sql, request.now, request.most) };
    case 'remove':
      return { id, ok: true, value: remove(sql, request.stream, request.ms) };
    case 'check':
      return { id, ok: true, value: sql.beat.get()?.['beats'] };
    case 'close':
      return { id, ok: true, value: undefined };
  }
}

/** In letters. */
const weightOf = (writes: readonly Write[]): number =>
  writes.reduce((sum, one) => sum + textsIn(one).join('').length, 0);

function textsIn(one: Write): readonly string[] {
  if (one.ask === 'append') return one.append.events;
  return one.ask === 'replace' ? one.by.events : [];
}

/** Of the streams that were written to or removed. */
function lengthsAfter(writes: readonly Write[], answers: readonly Answer[]): Lengths {
  const lengths = new Map<string, number>();
  for (const [index, request] of writes.entries()) {
    const answer = answers[index];
    if (answer?.ok !== true || answer.value !== true) continue;
    if (request.ask === 'append')
      lengths.set(request.append.stream, request.append.expected + request.append.events.length);
    if (request.ask === 'replace') lengths.set(request.by.stream, request.by.events.length);
    if (request.ask === 'remove') lengths.set(request.stream, 0);
  }
  return lengths;
}

interface File {
  readonly db: DatabaseSync;
  readonly sql: Statements;
  readonly footing: Footing;
  readonly witness: Witness;
}

/** All writes of one batch stand or fall together, and are answered only after the commit. */
function commit({ db, sql, footing, witness }: File, writes: readonly Write[]): readonly Answer[] {
  if (writes.length === 0) return [];
  try {
    footing.mustBeThere();
    if (writes.some(({ ask }) => ask === 'check')) footing.mustHaveRoom();
    db.exec('BEGIN IMMEDIATE');
    const answers = writes.map((request) => write(sql, request));
    db.exec('COMMIT');
    if (writes.some(({ ask }) => ask === 'append')) footing.wrote();
    witness.note(lengthsAfter(writes, answers));
    return answers;
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    footing.failed(weightOf(writes));
    return writes.map((one) => (one.ask === 'close' ? { id: one.id, ok: true, value: undefined } : failed(one, error)));
  }
}

/**
 * What was replaced is to be found nowhere: the file is wiped where it was, and the log beside it is emptied. Not while somebody reads there (a
 * backup): whoever plays would wait for that one.
 */
function emptyLog(db: DatabaseSync): void {
  db.exec('PRAGMA busy_timeout = 0; PRAGMA wal_checkpoint(TRUNCATE); PRAGMA busy_timeout = 5000;');
}

function serve(port: MessagePort, path: string): void {
  makeFolder(dirname(path));
  const lock = takeLock(`${path}.lock`);
  const db = openFile(path);
  const sql = prepare(db);
  const [witness, cutShort] = Witness.compared(`${path}.lengths`, (stream) => lengthOf(sql, stream));
  const file = { db, sql, footing: new Footing(path), witness };
  const collector = new BatchCollector<Request>(port);
  port.postMessage({ opened: true, cutShort } satisfies Opening);
  port.on('message', (first: readonly Request[]) => {
    const requests = collector.gather(first);
    const writes = requests.filter((request) => !isRead(request));
    const reads = requests.filter(isRead).map((request) => read(sql, request));
    const began = MACHINE.steady();
    const written = commit(file, writes);
    collector.committed(MACHINE.steady() - began);
    if (writes.some(({ ask }) => ask === 'replace')) emptyLog(db);
    port.postMessage([...reads, ...written]);
    if (requests.some(({ ask }) => ask === 'close')) {
      db.close();
      witness.close();
      lock.close();
      port.close();
    }
  });
}

if (parentPort === null) throw new Error('sqlite-worker: not started as a thread');
try {
  serve(parentPort, String(workerData));
} catch (error) {
  if (!(error instanceof StoreError)) throw error;
  parentPort.postMessage({ opened: false, problem: error.message } satisfies Opening);
  parentPort.close();
}
