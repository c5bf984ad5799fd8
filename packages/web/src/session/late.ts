import type { LateView } from '@reseau/protocol';

/** What the clock has answered of a question of the match. */
export type Lateness = (question: number) => LateView | undefined;

/** Nobody was ever late. */
export const PUNCTUAL: Lateness = () => undefined;

interface Told {
  readonly type: string;
}

interface Moved extends Told {
  readonly at: { readonly question: number };
}

const isMoved = (fact: Told): fact is Moved => fact.type === 'at' && 'at' in fact;

/** Goes along with the facts and says which question of the match they answer. */
export class Questions {
  #question: number;
  #announced: number | undefined;
  readonly #late: Lateness;

  constructor(before: { readonly at: { readonly question: number } }, late: Lateness) {
    this.#question = before.at.question;
    this.#late = late;
  }

  /** The question that the next fact belongs to. */
  get current(): number {
    return this.#question;
  }

  /** What the clock has answered of the question that the next fact belongs to. */
  get late(): LateView | undefined {
    return this.#late(this.#question);
  }

  /** The same, once for each question: with the first fact that answers it. */
  announced(): LateView | undefined {
    if (this.#announced === this.#question) return undefined;
    this.#announced = this.#question;
    return this.late;
  }

  pass(fact: Told): void {
    if (isMoved(fact)) this.#question = fact.at.question;
  }
}
