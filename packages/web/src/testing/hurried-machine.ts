import { MACHINE, type Machine } from '@reseau/rooms';

interface Waiting {
  readonly due: number;
  task(): void;
  cancel: () => void;
}

/** The machine a test runs on, whose time passes faster from when the test says so. */
export class HurriedMachine implements Machine {
  readonly #wall = MACHINE.wall();
  readonly #waiting = new Set<Waiting>();
  #before = 0;
  #since = MACHINE.steady();
  #times = 1;

  steady(): number {
    return this.#before + (MACHINE.steady() - this.#since) * this.#times;
  }

  wall(): number {
    return this.#wall + this.steady();
  }

  later(ms: number, task: () => void): () => void {
    const waiting: Waiting = { due: this.steady() + ms, task, cancel: () => {} };
    this.#wait(waiting);
    return () => this.#forget(waiting);
  }

  hurry(times: number): void {
    this.#before = this.steady();
    this.#since = MACHINE.steady();
    this.#times = times;
    for (const waiting of [...this.#waiting]) {
      waiting.cancel();
      this.#wait(waiting);
    }
  }

  #wait(waiting: Waiting): void {
    this.#waiting.add(waiting);
    waiting.cancel = MACHINE.later(Math.max(0, waiting.due - this.steady()) / this.#times, () => {
      this.#waiting.delete(waiting);
      waiting.task();
    });
  }

  #forget(waiting: Waiting): void {
    waiting.cancel();
    this.#waiting.delete(waiting);
  }
}
