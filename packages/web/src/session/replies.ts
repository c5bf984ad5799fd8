import type { Answer } from '../connection/answer.ts';

/** Who waits for the answer to which request. */
export class Replies {
  readonly #waiting = new Map<string, (answer: Answer) => void>();
  /** Requests whose refusal is told by whoever asked. */
  readonly #asked = new Set<string>();

  expect(id: string, how: 'told' | 'asked'): Promise<Answer> {
    if (how === 'asked') this.#asked.add(id);
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
    });
  }

  /** Hands the answer on; says whether a refusal is still to be told. */
  settle(id: string, answer: Answer): boolean {
    this.#waiting.get(id)?.(answer);
    this.#waiting.delete(id);
    return !this.#asked.delete(id);
  }
}
