import type { Seat } from '@reseau/core';

export interface Drafted {
  readonly match: number;
  readonly question: number;
  readonly seats: readonly Seat[];
}

/** Four a second: as fast as anybody looks. */
const APART = 250;

const keyOf = ({ match, question, seats }: Drafted): string => [match, question, ...seats].join(' ');

/** Sends on what somebody is thinking of: only when it changes, not too often, and the last of it always. */
export class DraftSender {
  readonly #send: (drafted: Drafted) => void;
  #told = '';
  #wanted: Drafted | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(send: (drafted: Drafted) => void) {
    this.#send = send;
  }

  show(drafted: Drafted): void {
    const { match, question } = this.#wanted ?? {};
    // Of a question that has just been asked, all know that nobody is chosen yet.
    if (match !== drafted.match || question !== drafted.question) this.#told = keyOf({ ...drafted, seats: [] });
    this.#wanted = drafted;
    if (this.#timer === undefined) this.#tell();
  }

  #tell(): void {
    if (this.#wanted === undefined || keyOf(this.#wanted) === this.#told) return;
    this.#told = keyOf(this.#wanted);
    this.#send(this.#wanted);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#tell();
    }, APART);
  }
}
