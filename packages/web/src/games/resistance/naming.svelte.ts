import type { Seat } from '@reseau/core';

/** The one player that somebody is about to name. */
export class Naming {
  readonly #may: readonly Seat[];
  #seat = $state<Seat>();

  /** Whom one may tap: in a question put to all, everybody, whatever one may then do. */
  constructor(may: readonly Seat[]) {
    this.#may = may;
  }

  get seat(): Seat | undefined {
    return this.#seat;
  }

  may(seat: Seat): boolean {
    return this.#may.includes(seat);
  }

  toggle(seat: Seat): void {
    this.#seat = this.#seat === seat ? undefined : seat;
  }
}
