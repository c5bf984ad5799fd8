/** Random state as plain data: a key and how many words were drawn from it. */
export interface RngState {
  readonly key: readonly number[];
  readonly drawn: number;
}

const WORDS = 16;
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;

/**
 * Chance for shuffles and draws: the ChaCha8 stream of a key. A weaker generator would let a player who has seen most
 * of a deck solve for the state and know the rest of it.
 */
export class Rng {
  #block: Uint32Array | undefined;
  #drawn: number;
  #given: RngState;
  #blockAt = -1;

  constructor(state: RngState) {
    this.#given = state;
    this.#drawn = state.drawn;
  }

  static seeded(seed: string): Rng {
    return new Rng(seedState(seed));
  }

  get state(): RngState {
    if (this.#drawn !== this.#given.drawn) this.#given = { key: this.#given.key, drawn: this.#drawn };
    return this.#given;
  }

  get drawn(): number {
    return this.#drawn;
  }

  /** An unsigned 32-bit word. */
  next(): number {
    const block = Math.floor(this.#drawn / WORDS);
    // Made on the first draw: most decisions draw nothing.
    this.#block ??= new Uint32Array(WORDS);
    if (block !== this.#blockAt) {
      fillBlock(this.#block, this.#given.key, block);
      this.#blockAt = block;
    }
    const word = this.#block[this.#drawn % WORDS] ?? 0;
    this.#drawn += 1;
    return word;
  }

  /** A whole number from 0 to `count - 1`, each equally likely. */
  below(count: number): number {
    if (!(count > 0 && count <= 2 ** 32)) throw new Error(`rng: cannot draw below ${count}`);
    // Words past the last whole multiple are drawn again: keeping them would favour small numbers.
    const limit = 2 ** 32 - (2 ** 32 % count);
    for (;;) {
      const word = this.next();
      if (word < limit) return word % count;
    }
  }

  /** A number from 0 up to, never reaching, 1. */
  fraction(): number {
    return this.next() / 2 ** 32;
  }

  choose<T>(list: readonly T[]): T {
    const chosen = list[this.below(list.length)];
    if (chosen === undefined) throw new Error('rng: chose from a hole');
    return chosen;
  }

  shuffle<T>(list: readonly T[]): T[] {
    const cards = [...list];
    for (let last = cards.length - 1; last > 0; last -= 1) {
      const other = this.below(last + 1);
      // Cast, not checked: what is shuffled may itself be undefined.
      const card = cards[last] as T;
      cards[last] = cards[other] as T;
      cards[other] = card;
    }
    return cards;
  }

  /** An independent stream: what is drawn from it does not shift what is drawn here. */
  split(): Rng {
    return new Rng({ key: Array.from({ length: 8 }, () => this.next()), drawn: 0 });
  }
}

/** The state that a seed of any length stands for. */
export function seedState(seed: string): RngState {
  const block = new Uint32Array(WORDS);
  // The length stands above the characters: no letter may make up for it.
  const key = [seed.length << 17, 0, 0, 0, 0, 0, 0, 0];
  for (let from = 0; from < seed.length || from === 0; from += 8) {
    for (let word = 0; word < 8; word += 1) {
      // One more than the code: a NUL must not read like the end of the seed.
      key[word] = ((key[word] ?? 0) ^ (seed.charCodeAt(from + word) + 1 || 0)) >>> 0;
    }
    fillBlock(block, key, from);
    for (let word = 0; word < 8; word += 1) key[word] = block[word] ?? 0;
  }
  return { key, drawn: 0 };
}

function fillBlock(out: Uint32Array, key: readonly number[], counter: number): void {
  const start = INPUT;
  start.set(CONSTANTS, 0);
  start.set(key, 4);
  start[12] = counter;
  start[13] = Math.floor(counter / 2 ** 32);
  start[14] = 0;
  start[15] = 0;
  out.set(start);
  for (let round = 0; round < 4; round += 1) {
    quarter(out, 0, 4, 8, 12);
    quarter(out, 1, 5, 9, 13);
    quarter(out, 2, 6, 10, 14);
    quarter(out, 3, 7, 11, 15);
    quarter(out, 0, 5, 10, 15);
    quarter(out, 1, 6, 11, 12);
    quarter(out, 2, 7, 8, 13);
    quarter(out, 3, 4, 9, 14);
  }
  for (let index = 0; index < WORDS; index += 1) out[index] = (out[index] ?? 0) + (start[index] ?? 0);
}

const INPUT = new Uint32Array(WORDS);

const turned = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits));

function quarter(x: Uint32Array, ai: number, bi: number, ci: number, di: number): void {
  let a = x[ai] ?? 0;
  let b = x[bi] ?? 0;
  let c = x[ci] ?? 0;
  let d = x[di] ?? 0;
  a = (a + b) | 0;
  d = turned(d ^ a, 16);
  c = (c + d) | 0;
  b = turned(b ^ c, 12);
  a = (a + b) | 0;
  d = turned(d ^ a, 8);
  c = (c + d) | 0;
  b = turned(b ^ c, 7);
  x[ai] = a;
  x[bi] = b;
  x[ci] = c;
  x[di] = d;
}
