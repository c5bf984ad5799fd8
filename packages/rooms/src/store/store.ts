/** One write to a stream. What the events say is no business of the store: each is a text. */
export interface Append {
  readonly stream: string;
  /** How many events the writer knows of: the fence between writers. */
  readonly expected: number;
  readonly events: readonly string[];
}

/** Append-only, until all of it is removed: a stream holds events numbered from 1. */
export interface Store {
  /** Durable once it resolves. False: the stream has moved on since `expected`, and nothing was written. */
  append(append: Append): Promise<boolean>;
  /** The events after the given number, in order; none for a stream that does not exist. */
  read(stream: string, after?: number): Promise<readonly string[]>;
  /** Streams that were last written to before this time, in any order. */
  untouched(since: number, limit: number): Promise<readonly string[]>;
  /** Removes a stream with all its events, in one piece. False: it was written to since, or is not there. */
  remove(stream: string, untouchedSince: number): Promise<boolean>;
  /** Writes and reads something for real, and throws when that fails. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** The store cannot be opened, for a reason that whoever runs the server can do something about. */
export class StoreError extends Error {}
