import { randomBytes } from 'node:crypto';
import { type Cancel, type Clock, every, guarded, type Log } from '@reseau/rooms';
import type { WebSocket, WebSocketServer } from 'ws';

const BEAT_EVERY = 25_000;

/** Finds the connections whose other end has gone without a word: a phone in a tunnel never says goodbye. */
export class Heartbeat {
  /** What each was last asked and has not answered yet; nothing for one that has. Nobody can answer what was never asked. */
  readonly #asked = new WeakMap<WebSocket, Buffer | undefined>();
  readonly stop: Cancel;

  constructor(server: WebSocketServer, { clock, log }: { readonly clock: Clock; readonly log: Log }) {
    this.stop = every(
      BEAT_EVERY,
      (ms, task) => clock.after(ms, task),
      () => {
        for (const socket of server.clients) guarded(log, 'heartbeat', () => this.#beat(socket));
      },
    );
  }

  #beat(socket: WebSocket): void {
    if (!this.#asked.has(socket)) socket.on('pong', (answer) => this.#answered(socket, answer));
    if (this.#asked.get(socket) !== undefined) {
      socket.terminate();
      return;
    }
    const question = randomBytes(8);
    this.#asked.set(socket, question);
    socket.ping(question);
  }

  #answered(socket: WebSocket, answer: Buffer): void {
    if (this.#asked.get(socket)?.equals(answer) === true) this.#asked.set(socket, undefined);
  }
}
