/**
 * A list that only grows. All versions share one store, so that a version with one more costs no copy of those before:
 * a match of ten thousand entries would otherwise be copied ten thousand times when it is loaded.
 */
export class AppendOnlyList<T> {
  readonly length: number;
  readonly #shared: T[];
  #list: readonly T[] | undefined;

  private constructor(shared: T[], length: number) {
    this.#shared = shared;
    this.length = length;
  }

  static of<T>(...items: readonly T[]): AppendOnlyList<T> {
    return new AppendOnlyList([...items], items.length);
  }

  with(item: T): AppendOnlyList<T> {
    // Another version has grown already: this one goes its own way.
    const shared = this.#shared.length === this.length ? this.#shared : this.#shared.slice(0, this.length);
    shared.push(item);
    return new AppendOnlyList(shared, this.length + 1);
  }

  /** As a plain list; worked out once. */
  get list(): readonly T[] {
    this.#list ??= this.#shared.slice(0, this.length);
    return this.#list;
  }

  /** From the last to the first, for as long as it goes. */
  *backwards(): Generator<T> {
    for (let at = this.length - 1; at >= 0; at -= 1) yield this.#shared[at] as T;
  }
}
