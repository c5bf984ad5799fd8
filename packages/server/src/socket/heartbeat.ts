import type { WebSocket, WebSocketServer } from 'ws';

const BEAT_EVERY = 25_000;

/** Finds the connections whose other end has gone without a word: a phone in a tunnel never says goodbye. */
export class Heartbeat {
  readonly #watched = new WeakSet<WebSocket>();
  readonly #quiet = new WeakSet<WebSocket>();
  readonly #timer: NodeJS.Timeout;

  constructor(server: WebSocketServer, every = BEAT_EVERY) {
    this.#timer = setInterval(() => this.#beat(server), every);
    this.#timer.unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #beat(server: WebSocketServer): void {
    for (const socket of server.clients) {
      if (!this.#watched.has(socket)) socket.on('pong', () => this.#quiet.delete(socket));
      this.#watched.add(socket);
      if (this.#quiet.has(socket)) socket.terminate();
      this.#quiet.add(socket);
      socket.ping();
    }
  }
}
