import type { DatabaseSync, SQLOutputValue, StatementSync } from 'node:sqlite';
import { MACHINE } from '@reseau/rooms/clock';
import { type Append, Damaged, laterBy } from '@reseau/rooms/store';
import type { Audited } from './audit.ts';

/** All that is done with the streams of a file. */
export interface Statements {
  readonly create: StatementSync;
  readonly find: StatementSync;
  readonly insert: StatementSync;
  readonly advance: StatementSync;
  readonly event: StatementSync;
  readonly streams: StatementSync;
  readonly calendar: StatementSync;
  readonly pass: StatementSync;
  readonly census: StatementSync;
  readonly untouched: StatementSync;
  readonly fleeting: StatementSync;
  readonly clear: StatementSync;
  readonly remove: StatementSync;
  readonly beat: StatementSync;
}

/** Whether nobody has written to a stream for so long. */
const OLD = '(SELECT day FROM calendar) - touched_at >= ?';

export const prepare = (db: DatabaseSync): Statements => ({
  create: db.prepare('INSERT OR IGNORE INTO stream (name, seq, lasting) VALUES (?, 0, 0) RETURNING id, seq, last'),
  find: db.prepare('SELECT id, seq, last, touched_at FROM stream WHERE name = ?'),
  insert: db.prepare('INSERT INTO event (seq, before, body) VALUES (?, ?, ?)'),
  advance: db.prepare(`
    UPDATE stream SET seq = ?, last = ?, lasting = max(lasting, ?), touched_at = (SELECT day FROM calendar) WHERE id = ?`),
  event: db.prepare('SELECT seq, before, body FROM event WHERE id = ?'),
  streams: db.prepare('SELECT id, name FROM stream WHERE id > ? ORDER BY id LIMIT ?'),
  calendar: db.prepare('SELECT day, seen FROM calendar'),
  pass: db.prepare('UPDATE calendar SET day = ?, seen = ?'),
  census: db.prepare(`SELECT count(*) AS streams, count(*) FILTER (WHERE ${OLD}) AS untouched FROM stream`),
  untouched: db.prepare(`SELECT name FROM stream WHERE ${OLD} LIMIT ?`),
  fleeting: db.prepare('SELECT name FROM stream WHERE lasting = 0 LIMIT ?'),
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

export function append(sql: Statements, { stream, expected, events, lasting = false }: Append): boolean {
  const row = (expected === 0 ? sql.create : sql.find).get(stream) as Row;
  if (row === undefined || row.seq !== expected) return false;
  let { last } = row;
  for (const [index, body] of events.entries()) {
    last = sql.insert.run(expected + 1 + index, last, body).lastInsertRowid;
  }
  sql.advance.run(expected + events.length, last, Number(lasting), row.id);
  return true;
}

const calendarOf = (sql: Statements) => sql.calendar.get() as { readonly day: number; readonly seen: number | null };

export function pass(sql: Statements, now: number, most: number): number {
  const { day, seen } = calendarOf(sql);
  const later = laterBy({ day, seen: seen ?? undefined }, now, most);
  sql.pass.run(later.day, now);
  return now - (seen ?? now);
}

export function remove(sql: Statements, stream: string, ms: number): boolean {
  const row = sql.find.get(stream) as Row;
  if (row === undefined || calendarOf(sql).day - Number(row.touched_at) < ms) return false;
  sql.clear.run(row.id);
  sql.remove.run(row.id);
  return true;
}

/** Puts these events in the place of all that a stream holds, if it still holds as many as that; none at all removes it. Somebody cares for it: it stays. */
export function replace(sql: Statements, { stream, expected, events }: Append): boolean {
  if (lengthOf(sql, stream) !== expected) return false;
  remove(sql, stream, 0);
  return events.length === 0 || append(sql, { stream, expected: 0, events, lasting: true });
}

/** Where reading goes on: at this event, which has this number in its stream. */
export interface Place {
  readonly id: number;
  readonly seq: number;
}

/** A part of a stream, the last event first. */
export interface Page {
  readonly bodies: readonly string[];
  readonly next: Place | undefined;
}

function endOf(sql: Statements, stream: string): Place {
  const { last, seq } = (sql.find.get(stream) as Row) ?? { last: 0, seq: 0 };
  return { id: Number(last), seq: Number(seq) };
}

/** Reads a stream from its end, or from where it was left, back to the event after this one; stops at about so many letters. */
export function pageOf(
  sql: Statements,
  {
    stream,
    after,
    from = endOf(sql, stream),
  }: { readonly stream: string; readonly after: number; readonly from?: Place },
  most: number,
): Page {
  const bodies: string[] = [];
  let letters = 0;
  let { id, seq } = from;
  for (; seq > after && letters < most; seq -= 1) {
    const event = sql.event.get(id);
    // A damaged chain that leads back into itself, or into another stream, has another number there.
    if (event?.['seq'] !== seq) throw new Damaged('a stream is damaged: events are missing');
    const body = String(event['body']);
    bodies.push(body);
    letters += body.length;
    id = Number(event['before']);
  }
  return { bodies, next: seq > after ? { id, seq } : undefined };
}

/** All events of a stream after this one, or throws if one of them is missing. */
export const eventsOf = (sql: Statements, stream: string, after: number): readonly string[] =>
  pageOf(sql, { stream, after }, Number.POSITIVE_INFINITY).bodies.toReversed();

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

export function audit(sql: Statements, after: number): Audited {
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

/** How many events a stream holds. */
export const lengthOf = (sql: Statements, stream: string): number => Number((sql.find.get(stream) as Row)?.seq ?? 0);
