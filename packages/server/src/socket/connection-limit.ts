/** Limits how many connections each caller holds. */
export class ConnectionLimit {
  readonly #most: number;
  readonly #held = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Whether the caller may hold one more; if so it counts until it is let go. */
  take(caller: string): boolean {
    const held = this.#held.get(caller) ?? 0;
    if (held >= this.#most) return false;
    this.#held.set(caller, held + 1);
    return true;
  }

  letGo(caller: string): void {
    const held = (this.#held.get(caller) ?? 0) - 1;
    if (held > 0) this.#held.set(caller, held);
    else this.#held.delete(caller);
  }
}
