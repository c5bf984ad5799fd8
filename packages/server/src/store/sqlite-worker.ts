// The thread that owns the file. It takes everything that has arrived, commits it as one transaction, then answers.
import { dirname } from 'node:path';
import type { DatabaseSync, SQLOutputValue, StatementSync } from 'node:sqlite';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { MACHINE } from '@reseau/rooms/clock';
import { type Append, type Census, Damaged, laterBy, StoreError } from '@reseau/rooms/store';
import type { Audited } from './audit.ts';
import { BatchCollector } from './batch-collector.ts';
import { makeFolder } from './folder.ts';
import { Footing } from './footing.ts';
import { openFile } from './sqlite-file.ts';
import { takeLock } from './sqlite-lock.ts';
import type { Answer, Opening, Request } from './sqlite-store.ts';
import { type Lengths, Witness } from './witness.ts';

interface Statements {
  readonly create: StatementSync;
  readonly find: StatementSync;
  readonly insert: StatementSync;
  readonly advance: StatementSync;
  readonly read: StatementSync;
  readonly streams: StatementSync;
  readonly calendar: StatementSync;
  readonly pass: StatementSync;
  readonly census: StatementSync;
  readonly untouched: StatementSync;
  readonly clear: StatementSync;
  readonly remove: StatementSync;
  readonly beat: StatementSync;
}

/** Whether nobody has written to a stream for so long. */
const OLD = '(SELECT day FROM calendar) - touched_at >= ?';

const prepare = (db: DatabaseSync): Statements => ({
  create: db.prepare('INSERT OR IGNORE INTO stream (name, seq) VALUES (?, 0) RETURNING id, seq, last'),
  find: db.prepare('SELECT id, seq, last, touched_at FROM stream WHERE name = ?'),
  insert: db.prepare('INSERT INTO event (seq, before, body) VALUES (?, ?, ?)'),
  advance: db.prepare('UPDATE stream SET seq = ?, last = ?, touched_at = (SELECT day FROM calendar) WHERE id = ?'),
  // A damaged chain that leads back into itself must not be followed for ever: each link stands before the one that names it.
  read: db.prepare(`
    WITH RECURSIVE chain (seq, before, body) AS (
      SELECT event.seq, event.before, event.body FROM stream JOIN event ON event.id = stream.last WHERE stream.name = ?1
      UNION ALL
      SELECT event.seq, event.before, event.body FROM chain JOIN event ON event.id = chain.before
      WHERE chain.seq > ?2 + 1 AND event.seq = chain.seq - 1
    )
    SELECT body FROM chain WHERE seq > ?2 ORDER BY seq`),
  streams: db.prepare('SELECT id, name FROM stream WHERE id > ? ORDER BY id LIMIT ?'),
  calendar: db.prepare('SELECT day, seen FROM calendar'),
  pass: db.prepare('UPDATE calendar SET day = ?, seen = ?'),
  census: db.prepare(`SELECT count(*) AS streams, count(*) FILTER (WHERE ${OLD}) AS untouched FROM stream`),
  untouched: db.prepare(`SELECT name FROM stream WHERE ${OLD} LIMIT ?`),
  clear: db.prepare(`
    WITH RECURSIVE chain (id, before) AS (
      SELECT event.id, event.before FROM stream JOIN event ON event.id = stream.last WHERE stream.id = ?
      UNION ALL
      SELECT event.id, event.before FROM chain JOIN event ON event.id = chain.before WHERE event.id < chain.id
    )
    DELETE FROM event WHERE id IN (SELECT id FROM chain)`),
  remove: db.prepare('DELETE FROM stream WHERE id = ?'),
  beat: db.prepare('UPDATE heartbeat SET beats = beats + 1 WHERE id = 1 RETURNING beats'),
});

type Row = Record<'id' | 'seq' | 'last' | 'touched_at', SQLOutputValue> | undefined;

function append(sql: Statements, { stream, expected, events }: Append): boolean {
  const row = (expected === 0 ? sql.create : sql.find).get(stream) as Row;
  if (row === undefined || row.seq !== expected) return false;
  let { last } = row;
  for (const [index, body] of events.entries()) {
    last = sql.insert.run(expected + 1 + index, last, body).lastInsertRowid;
  }
  sql.advance.run(expected + events.length, last, row.id);
  return true;
}

