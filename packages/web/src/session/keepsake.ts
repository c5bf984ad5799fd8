import { type ByMember, isRaw, sha256 } from '@reseau/core';
import { type Attempt, isBefore } from '@reseau/protocol';
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
/** Longer than a table is kept to which nobody comes: as long as it is there, no deal of it may be forgotten. */
export const OLD = 100 * 24 * 60 * 60 * 1000;

/** What tells one seat from all others: codes of tables are given out again, a token never is. */
export const seatKey = (code: string, token: string): string => `${code} ${sha256(token).slice(0, 16)} `;

/** The keepsakes of one seat. */
export class Keepsakes {
  readonly #seat: string;
  /** For browsers that keep nothing, as in a private window. */
  #mine: Keepsake | undefined;

  constructor(code: string, token: string) {
    this.#seat = UNDER + seatKey(code, token);
  }

  /** Of the last attempt at this match. */
  of(match: number): Keepsake | undefined {
    return last(this.#all().filter((sake) => sake.match === match));
  }

  /** Of this attempt. */
  at({ match, attempt }: Attempt): Keepsake | undefined {
    return this.#all().find((sake) => sake.match === match && sake.attempt === attempt);
  }

  /** The last deal of which this seat knows. */
  get last(): Keepsake | undefined {
    return last(this.#all());
  }

  /** What any seat of this device was shown beside this seal of the server: by then all salts may be known. */
  static opened(commitment: string): Keepsake | undefined {
    return keysUnder(UNDER)
      .map((key) => read(kept(UNDER + key)))
      .find((sake) => sake?.hashes !== undefined && sake.terms?.commitment === commitment);
  }

  keep(sake: Omit<Keepsake, 'at'>): void {
    const now = Date.now();
    this.#mine = { ...sake, at: now };
    keep(`${this.#seat}${sake.match}.${sake.attempt}`, JSON.stringify(this.#mine));
    for (const key of keysUnder(UNDER)) {
      const { at = 0, match = 0, attempt = 0 } = read(kept(UNDER + key)) ?? {};
      // The match before is still looked at by whoever reads its result.
      const isPast = match < sake.match - 1 || (match === sake.match && attempt < sake.attempt - 1);
      if (((UNDER + key).startsWith(this.#seat) && isPast) || at < now - OLD) forget(UNDER + key);
    }
  }

  #all(): readonly Keepsake[] {
    const stored = keysUnder(this.#seat).flatMap((key) => read(kept(this.#seat + key)) ?? []);
    const mine = this.#mine;
    if (mine === undefined) return stored;
    const same = stored.find(({ match, attempt }) => match === mine.match && attempt === mine.attempt);
    // Of two tabs that play one seat, the one counts whose hash was shown.
    if (same?.hashes !== undefined && mine.hashes === undefined) return stored;
    return [...stored.filter((sake) => sake !== same), mine];
  }
}

const last = (all: readonly Keepsake[]): Keepsake | undefined =>
  all.reduce<Keepsake | undefined>(
    (one, other) => (one === undefined || isBefore(one, other) ? other : one),
    undefined,
  );

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
