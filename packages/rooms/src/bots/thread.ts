import type { BotChoice } from '@reseau/bots';
import type { Cancel, Clock } from '../clock.ts';
import type { BotInput } from './bot-runner.ts';

/** What the thread is given. */
export interface Task {
  readonly input: BotInput;
  /** After so many milliseconds of deep thought the best so far will do. */
  readonly budget: number;
}

/** What the thread says: first that it is ready, then what it came up with. */
export type WorkerMessage = 'ready' | TaskResult;

/** The bot threw: the name of the error, never its words. */
export type TaskResult = { readonly move: BotChoice } | { readonly failed: string };

/** What a thread runs in, of the kind that the machine has. */
export interface Thinker {
  post(task: Task): void;
  end(): Promise<void>;
}

export type StartThinker = (on: { said(message: WorkerMessage): void; died(): void }) => Thinker;

class BotError extends Error {}

/** Where bots think, one thought at a time. */
export interface Thread {
  think(task: Task): Promise<BotChoice>;
  close(): Promise<void>;
}

interface Pending {
  resolve(move: BotChoice): void;
  reject(error: Error): void;
}

/** A thread that is started when it is first needed. One that never finishes is ended, and the next thought has a new one. */
export class WorkerThread implements Thread {
  readonly #start: StartThinker;
  readonly #clock: Clock;
  readonly #limitMs: number;
  #worker: Thinker | undefined;
  #isReady = false;
  #pending: Pending | undefined;
  #stopWatching: Cancel = () => {};

  constructor(start: StartThinker, clock: Clock, limitMs = 3000) {
    this.#start = start;
    this.#clock = clock;
    this.#limitMs = limitMs;
  }

  /** Before it is needed: what it runs may have to be fetched while there is a network. */
  warm(): void {
    this.#started();
  }

  think(task: Task): Promise<BotChoice> {
    return new Promise((resolve, reject) => {
      this.#pending = { resolve, reject };
      this.#started().post(task);
      this.#watch();
    });
  }

  /** What is still being thought about is never answered: the rooms that asked are closed. */
  async close(): Promise<void> {
    this.#stopWatching();
    this.#pending = undefined;
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.end();
  }

  #started(): Thinker {
    if (this.#worker !== undefined) return this.#worker;
    const worker = this.#start({
      said: (message) => (message === 'ready' ? this.#ready() : this.#thought(message)),
      died: () => this.#giveUp(worker),
    });
    this.#worker = worker;
    this.#isReady = false;
    return worker;
  }

  #ready(): void {
    this.#isReady = true;
    this.#watch();
  }

  /** Counts the time of the thought; starting a thread takes as long as it takes. */
  #watch(): void {
    this.#stopWatching();
    if (this.#isReady && this.#pending !== undefined)
      this.#stopWatching = this.#clock.after(this.#limitMs, () => this.#giveUp(this.#worker));
  }

  #thought(said: TaskResult): void {
    this.#stopWatching();
    const pending = this.#pending;
    this.#pending = undefined;
    if ('move' in said) pending?.resolve(said.move);
    else pending?.reject(new BotError(said.failed));
  }

  /** The thread is stuck, or has died. */
  #giveUp(worker: Thinker | undefined): void {
    if (worker === undefined || this.#worker !== worker) return;
    this.#stopWatching();
    this.#worker = undefined;
    void worker.end();
    const pending = this.#pending;
    this.#pending = undefined;
    pending?.reject(new BotError('too slow'));
  }
}
