import { closeSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import type { CutShort } from '@reseau/rooms/store';

/** In letters: with more, the file is written anew. */
const MOST = 65_536;
/** Of so many streams, those written to last, it knows how long they were. */
const MOST_STREAMS = 1000;

/** How many events streams hold, by their name; 0 for one that was removed. */
export type Lengths = ReadonlyMap<string, number>;

/**
 * Says, in a file beside the data, how long streams were after each commit. Nothing that is promised rests on it: it tells after a
 * start whether something is gone that was once committed, because the data were cut short or put back.
 */
export class Witness {
  readonly #path: string;
  readonly #known: Map<string, number>;
  #file: number;
  #letters = 0;

  private constructor(path: string, known: Lengths) {
    this.#path = path;
    this.#known = new Map(known);
    this.#file = this.#writtenAnew();
  }

  /**
   * Compares what was said last with how long streams are now, and goes on from there. What is missing is said again after the
   * next start, until the stream is written to.
   */
  static compared(path: string, lengthOf: (stream: string) => number): readonly [Witness, readonly CutShort[]] {
    const missing = [...read(path)].flatMap(([stream, said]) => {
      const has = lengthOf(stream);
      return has < said ? [{ stream, had: said, has }] : [];
    });
    const left = missing.filter(({ has }) => has > 0).map(({ stream, had }) => [stream, had] as const);
    return [new Witness(path, new Map(left)), missing];
  }

  /** Compares nothing: what is missing is for the next server to tell. */
  static continued(path: string): Witness {
    return new Witness(path, read(path));
  }

  /** Says it in one piece. What cannot be written is not said. */
  note(lengths: Lengths): void {
    if (lengths.size === 0) return;
    for (const [stream, length] of lengths) {
      this.#known.delete(stream);
      this.#known.set(stream, length);
    }
    for (const stream of this.#known.keys()) {
      if (this.#known.size <= MOST_STREAMS) break;
      this.#known.delete(stream);
    }
    if (this.#letters > MOST) this.#file = this.#writtenAnew();
    else this.#write(inLines(lengths));
  }

  close(): void {
    if (this.#file >= 0) closeSync(this.#file);
    this.#file = -1;
  }

  #writtenAnew(): number {
    this.close();
    this.#letters = 0;
    const fresh = `${this.#path}.new`;
    try {
      this.#file = openSync(fresh, 'w', 0o600);
      this.#write(inLines(this.#known));
      this.close();
      renameSync(fresh, this.#path);
      return openSync(this.#path, 'a', 0o600);
    } catch {
      return -1;
    }
  }

  #write(lines: string): void {
    try {
      if (this.#file >= 0) this.#letters += writeSync(this.#file, lines);
    } catch {
      // A full disk, perhaps. The next line begins on its own.
    }
  }
}

const inLines = (lengths: Lengths): string =>
  [...lengths].map(([stream, length]) => `\n${JSON.stringify([stream, length])}\n`).join('');

/** What was said of each stream last; a line that was torn counts for nothing, and a file that cannot be read says nothing. */
function read(path: string): Lengths {
  try {
    return new Map(readFileSync(path, 'utf8').split('\n').flatMap(asLength));
  } catch {
    return new Map();
  }
}

function asLength(line: string): readonly (readonly [string, number])[] {
  try {
    const [stream, length]: unknown[] = JSON.parse(line);
    return typeof stream === 'string' && typeof length === 'number' ? [[stream, length]] : [];
  } catch {
    return [];
  }
}
