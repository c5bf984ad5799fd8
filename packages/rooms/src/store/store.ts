export { type Calendar, laterBy } from './calendar.ts';

/** One write to a stream. What the events say is no business of the store: each is a text. */
export interface Append {
  readonly stream: string;
  /** How many events the writer knows of: the fence between writers. */
  readonly expected: number;
  readonly events: readonly string[];
  /** From now on the stream is worth keeping. */
  readonly lasting?: boolean;
}

export interface Census {
  readonly streams: number;
  readonly untouched: number;
}

/**
 * Append-only, until all of it is removed: a stream holds events numbered from 1. How old a stream is goes by the store's own calendar, which
 * is kept with it: no clock that is set wrong for a moment makes streams old.
 */
export interface Store {
  /** Durable once it resolves. False: the stream has moved on since `expected`, and nothing was written. */
  append(append: Append): Promise<boolean>;
  /** The events after the given number, in order; none for a stream that does not exist. */
  read(stream: string, after?: number): Promise<readonly string[]>;
  /**
   * Says what time it is: by as much as has passed since it was said last, all streams are older, but by no more than `most`. Resolves to how
   * much that was by the clock, be it back.
   */
  pass(now: number, most: number): Promise<number>;
  /** How many streams there are, and how many of them nobody has written to for so long. */
  census(ms: number): Promise<Census>;
  /** Streams that nobody has written to for so long, in any order. */
  untouched(ms: number, limit: number): Promise<readonly string[]>;
  /** Streams of which no write has said that they are worth keeping, in any order. */
  fleeting(limit: number): Promise<readonly string[]>;
  /** Removes a stream with all its events, in one piece. False: somebody has written to it meanwhile, or it is not there. */
  remove(stream: string, untouchedFor: number): Promise<boolean>;
  /** Writes and reads something for real, and throws when that fails. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** A stream that has lost events at its end: the store was cut short, or something older put in its place. */
export interface CutShort {
  readonly stream: string;
  /** How many events it had once, and has. */
  readonly had: number;
  readonly has: number;
}

/** The store cannot be opened, for a reason that whoever runs the server can do something about. */
export class StoreError extends Error {}

/** What is stored of a stream cannot be read: some of it is gone, or is not what was written. */
export class Damaged extends StoreError {}

/** A write has failed: a full disk, one that may only be read, a store that is no more. Another try may succeed. */
export class CannotStore extends StoreError {}
