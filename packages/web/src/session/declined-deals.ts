import { canonical, isRaw } from '@reseau/core';
import type { Attempt } from '@reseau/protocol';
import { forget, keep, kept, keysUnder } from '../device/storage.ts';
import { type Keepsake, OLD, seatKey } from './keepsake.ts';

/** A deal in which this device took no part, beside the one that speaks against it: both as they were shown. */
export interface DeclinedDeal extends Attempt, Pick<Keepsake, 'at' | 'terms' | 'hashes'> {
  readonly known: Keepsake;
}

const UNDER = 'declined:';
/** Each takes an attempt that comes to nothing, in sight of all. */
const MOST = 20;

/** What a device keeps of deals that were asked of one seat once more, on other terms or after later ones. */
export class DeclinedDeals {
  readonly #key: string;
  /** For browsers that keep nothing. */
  #mine: readonly DeclinedDeal[] = [];

  constructor(code: string, token: string) {
    this.#key = UNDER + seatKey(code, token);
  }

  get list(): readonly DeclinedDeal[] {
    const stored = read(kept(this.#key));
    return stored.length < this.#mine.length ? this.#mine : stored;
  }

  keep(deal: Omit<DeclinedDeal, 'at'>): void {
    const now = Date.now();
    const isNew = this.list.every(({ at: _, ...one }) => canonical(one) !== canonical(deal));
    if (!isNew) return;
    this.#mine = [...this.list, { ...deal, at: now }].slice(-MOST);
    keep(this.#key, JSON.stringify(this.#mine));
    for (const key of keysUnder(UNDER)) {
      const at = read(kept(UNDER + key)).at(-1)?.at ?? 0;
      if (at < now - OLD) forget(UNDER + key);
    }
  }
}

/** Only this page writes it. */
function read(stored: string | undefined): readonly DeclinedDeal[] {
  if (stored === undefined) return [];
  try {
    const value: unknown = JSON.parse(stored);
    return Array.isArray(value) && value.every((one) => isRaw(one) && isRaw(one['known'])) ? value : [];
  } catch {
    return [];
  }
}
