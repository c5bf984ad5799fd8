import { type ByMember, isRaw, sha256 } from '@reseau/core';
import type { Attempt } from '@reseau/protocol';
import { forget, keep, kept, keysUnder } from '../device/storage.ts';

/** What is fixed before anybody's part of the deal is known. */
export interface Terms {
  /** The server's seal. */
  readonly commitment: string;
  readonly game: string;
  /** A hash: the options of a box of cards are long. */
  readonly options: string;
  readonly seating: readonly string[];
}

/** What this device saw and did while one deal was sealed, in its own keeping: the server cannot change it. */
export interface Keepsake extends Attempt {
  readonly at: number;
  /** The server's seal as the lobby showed it first. */
  readonly lobby?: string;
  /** As they stood when this device bound itself, and its salt. */
  readonly terms?: Terms;
  readonly salt?: string;
  /** As they were shown before this device opened its salt. */
  readonly hashes?: ByMember;
}

const UNDER = 'deal:';
/** Nobody comes back to a match after this. */
const OLD = 30 * 24 * 60 * 60 * 1000;

/** The keepsakes of one seat. */
export class Keepsakes {
  readonly #seat: string;
  /** For browsers that keep nothing, as in a private window. */
  #mine: Keepsake | undefined;

  /** Codes of tables are given out again; a token never is. */
  constructor(code: string, token: string) {
    this.#seat = `${UNDER}${code} ${sha256(token).slice(0, 16)} `;
  }

  of(match: number): Keepsake | undefined {
    const mine = this.#mine?.match === match ? this.#mine : undefined;
    if (mine?.hashes !== undefined) return mine;
    const stored = read(kept(`${this.#seat}${match}`));
    // Of two tabs that play one seat, the one counts whose hash was shown.
    return mine === undefined || stored?.hashes !== undefined ? stored : mine;
  }

  keep(sake: Omit<Keepsake, 'at'>): void {
    const now = Date.now();
    this.#mine = { ...sake, at: now };
    keep(`${this.#seat}${sake.match}`, JSON.stringify(this.#mine));
    for (const key of keysUnder(UNDER)) {
      const { at = 0, match = 0 } = read(kept(UNDER + key)) ?? {};
      // The one before is still looked at by whoever reads its result.
      const isPast = (UNDER + key).startsWith(this.#seat) && match < sake.match - 1;
      if (isPast || at < now - OLD) forget(UNDER + key);
    }
  }
}

/** Only this page writes it, but an older version of it may have. */
function read(stored: string | undefined): Keepsake | undefined {
  if (stored === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(stored);
    const isOne = isRaw(value) && ['at', 'match', 'attempt'].every((key) => typeof value[key] === 'number');
    return isOne ? (value as unknown as Keepsake) : undefined;
  } catch {
    return undefined;
  }
}
