import { type MessagePort, receiveMessageOnPort } from 'node:worker_threads';
import { MACHINE } from '@reseau/rooms/clock';

/** In milliseconds. */
const LONGEST_WAIT = 2;
const NAP = 0.1;

/**
 * Gathers what is to be committed together. Whoever was answered together tends to come back together, but not at the
 * same instant: starting on the first few would make all the others wait for a whole commit more.
 */
export class BatchCollector<R> {
  readonly #port: MessagePort;
  readonly #nap = new Int32Array(new SharedArrayBuffer(4));
  #last = 1;
  #before = 1;
  #commitMs = 0;

  constructor(port: MessagePort) {
    this.#port = port;
  }

  /** The first message and all that has come or is about to; waits half as long as a commit takes, at most. */
  gather(first: readonly R[]): readonly R[] {
    const requests = [...first];
    const expected = Math.max(this.#last, this.#before);
    const limit = MACHINE.steady() + Math.min(LONGEST_WAIT, this.#commitMs / 2);
    for (;;) {
      const more = receiveMessageOnPort(this.#port);
      if (more !== undefined) requests.push(...(more.message as readonly R[]));
      else if (requests.length >= expected || MACHINE.steady() >= limit) break;
      else Atomics.wait(this.#nap, 0, 0, NAP);
    }
    this.#before = this.#last;
    this.#last = requests.length;
    return requests;
  }

  /** Says how long the commit took. */
  committed(ms: number): void {
    this.#commitMs = ms;
  }
}
