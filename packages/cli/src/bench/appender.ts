import { once } from 'node:events';
import { WebSocket } from 'ws';

/** Asks a bare server for one append after the other. */
export class Appender {
  readonly #socket: WebSocket;
  #asked = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  static async sitDown(base: string): Promise<Appender> {
    const socket = new WebSocket(base.replace('http', 'ws'));
    await once(socket, 'open');
    return new Appender(socket);
  }

  async write(): Promise<void> {
    this.#asked += 1;
    const id = `${this.#asked}`;
    const answered = new Promise<unknown>((resolve) => this.#socket.once('message', resolve));
    this.#socket.send(JSON.stringify({ t: 'move', match: 1, question: 2, id, move: { type: 'vote', approve: true } }));
    const answer = JSON.parse(String(await answered)) as { readonly id: string };
    if (answer.id !== id) throw new Error('bench: another answer');
  }

  close(): void {
    this.#socket.close();
  }
}
