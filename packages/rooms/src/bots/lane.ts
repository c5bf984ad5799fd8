import type { BotChoice } from '@reseau/bots';
import type { BotInput, BotRunner, RequestedBy } from './bot-runner.ts';
import { NetworkQueue } from './network-queue.ts';
import type { Thread } from './thread.ts';

/** In milliseconds. What deep thought may take when nobody waits for it, and at the least. */
const BUDGET = 800;
const LEAST_BUDGET = 30;
/** All that waits is to be thought by then, which is about as long as answers are put off: each network has an equal part of it. */
const ROUND = 4000;

interface Asked {
  readonly from: string;
  readonly input: BotInput;
  resolve(move: BotChoice): void;
  reject(error: unknown): void;
}

/** Threads that think for whoever is next in line. */
export class Lane implements BotRunner {
  readonly #queue = new NetworkQueue<Asked>();
  readonly #threads: readonly Thread[];
  readonly #free: Thread[];

  constructor(threads: readonly Thread[]) {
    this.#threads = threads;
    this.#free = [...threads];
  }

  move(input: BotInput, { room, from, signal }: RequestedBy): Promise<BotChoice> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) return;
      const asked = { input, from, resolve, reject };
      this.#queue.add({ from, room }, asked);
      signal.addEventListener('abort', () => this.#queue.remove({ from, room }, asked), { once: true });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#queue.clear();
    await Promise.all(this.#threads.map((thread) => thread.close()));
  }

  #next(): void {
    // The one that was used last is warm; the others need never be started.
    const thread = this.#free.pop();
    if (thread === undefined) return;
    const networks = this.#queue.networks;
    const asked = this.#queue.take();
    if (asked === undefined) {
      this.#free.push(thread);
      return;
    }
    const budget = this.#budget(networks, 1 + this.#queue.sizeOf(asked.from));
    void thread
      .think({ input: asked.input, budget })
      .then(asked.resolve, asked.reject)
      .then(() => {
        this.#free.push(thread);
        this.#next();
      });
  }

  /** A network that asks for much has shorter thoughts, and takes nothing from the others. */
  #budget(networks: number, ofItsOwn: number): number {
    const share = (ROUND * this.#threads.length) / networks / ofItsOwn;
    return Math.min(BUDGET, Math.max(LEAST_BUDGET, share));
  }
}
