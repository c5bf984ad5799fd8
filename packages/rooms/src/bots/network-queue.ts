import { FairQueue } from './fair-queue.ts';

/** For whom something waits. */
interface Waiter {
  readonly from: string;
  readonly room: string;
}

/** Networks take turns, and among those of each its rooms: whoever opens many tables waits for them alone. */
export class NetworkQueue<T> {
  /** In the order of their turns. */
  readonly #byNetwork = new Map<string, FairQueue<T>>();

  /** How many networks wait for something. */
  get networks(): number {
    return this.#byNetwork.size;
  }

  sizeOf(from: string): number {
    return this.#byNetwork.get(from)?.size ?? 0;
  }

  add({ from, room }: Waiter, item: T): void {
    const queue = this.#byNetwork.get(from) ?? new FairQueue<T>();
    queue.add(room, item);
    this.#byNetwork.set(from, queue);
  }

  /** The next one; its network goes to the end of the line, and its room to the end of that of the network. */
  take(): T | undefined {
    const [first] = this.#byNetwork;
    if (first === undefined) return undefined;
    const [from, queue] = first;
    const item = queue.take();
    this.#byNetwork.delete(from);
    if (queue.size > 0) this.#byNetwork.set(from, queue);
    return item;
  }

  remove({ from, room }: Waiter, item: T): void {
    const queue = this.#byNetwork.get(from);
    queue?.remove(room, item);
    if (queue?.size === 0) this.#byNetwork.delete(from);
  }

  clear(): void {
    this.#byNetwork.clear();
  }
}
