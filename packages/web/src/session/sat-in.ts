import { isRaw, sha256 } from '@reseau/core';
import { forget, keep, kept, keysUnder } from '../device/storage.ts';

/** A match in which a seat of this device has sat, and whose record the device does not have yet. */
export interface SatIn {
  readonly match: number;
  /** Counted from 0. */
  readonly seat: number;
  /** When this was noted. */
  readonly at: number;
}

const UNDER = 'sat:';
/** By then the table is gone, and the record with it. */
const OLD = 100 * 24 * 60 * 60 * 1000;

/** What one seat is still to be given when its matches are over: a phone may sleep through the end of one, and past it. */
export class SatInMatches {
  readonly #key: string;

  /** Codes of tables are given out again; a token never is. */
  constructor(code: string, token: string) {
    this.#key = `${UNDER}${code} ${sha256(token).slice(0, 16)}`;
  }

  get list(): readonly SatIn[] {
    return read(kept(this.#key));
  }

  note(match: number, seat: number): void {
    const { list } = this;
    if (list.some((one) => one.match === match && one.seat === seat)) return;
    this.#write([...list.filter((one) => one.match !== match), { match, seat, at: Date.now() }]);
    for (const key of keysUnder(UNDER)) {
      const at = read(kept(UNDER + key)).at(-1)?.at ?? 0;
      if (at < Date.now() - OLD) forget(UNDER + key);
    }
  }

  settle(match: number): void {
    this.#write(this.list.filter((one) => one.match !== match));
  }

  #write(list: readonly SatIn[]): void {
    if (list.length === 0) forget(this.#key);
    else keep(this.#key, JSON.stringify(list));
  }
}

/** Only this page writes it, but it may be damaged. */
function read(stored: string | undefined): readonly SatIn[] {
  if (stored === undefined) return [];
  try {
    const value: unknown = JSON.parse(stored);
    const isOne = (one: unknown): boolean =>
      isRaw(one) && ['match', 'seat', 'at'].every((key) => typeof one[key] === 'number');
    return Array.isArray(value) && value.every(isOne) ? value : [];
  } catch {
    return [];
  }
}
