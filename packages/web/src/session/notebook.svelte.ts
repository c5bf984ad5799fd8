import type { Seat } from '@reseau/core';
import { forget, keep, kept, keysUnder } from '../device/storage.ts';

/** What one thinks of somebody. */
export const SUSPICIONS = ['trust', 'unsure', 'suspect'] as const;
export type Suspicion = (typeof SUSPICIONS)[number];

export const NOTES_LENGTH = 4000;

interface Page {
  /** On which match. */
  readonly of: string;
  readonly at: number;
  readonly text: string;
  /** By seat. */
  readonly marks: Readonly<Record<string, Suspicion>>;
  /** How I hold my cards, the first on the left; nothing where I have not sorted them. */
  readonly order: readonly string[];
}

interface Owner {
  readonly code: string;
  /** One device may hold several seats of a table; each has its own. */
  readonly member: string;
  readonly match: string;
}

/** Nobody comes back to a match after this. */
const OLD = 30 * 24 * 60 * 60 * 1000;
const UNDER = 'notes:';
const keyOf = ({ code, member }: Owner): string => `${UNDER}${code} ${member}`;

/** One person's own notes on one match. They stay on this device: nothing that is sent may read them. */
export class Notebook {
  readonly #owner: Owner;
  #page = $state.raw() as Page;

  constructor(owner: Owner) {
    this.#owner = owner;
    this.#page = this.#read();
  }

  isOf(owner: Owner): boolean {
    return keyOf(this.#owner) === keyOf(owner) && this.#owner.match === owner.match;
  }

  get text(): string {
    return this.#page.text;
  }

  set text(text: string) {
    this.#write({ text: text.slice(0, NOTES_LENGTH) });
  }

  get order(): readonly string[] {
    return this.#page.order;
  }

  set order(order: readonly string[]) {
    this.#write({ order });
  }

  markOn(seat: Seat): Suspicion | undefined {
    return this.#page.marks[seat];
  }

  mark(seat: Seat, wanted: Suspicion | undefined): void {
    const { [seat]: _, ...others } = this.#read().marks;
    this.#write({ marks: wanted === undefined ? others : { ...others, [seat]: wanted } });
  }

  #read(): Page {
    const page = pageIn(kept(keyOf(this.#owner)));
    return page?.of === this.#owner.match ? page : { of: this.#owner.match, at: 0, text: '', marks: {}, order: [] };
  }

  /** From what lies there by now: another tab may have written too. */
  #write(change: Partial<Page>): void {
    this.#page = { ...this.#read(), ...change, at: Date.now() };
    keep(keyOf(this.#owner), JSON.stringify(this.#page));
  }
}

let open: Notebook | undefined;

/** The notebook of this match. What was written on the last one at this table goes with it. */
export function notebookFor(owner: Owner): Notebook {
  if (open?.isOf(owner) === true) return open;
  for (const key of keysUnder(UNDER)) {
    const page = pageIn(kept(UNDER + key));
    const isDone = UNDER + key === keyOf(owner) && page?.of !== owner.match;
    if (page === undefined || isDone || page.at < Date.now() - OLD) forget(UNDER + key);
  }
  open = new Notebook(owner);
  return open;
}

const isSuspicion = (value: unknown): value is Suspicion => SUSPICIONS.some((one) => one === value);

/** Only this page writes it, but an older version of it may have. */
function pageIn(stored: string | undefined): Page | undefined {
  try {
    const { of, at, text, marks, order } = JSON.parse(stored ?? '{}') as Readonly<Record<string, unknown>>;
    if (typeof of !== 'string' || typeof at !== 'number' || typeof text !== 'string') return undefined;
    const read = typeof marks === 'object' && marks !== null ? Object.entries(marks) : [];
    return {
      of,
      at,
      text,
      marks: Object.fromEntries(read.filter((entry): entry is [string, Suspicion] => isSuspicion(entry[1]))),
      order: Array.isArray(order) ? order.filter((card) => typeof card === 'string') : [],
    };
  } catch {
    return undefined;
  }
}
