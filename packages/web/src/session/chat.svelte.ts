import type { ChatLine, ServerMessage } from '@reseau/protocol';

/** What was said in one place, as far as the server still has it. */
class ChatLog {
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

/** A line among those of all, with where it was said. */
export interface TalkLine {
  readonly line: ChatLine;
  readonly isBench: boolean;
}

/** Everything said at a table, and among those who watched. */
export class TalkLog {
  readonly table = new ChatLog();
  readonly bench = new ChatLog();

  /** In the order in which it was said. */
  readonly lines: readonly TalkLine[] = $derived(
    [
      ...this.table.lines.map((line) => ({ line, isBench: false })),
      ...this.bench.lines.map((line) => ({ line, isBench: true })),
    ].toSorted((a, b) => a.line.at - b.line.at),
  );

  hear({ from, lines, bench }: Extract<ServerMessage, { readonly t: 'lines' }>): void {
    (bench === true ? this.bench : this.table).hear(from, lines);
  }
}
