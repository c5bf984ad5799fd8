import type { BotChoice } from '@reseau/bots';
import type { BotInput, BotRunner, RequestedBy } from './bot-runner.ts';
import { FairQueue } from './fair-queue.ts';
import type { Thread } from './thread.ts';

/** In milliseconds. What deep thought may take when nobody waits for it, and at the least. */
const BUDGET = 800;
const LEAST_BUDGET = 30;
/** All that waits is to be thought by then, which is about as long as answers are put off: the more there is, the less each may take. */
const ROUND = 4000;

interface Asked {
  readonly input: BotInput;
  resolve(move: BotChoice): void;
  reject(error: unknown): void;
}

/** Threads that think for whoever is next in line. */
export class Lane implements BotRunner {
  readonly #queue = new FairQueue<Asked>();
  readonly #threads: readonly Thread[];
  readonly #free: Thread[];

  constructor(threads: readonly Thread[]) {
    this.#threads = threads;
    this.#free = [...threads];
  }

  move(input: BotInput, { room, signal }: RequestedBy): Promise<BotChoice> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) return;
      const asked = { input, resolve, reject };
      this.#queue.add(room, asked);
      signal.addEventListener('abort', () => this.#queue.remove(room, asked), { once: true });
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
    const budget = this.#budget();
    const asked = this.#queue.take();
    if (asked === undefined) {
      this.#free.push(thread);
      return;
    }
    void thread
      .think({ input: asked.input, budget })
      .then(asked.resolve, asked.reject)
      .then(() => {
        this.#free.push(thread);
        this.#next();
      });
  }

  #budget(): number {
    const share = (ROUND * this.#threads.length) / Math.max(1, this.#queue.size);
    return Math.min(BUDGET, Math.max(LEAST_BUDGET, share));
  }
}
