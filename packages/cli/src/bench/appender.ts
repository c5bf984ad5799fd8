import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { SealedQuestion } from './sealed-question.ts';

/** Asks a bare server for one append after the other, each as long as a choice. */
export class Appender {
  readonly #socket: WebSocket;
  readonly #choice: Pick<SealedQuestion, 'question' | 'move'>;
  #asked = 0;

  private constructor(socket: WebSocket, { question, move }: SealedQuestion) {
    this.#socket = socket;
    this.#choice = { question, move };
  }

  static async sitDown(base: string, sealed: SealedQuestion): Promise<Appender> {
    const socket = new WebSocket(base.replace('http', 'ws'));
    await once(socket, 'open');
    return new Appender(socket, sealed);
  }

  async write(): Promise<boolean> {
    this.#asked += 1;
    const id = `${this.#asked}`;
    const answered = new Promise<unknown>((resolve) => this.#socket.once('message', resolve));
    this.#socket.send(JSON.stringify({ t: 'move', match: 1, id, ...this.#choice }));
    const answer = JSON.parse(String(await answered)) as { readonly id: string };
    if (answer.id !== id) throw new Error('bench: another answer');
    return true;
  }

  close(): void {
    this.#socket.close();
  }
}
