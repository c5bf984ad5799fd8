import { type ClientMessage, PADDED, padded, type ServerMessage } from '@reseau/protocol';
import type { Outbox, Request } from './outbox.ts';
import { readMessage } from './server-message.ts';

export const LINE_STATES = ['connecting', 'online', 'reconnecting', 'offline', 'ended'] as const;
export type ConnectionState = (typeof LINE_STATES)[number];

export type Bye = Extract<ServerMessage, { readonly t: 'bye' }>['code'];
export type Hello = Extract<ClientMessage, { readonly t: 'hello' }>;

/** Shown to the others in passing, and answered by nobody. */
export type Aside = Extract<ClientMessage, { readonly t: 'draft' | 'react' | 'review' }>;

export interface Socket {
  send(text: string): void;
  close(): void;
}

/** What a line needs of the world, so that tests can be the world. */
export interface Environment {
  connect(on: { open(): void; message(text: string): void; close(): void }): Socket;
  after(ms: number, then: () => void): () => void;
  now(): number;
  random(): number;
  hasNetwork(): boolean;
}

export interface LineEnds {
  /** What this client has so far, asked anew at every connection. */
  hello(): Hello;
  heard(message: ServerMessage): void;
  changed(state: ConnectionState, bye?: Bye): void;
}

const BEAT = 10_000;
const DEAD = 22_000;
const QUICK_ANSWER = 3_000;
const FIRST_WAIT = 300;
const LONGEST_WAIT = 8_000;
const RETRY = 1_500;
/** After these the same client may come back; after any other goodbye it must not knock again. */
const PASSING: readonly Bye[] = ['restarting', 'tooMany', 'cannotStore', 'damaged', 'unavailable', 'internal'];

/** Whoever listens on the line must not see by its length which card is laid, or how somebody votes. What is longer hides nothing: options. */
const written = (request: Request): string => {
  const text = JSON.stringify(request);
  const isSecret = request.t === 'move' || request.t === 'command';
  return isSecret && text.length < PADDED ? padded(text, PADDED) : text;
};

/** One connection that heals: it says hello with what it has, resends what was never answered, and tells how it is. */
export class Connection {
  readonly #ends: LineEnds;
  readonly #outbox: Outbox;
  readonly #world: Environment;
  #socket: Socket | undefined;
  #state: ConnectionState = 'connecting';
  #bye: Bye | undefined;
  /** With which goodbye it was told how the line is. */
  #told: Bye | undefined;
  #attempts = 0;
  #heardAt = 0;
  #cancelWait: (() => void) | undefined;
  #cancelBeat: (() => void) | undefined;

  constructor(ends: LineEnds, outbox: Outbox, world: Environment) {
    this.#ends = ends;
    this.#outbox = outbox;
    this.#world = world;
  }

  open(): void {
    this.#connect();
  }

  close(): void {
    this.#end('ended');
  }

