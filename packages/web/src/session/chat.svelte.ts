import type { ChatLine } from '@reseau/protocol';

/** What was said at the table, as far as the server still has it. */
export class ChatLog {
  #lines = $state.raw<readonly ChatLine[]>([]);
  #said = 0;

  get lines(): readonly ChatLine[] {
    return this.#lines;
  }

  /** How many lines were ever said; of them the server keeps the last. */
  get said(): number {
    return this.#said;
  }

  hear(from: number, lines: readonly ChatLine[]): void {
    this.#lines = [...(from === this.#said ? this.#lines : []), ...lines];
    this.#said = from + lines.length;
  }
}
