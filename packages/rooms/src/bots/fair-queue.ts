/** Rooms take turns, however much each of them has waiting. */
export class FairQueue<T> {
  /** In the order of their turns. */
  readonly #waiting = new Map<string, T[]>();

  get size(): number {
    let size = 0;
    for (const waiting of this.#waiting.values()) size += waiting.length;
    return size;
  }

  add(room: string, item: T): void {
    const waiting = this.#waiting.get(room);
    if (waiting === undefined) this.#waiting.set(room, [item]);
    else waiting.push(item);
  }

  /** The next one; its room goes to the end of the line. */
  take(): T | undefined {
    const [first] = this.#waiting;
    if (first === undefined) return undefined;
    const [room, [item, ...rest]] = first;
    this.#waiting.delete(room);
    if (rest.length > 0) this.#waiting.set(room, rest);
    return item;
  }

  remove(room: string, item: T): void {
    const rest = (this.#waiting.get(room) ?? []).filter((one) => one !== item);
    if (rest.length === 0) this.#waiting.delete(room);
    else this.#waiting.set(room, rest);
  }

  clear(): void {
    this.#waiting.clear();
  }
}
