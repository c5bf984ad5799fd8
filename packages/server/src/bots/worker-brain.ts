import { Worker } from 'node:worker_threads';
import type { BotChoice } from '@reseau/bots';
import type { Brain, Sight } from './brain.ts';

/** What the thread says: first that it is ready, then what it came up with. */
export type Said = 'ready' | Thought;

export interface Thought {
  readonly id: number;
  readonly move?: BotChoice;
  /** The bot threw: the name of the error and where, never its words. */
  readonly failed?: string;
}

interface Pending {
  readonly sight: Sight;
  resolve(move: BotChoice): void;
  reject(error: Error): void;
}

class BotError extends Error {}

/** Bots think on a thread of their own: one that never finishes costs its seat a random move, and nobody else a thing. */
export class WorkerBrain implements Brain {
  readonly #script: URL;
  readonly #limitMs: number;
  /** In the order in which the thread takes them: it is at work on the first. */
  readonly #pending = new Map<number, Pending>();
  #worker: Worker | undefined;
  #isReady = false;
  #limit: NodeJS.Timeout | undefined;
  #lastId = 0;

  constructor(limitMs = 3000, script = new URL('./brain-worker.ts', import.meta.url)) {
    this.#limitMs = limitMs;
    this.#script = script;
  }

  move(sight: Sight): Promise<BotChoice> {
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { sight, resolve, reject });
      if (this.#pending.size === 1) this.#watch();
      this.#thread().postMessage({ id, sight });
    });
  }

  /** What is still being thought about is never answered: the rooms that asked are closed. */
  async close(): Promise<void> {
    clearTimeout(this.#limit);
    this.#pending.clear();
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  #thread(): Worker {
    if (this.#worker !== undefined) return this.#worker;
    const worker = new Worker(this.#script);
    worker.unref();
    worker.on('message', (said: Said) => (said === 'ready' ? this.#ready() : this.#thought(said)));
    worker.on('error', () => this.#giveUp(worker));
    worker.on('exit', () => this.#giveUp(worker));
    this.#worker = worker;
    return worker;
  }

  #ready(): void {
    this.#isReady = true;
    this.#watch();
  }

  /** Counts the time of the one being thought about; those behind it merely wait. */
  #watch(): void {
    clearTimeout(this.#limit);
    if (this.#isReady && this.#pending.size > 0)
      this.#limit = setTimeout(() => this.#giveUp(this.#worker), this.#limitMs);
  }

  #thought({ id, move, failed }: Thought): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    this.#watch();
    if (move !== undefined) pending?.resolve(move);
    else pending?.reject(new BotError(failed));
  }

  /** The thread is stuck on the first, or died of it: that one is lost, the others are asked anew. */
  #giveUp(worker: Worker | undefined): void {
    if (worker === undefined || this.#worker !== worker) return;
    this.#worker = undefined;
    this.#isReady = false;
    void worker.terminate();
    const [first] = this.#pending;
    if (first !== undefined) {
      this.#pending.delete(first[0]);
      first[1].reject(new BotError('too slow'));
    }
    for (const [id, { sight }] of this.#pending) this.#thread().postMessage({ id, sight });
    this.#watch();
  }
}
