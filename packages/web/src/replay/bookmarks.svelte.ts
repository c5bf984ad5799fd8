import { forget, keep, kept, keysUnder } from '../device/storage.ts';

const UNDER = 'bookmarks:';
/** Of so many matches; the oldest are dropped. */
const MOST = 40;

interface Page {
  readonly kept: number;
  readonly at: readonly number[];
}

/** Moments of one match that somebody wants to come back to. They stay on this device. */
export class Bookmarks {
  readonly #key: string;
  #at = $state.raw<readonly number[]>([]);

  constructor(seal: string) {
    this.#key = UNDER + seal;
    this.#at = read(this.#key).at;
  }

  get at(): readonly number[] {
    return this.#at;
  }

  has(at: number): boolean {
    return this.#at.includes(at);
  }

  toggle(at: number): void {
    const before = read(this.#key).at;
    this.#at = before.includes(at) ? before.filter((one) => one !== at) : [...before, at].toSorted((a, b) => a - b);
    if (this.#at.length === 0) {
      forget(this.#key);
      return;
    }
    keep(this.#key, JSON.stringify({ kept: Date.now(), at: this.#at } satisfies Page));
    const pages = keysUnder(UNDER).map((key) => ({ key: UNDER + key, when: read(UNDER + key).kept }));
    for (const { key } of pages.toSorted((a, b) => b.when - a.when).slice(MOST)) forget(key);
  }
}

/** Only this page writes it, but an older version of it may have. */
function read(key: string): Page {
  try {
    const page = JSON.parse(kept(key) ?? '{}') as Readonly<Record<string, unknown>>;
    const at = Array.isArray(page['at']) ? page['at'].filter((one) => Number.isSafeInteger(one) && one >= 0) : [];
    return { kept: Number(page['kept'] ?? 0), at };
  } catch {
    return { kept: 0, at: [] };
  }
}
