import type { Rng } from '@reseau/core';

/** Chance for games in the head: quick, and good enough where nobody gains by foreseeing it. */
export class Dice {
  #a: number;
  #b: number;
  #c: number;
  #d: number;

  constructor(rng: Pick<Rng, 'next'>) {
    this.#a = rng.next() | 0;
    this.#b = rng.next() | 0;
    this.#c = rng.next() | 0;
    this.#d = 1;
  }

  /** Goes on from where the other one is: the same chance once more. */
  follow(other: Dice): void {
    this.#a = other.#a;
    this.#b = other.#b;
    this.#c = other.#c;
    this.#d = other.#d;
  }

  /** The generator sfc32. */
  next(): number {
    const sum = (((this.#a + this.#b) | 0) + this.#d) | 0;
    this.#d = (this.#d + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (this.#c << 21) | (this.#c >>> 11);
    this.#c = (this.#c + sum) | 0;
    return sum >>> 0;
  }

  below(count: number): number {
    return Math.floor((this.next() / 2 ** 32) * count);
  }

  fraction(): number {
    return this.next() / 2 ** 32;
  }

  shuffle(list: Uint16Array): void {
    for (let last = list.length - 1; last > 0; last -= 1) {
      const other = this.below(last + 1);
      const card = list[last] as number;
      list[last] = list[other] as number;
      list[other] = card;
    }
  }
}