const calendarOf = (sql: Statements) => sql.calendar.get() as { readonly day: number; readonly seen: number | null };

function pass(sql: Statements, now: number, most: number): number {
  const { day, seen } = calendarOf(sql);
  const later = laterBy({ day, seen: seen ?? undefined }, now, most);
  sql.pass.run(later.day, now);
  return now - (seen ?? now);
}

function remove(sql: Statements, stream: string, ms: number): boolean {
  const row = sql.find.get(stream) as Row;
  if (row === undefined || calendarOf(sql).day - Number(row.touched_at) < ms) return false;
  sql.clear.run(row.id);
  sql.remove.run(row.id);
  return true;
}

type Write = Extract<Request, { readonly ask: 'append' | 'pass' | 'remove' | 'check' | 'close' }>;
type Read = Exclude<Request, Write>;

const READS: readonly Request['ask'][] = ['read', 'census', 'untouched', 'audit'] satisfies readonly Read['ask'][];
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

/** All events of a stream after this one, or throws if one of them is missing. */
function eventsOf(sql: Statements, stream: string, after: number): readonly string[] {
  const rows = sql.read.all(stream, after);
  const { seq = 0 } = (sql.find.get(stream) as Row) ?? {};
  if (rows.length !== Math.max(0, Number(seq) - after)) throw new Damaged('a stream is damaged: events are missing');
  return rows.map(({ body }) => String(body));
}

/** What a disk leaves where it has lost a block. */
const EMPTY = '\u0000';

function isWhole(sql: Statements, stream: string): boolean {
  try {
    return !eventsOf(sql, stream, 0).some((body) => body.includes(EMPTY));
  } catch {
    return false;
  }
}

/** At most so many at once, and no longer than that, in milliseconds: whoever plays waits for it. */
const AUDIT_MOST = 100;
const AUDIT_WITHIN = 20;

function audit(sql: Statements, after: number): Audited {
  const limit = MACHINE.steady() + AUDIT_WITHIN;
  const damaged: string[] = [];
  let next: number | undefined;
  for (const { id, name } of sql.streams.all(after, AUDIT_MOST)) {
    if (!isWhole(sql, String(name))) damaged.push(String(name));
    next = Number(id);
    if (MACHINE.steady() >= limit) break;
  }
  return { damaged, next };
}

function found(sql: Statements, request: Read): readonly string[] | Census | Audited {
  switch (request.ask) {
    case 'read':
      return eventsOf(sql, request.stream, request.after);
    case 'audit':
      return audit(sql, request.after);
    case 'census': {
      const { streams, untouched } = sql.census.get(request.ms) ?? {};
      return { streams: Number(streams), untouched: Number(untouched) };
    }
    case 'untouched':
      return sql.untouched.all(request.ms, request.limit).map(({ name }) => String(name));
  }
}

function write(sql: Statements, request: Write): Answer {
  const { id } = request;
  switch (request.ask) {
    case 'append':
      return { id, ok: true, value: append(sql, request.append) };
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
  writes.reduce((sum, one) => sum + (one.ask === 'append' ? one.append.events.join('').length : 0), 0);

/** Of the streams that were written to or removed. */
function lengthsAfter(writes: readonly Write[], answers: readonly Answer[]): Lengths {
  const lengths = new Map<string, number>();
  for (const [index, request] of writes.entries()) {
    const answer = answers[index];
    if (answer?.ok !== true || answer.value !== true) continue;
    if (request.ask === 'append')
      lengths.set(request.append.stream, request.append.expected + request.append.events.length);
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

function serve(port: MessagePort, path: string): void {
  makeFolder(dirname(path));
  const lock = takeLock(`${path}.lock`);
  const db = openFile(path);
  const sql = prepare(db);
  const lengthOf = (stream: string): number => Number((sql.find.get(stream) as Row)?.seq ?? 0);
  const [witness, cutShort] = Witness.compared(`${path}.lengths`, lengthOf);
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
