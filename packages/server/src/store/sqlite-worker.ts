// The thread that owns the file. It takes everything that has arrived, commits it as one transaction, then answers.
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { openFile } from './sqlite-file.ts';
import { takeLock } from './sqlite-lock.ts';
import type { Answer, Request } from './sqlite-store.ts';
import { type Append, StoreError } from './store.ts';

interface Statements {
  readonly create: StatementSync;
  readonly advance: StatementSync;
  readonly insert: StatementSync;
  readonly read: StatementSync;
  readonly due: StatementSync;
  readonly beat: StatementSync;
}

const prepare = (db: DatabaseSync): Statements => ({
  create: db.prepare('INSERT OR IGNORE INTO stream (name, seq, wake_at) VALUES (?, ?, ?) RETURNING id'),
  advance: db.prepare('UPDATE stream SET seq = ?, wake_at = ? WHERE name = ? AND seq = ? RETURNING id'),
  insert: db.prepare('INSERT INTO event (stream, seq, body) VALUES (?, ?, ?)'),
  read: db.prepare(
    'SELECT body FROM event WHERE stream = (SELECT id FROM stream WHERE name = ?) AND seq > ? ORDER BY seq',
  ),
  due: db.prepare('SELECT name FROM stream WHERE wake_at <= ? ORDER BY wake_at LIMIT ?'),
  beat: db.prepare('UPDATE heartbeat SET beats = beats + 1 WHERE id = 1 RETURNING beats'),
});

function append(sql: Statements, { stream, expected, events, wakeAt }: Append): boolean {
  const seq = expected + events.length;
  const wake = wakeAt === undefined ? null : Math.ceil(wakeAt);
  const row = expected === 0 ? sql.create.get(stream, seq, wake) : sql.advance.get(seq, wake, stream, expected);
  if (row === undefined) return false;
  const id = Number(row['id']);
  for (const [index, body] of events.entries()) sql.insert.run(id, expected + 1 + index, body);
  return true;
}

type Write = Extract<Request, { readonly ask: 'append' | 'check' | 'close' }>;
type Read = Exclude<Request, Write>;

const isRead = (request: Request): request is Read => request.ask === 'read' || request.ask === 'due';

const failed = ({ id }: Request, error: unknown): Answer => ({
  id,
  ok: false,
  error: error instanceof Error ? error.message : String(error),
});

/** Each read stands alone: a damaged stream must not fail the others' writes. */
function read(sql: Statements, request: Read): Answer {
  const { id } = request;
  try {
    const rows =
      request.ask === 'read' ? sql.read.all(request.stream, request.after) : sql.due.all(request.now, request.limit);
    return { id, ok: true, value: rows.map((row) => String(row['body'] ?? row['name'])) };
  } catch (error) {
    return failed(request, error);
  }
}

function write(sql: Statements, request: Write): Answer {
  const { id } = request;
  if (request.ask === 'append') return { id, ok: true, value: append(sql, request.append) };
  return { id, ok: true, value: request.ask === 'check' ? sql.beat.get()?.['beats'] : undefined };
}

/** All writes of one batch stand or fall together, and are answered only after the commit. */
function commit(db: DatabaseSync, sql: Statements, writes: readonly Write[]): readonly Answer[] {
  if (writes.length === 0) return [];
  try {
    db.exec('BEGIN IMMEDIATE');
    const answers = writes.map((request) => write(sql, request));
    db.exec('COMMIT');
    return answers;
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    return writes.map((request) => failed(request, error));
  }
}

function arrived(port: MessagePort, first: Request): readonly Request[] {
  const requests = [first];
  for (let more = receiveMessageOnPort(port); more !== undefined; more = receiveMessageOnPort(port)) {
    requests.push(more.message as Request);
  }
  return requests;
}

function serve(port: MessagePort, path: string): void {
  const lock = takeLock(`${path}.lock`);
  const db = openFile(path);
  const sql = prepare(db);
  port.postMessage({ opened: true });
  port.on('message', (first: Request) => {
    const requests = arrived(port, first);
    const reads = requests.filter(isRead).map((request) => read(sql, request));
    const writes = commit(
      db,
      sql,
      requests.filter((request) => !isRead(request)),
    );
    port.postMessage([...reads, ...writes]);
    if (requests.some(({ ask }) => ask === 'close')) {
      db.close();
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
  parentPort.postMessage({ opened: false, problem: error.message });
  parentPort.close();
}
