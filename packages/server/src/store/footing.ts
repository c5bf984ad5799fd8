import { type Stats, statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StoreError } from '@reseau/rooms/store';

/** In bytes: what SQLite writes for a few letters. */
const LEAST = 65_536;

/** What the store stands on, and SQLite does not look at: the very file that was opened, and room on its disk. */
export class Footing {
  readonly #path: string;
  readonly #opened: Stats;
  /** In bytes: what there was no room for. */
  #lacked = 0;

  constructor(path: string) {
    this.#path = path;
    this.#opened = statSync(path);
  }

  /** Throws if the file was moved away or deleted: what is written to it then is nowhere after a restart. */
  mustBeThere(): void {
    const now = statSync(this.#path, { throwIfNoEntry: false });
    if (now?.ino !== this.#opened.ino || now.dev !== this.#opened.dev)
      throw new StoreError('the data file is not where it was opened');
  }

  /** Throws while there is no room for what could not be written: a few letters might still fit, and prove nothing. */
  mustHaveRoom(): void {
    if (this.#lacked === 0) return;
    const { bavail, bsize } = statfsSync(dirname(this.#path));
    if (bavail * bsize < this.#lacked) throw new StoreError('there is too little room on the disk');
  }

  /** So many letters could not be written. */
  failed(letters: number): void {
    this.#lacked = Math.max(this.#lacked, LEAST + 2 * letters);
  }

  /** What was to be written is. */
  wrote(): void {
    this.#lacked = 0;
  }
}
