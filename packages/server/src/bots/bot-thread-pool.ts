import { availableParallelism } from 'node:os';
import { type BotChoice, isDeep } from '@reseau/bots';
import type { BotInput, BotRunner, RequestedBy } from './bot-runner.ts';
import { FairQueue } from './fair-queue.ts';
import { type Thread, WorkerThread } from './thread.ts';

/** In milliseconds. What deep thought may take when nobody waits for it, and at the least. */
const BUDGET = 800;
const LEAST_BUDGET = 30;
/** All that waits is to be thought by then, which is about as long as answers are put off: the more there is, the less each may take. */
const ROUND = 4000;

const MOST_THREADS = 8;

interface Asked {
  readonly input: BotInput;
  resolve(move: BotChoice): void;
  reject(error: unknown): void;
}

/** Threads that think for whoever is next in line. */
class Lane {
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

/** All bots of the server think here: those who think long never hold up those who do not, and no room holds up another. */
export class BotThreadPool implements BotRunner {
  readonly #quick: Lane;
  readonly #deep: Lane;

  constructor(quick: readonly Thread[] = threads(1), deep: readonly Thread[] = threads(availableParallelism() - 1)) {
    this.#quick = new Lane(quick);
    this.#deep = new Lane(deep);
  }

  move(input: BotInput, by: RequestedBy): Promise<BotChoice> {
    return (isDeep(input.gameId, input.level) ? this.#deep : this.#quick).move(input, by);
  }

  async close(): Promise<void> {
    await Promise.all([this.#quick.close(), this.#deep.close()]);
  }
}

const threads = (count: number): readonly Thread[] =>
  Array.from({ length: Math.min(MOST_THREADS, Math.max(1, count)) }, () => new WorkerThread());
