import { Worker } from 'node:worker_threads';
import type { AnyMove } from '@reseau/core';
import type { Brain, Sight } from './brain.ts';

export interface Thought {
  readonly id: number;
  readonly move?: AnyMove;
  /** The bot threw: the name of the error and where, never its words. */
  readonly failed?: string;
}

interface Pending {
  readonly sight: Sight;
  readonly limit: NodeJS.Timeout;
  resolve(move: AnyMove): void;
  reject(error: Error): void;
}

class BotError extends Error {}

/** Bots think on a thread of their own: one that never finishes costs its seat a random move, and nobody else a thing. */
export class WorkerBrain implements Brain {
  readonly #script: URL;
  readonly #limitMs: number;
  readonly #pending = new Map<number, Pending>();
  #worker: Worker | undefined;
  #lastId = 0;

  constructor(limitMs = 3000, script = new URL('./brain-worker.ts', import.meta.url)) {
    this.#limitMs = limitMs;
    this.#script = script;
  }

  move(sight: Sight): Promise<AnyMove> {
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve, reject) => {
      const limit = setTimeout(() => this.#giveUp(id), this.#limitMs);
      this.#pending.set(id, { sight, limit, resolve, reject });
      this.#thread().postMessage({ id, sight });
    });
  }

  async close(): Promise<void> {
    for (const { limit, reject } of this.#pending.values()) {
      clearTimeout(limit);
      reject(new BotError('closing'));
    }
    this.#pending.clear();
    await this.#worker?.terminate();
    this.#worker = undefined;
  }

  #thread(): Worker {
    if (this.#worker !== undefined) return this.#worker;
    const worker = new Worker(this.#script);
    worker.unref();
    worker.on('message', (thought: Thought) => this.#thought(thought));
    worker.on('error', () => this.#replace(worker));
    worker.on('exit', () => this.#replace(worker));
    this.#worker = worker;
    return worker;
  }

  #thought({ id, move, failed }: Thought): void {
    const pending = this.#settle(id);
    if (move !== undefined) pending?.resolve(move);
    else pending?.reject(new BotError(failed));
  }

  #settle(id: number): Pending | undefined {
    const pending = this.#pending.get(id);
    clearTimeout(pending?.limit);
    this.#pending.delete(id);
    return pending;
  }

  /** The oldest request is the one the thread is stuck on: later ones have merely waited and are asked again. */
  #giveUp(id: number): void {
    const [oldest = id] = this.#pending.keys();
    this.#settle(oldest)?.reject(new BotError('too slow'));
    const worker = this.#worker;
    if (worker !== undefined) this.#replace(worker);
  }

  #replace(worker: Worker): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    void worker.terminate();
    for (const [id, pending] of this.#pending) {
      pending.limit.refresh();
      this.#thread().postMessage({ id, sight: pending.sight });
    }
  }
}