  /** Keeps the request until it is answered, and sends it now if there is anybody to send it to. */
  send(request: Request): void {
    this.#outbox.add(request);
    if (this.#state === 'online') this.#socket?.send(written(request));
  }

  /** Says something that nobody keeps: what cannot be said now is not said later either. */
  show(aside: Aside): void {
    if (this.#state === 'online') this.#socket?.send(JSON.stringify(aside));
  }

  /** Starts over from hello: something between here and there was lost. */
  reopen(): void {
    if (this.#state !== 'ended') this.#connect();
  }

  /** The page came back to the front, or the network did: do not wait for the next try. */
  nudge(): void {
    if (this.#state === 'ended') return;
    if (this.#state !== 'online') {
      this.#attempts = 0;
      this.#connect();
    } else if (this.#world.now() - this.#heardAt > QUICK_ANSWER) {
      this.#expectAnswer(QUICK_ANSWER);
    }
  }

  /** The network went away; the socket may take a minute to notice. Tries go on: browsers have been wrong about this. */
  networkLost(): void {
    if (this.#state !== 'ended') this.#retry();
  }

  #connect(): void {
    this.#drop();
    let alive = true;
    const socket = this.#world.connect({
      // How many facts one has heard may tell what one was told alone.
      open: () => alive && socket.send(padded(JSON.stringify(this.#ends.hello()), PADDED)),
      message: (text) => alive && this.#receive(text),
      close: () => alive && this.#retry(),
    });
    this.#socket = {
      send: (text) => socket.send(text),
      close: () => {
        alive = false;
        socket.close();
      },
    };
    // A socket that neither opens nor fails is worse than none.
    this.#cancelBeat = this.#world.after(BEAT, () => this.#retry());
  }

  #receive(text: string): void {
    const message = readMessage(text);
    // Not heard: facts that are missing are asked for again, and a line that says nothing else is dropped as a silent one.
    if (message === undefined) return;
    this.#heardAt = this.#world.now();
    switch (message.t) {
      case 'welcome':
        this.#attempts = 0;
        this.#bye = undefined;
        this.#become('online');
        this.#beat();
        break;
      case 'bye':
        this.#bye = message.code;
        if (message.code === 'badMessage' || message.code === 'tooLarge') this.#outbox.clear();
        if (!PASSING.includes(message.code)) this.#end('ended');
        return;
      case 'done':
        this.#ends.heard(message);
        this.#outbox.settle(message.id);
        return;
      case 'refused':
        if (this.#mayPass(message.code, message.id)) return;
        this.#ends.heard(message);
        this.#outbox.settle(message.id);
        return;
      case 'pong':
        return;
      case 'room':
      case 'you':
      case 'facts':
      case 'sittings':
      case 'deputed':
      case 'draft':
      case 'reaction':
      case 'review':
      case 'progress':
      case 'lines':
        break;
    }
    this.#ends.heard(message);
    if (message.t === 'welcome') this.#resend();
  }

  /** Too fast or too busy is no answer to a move: it waits and goes out again. */
  #mayPass(code: string, id: string): boolean {
    if (code !== 'tooMany' && code !== 'cannotStore' && code !== 'unavailable') return false;
    const request = this.#outbox.waiting().find((waiting) => waiting.id === id);
    if (request === undefined || request.t === 'command') return false;
    this.#world.after(RETRY, () => this.#state === 'online' && this.#socket?.send(written(request)));
    return true;
  }

  #resend(): void {
    for (const request of this.#outbox.waiting()) this.#socket?.send(written(request));
  }

  #beat(): void {
    this.#cancelBeat?.();
    this.#cancelBeat = this.#world.after(BEAT, () => {
      if (this.#world.now() - this.#heardAt >= BEAT) this.#expectAnswer(DEAD - BEAT);
      else this.#beat();
    });
  }

  #expectAnswer(within: number): void {
    const asked = this.#world.now();
    this.#socket?.send('{"t":"ping"}');
    this.#cancelBeat?.();
    this.#cancelBeat = this.#world.after(within, () => {
      if (this.#heardAt >= asked) this.#beat();
      else this.#retry();
    });
  }

  #retry(): void {
    this.#drop();
    this.#become(this.#world.hasNetwork() ? 'reconnecting' : 'offline');
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#attempts);
    this.#attempts += 1;
    // Spread out: after a restart a whole room would knock in the same instant.
    this.#cancelWait = this.#world.after(wait * (0.5 + this.#world.random()), () => this.#connect());
  }

  #drop(): void {
    this.#cancelWait?.();
    this.#cancelBeat?.();
    this.#socket?.close();
    this.#socket = undefined;
  }

  #end(state: ConnectionState): void {
    this.#drop();
    this.#become(state);
  }

  #become(state: ConnectionState): void {
    if (state === this.#state && this.#bye === this.#told) return;
    this.#state = state;
    this.#told = this.#bye;
    this.#ends.changed(state, this.#bye);
  }
}
