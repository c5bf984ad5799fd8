import { Rng as Chance, type Rng } from '@reseau/core';
import { type ClientMessage, PROTOCOL_VERSION, type ServerMessage } from '@reseau/protocol';
import { type RawData, WebSocket } from 'ws';
import { wishOf } from './choices.ts';
import { type Answer, type Asked, type History, isForNow, type Note } from './history.ts';
import { Mind } from './mind.ts';

/** In milliseconds. */
const TICK = 250;
const PING_EVERY = 1000;
/** A line on which nothing comes for so long is dead, whatever it looks like. */
const DEAD_AFTER = 4000;
const MOST_BACKOFF = 400;

const KEPT: readonly ServerMessage['t'][] = ['welcome', 'facts', 'done', 'refused', 'bye'];

export interface Pass {
  readonly code: string;
  readonly id?: string;
  readonly token?: string;
}

interface Line {
  readonly number: number;
  readonly socket: WebSocket;
  heardAt: number;
  welcomed: boolean;
}

/**
 * A device as people have them: it calls again whenever it is cut off, sends again whatever was not answered, and plays by lot. Some of what
 * it sends it sends twice, or again long after. Without a token it is a screen.
 */
export class Device implements History {
  readonly code: string;
  readonly member: string | undefined;
  readonly notes: Note[] = [];
  readonly mind: Mind;
  /** Called whenever it has been let in. */
  onWelcome: () => void = () => {};
  /** Whether it asks for anything of its own accord. */
  plays = true;
  readonly #base: string;
  readonly #pass: Pass;
  readonly #rng: Rng;
  readonly #name: string;
  readonly #unanswered = new Map<string, Asked>();
  readonly #answered: Asked[] = [];
  /** Could not be stored just now. */
  readonly #refused: Asked[] = [];
  #line: Line | undefined;
  #lines = 0;
  #requests = 0;
  #pingedAt = 0;
  #awake = true;
  #timer: NodeJS.Timeout | undefined;

  constructor(base: string, pass: Pass, name: string) {
    this.#base = base;
    this.#pass = pass;
    this.#name = name;
    this.#rng = Chance.seeded(name);
    this.code = pass.code;
    this.member = pass.id;
    this.mind = new Mind(pass.id);
    this.#call();
    this.#timer = setTimeout(() => this.#tick(), this.#rng.below(TICK));
  }

  /** How many lines it has had. */
  get lines(): number {
    return this.#lines;
  }

  /** The requests that were done, as they were sent. */
  get done(): readonly Asked[] {
    return this.#answered;
  }

  get isIn(): boolean {
    return this.#line?.welcomed === true;
  }

  /** Whether something was sent that nobody has answered. */
  get waits(): boolean {
    return this.#unanswered.size > 0;
  }

  /** Hangs up for so long. */
  sleep(ms: number): void {
    this.#awake = false;
    this.#line?.socket.terminate();
    setTimeout(() => {
      this.#awake = true;
      if (this.#line === undefined) this.#call();
    }, ms);
  }

  /** Says that it has heard whatever was on its way. Between matches nobody is told the rest of the last one. */
  settle(): void {
    if (this.mind.listens !== undefined) this.#note({ settled: true });
  }

  end(): void {
    this.#awake = false;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#line?.socket.terminate();
  }

  ask(message: Asked): void {
    this.#unanswered.set(message.id, message);
    this.#send(message);
    if (message.t !== 'command' && this.#rng.below(4) === 0) this.#send(message);
  }

  newId(): string {
    this.#requests += 1;
    return `${this.#name}-${this.#requests}`.padEnd(8, '-');
  }

  #note(note: Note extends infer N ? (N extends Note ? Omit<N, 'at' | 'line'> : never) : never): void {
    this.notes.push({ ...note, at: performance.now(), line: this.#lines });
  }

  #call(): void {
    this.#lines += 1;
    const socket = new WebSocket(`${this.#base.replace('http', 'ws')}/api/rooms/${this.code}/socket`, {
      handshakeTimeout: DEAD_AFTER,
    });
    const line: Line = { number: this.#lines, socket, heardAt: performance.now(), welcomed: false };
    this.#line = line;
    socket.on('open', () => this.#greet());
    socket.on('message', (data) => this.#hear(line, data));
    socket.on('error', () => {});
    socket.on('close', () => this.#lost(line));
  }

  #greet(): void {
    const { token } = this.#pass;
    const { match, facts } = this.mind;
    const known = { match, facts, lines: 0 };
    this.#send({ t: 'hello', version: PROTOCOL_VERSION, ...(token === undefined ? {} : { token }), ...known });
  }

  #lost(line: Line): void {
    if (this.#line !== line) return;
    this.#line = undefined;
    this.#note({ lost: true });
    setTimeout(() => {
      if (this.#awake && this.#line === undefined) this.#call();
    }, this.#rng.below(MOST_BACKOFF));
  }

  #send(message: ClientMessage): void {
    const socket = this.#line?.socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    if (message.t !== 'ping') this.#note({ said: message });
    socket.send(JSON.stringify(message));
  }

  #hear(line: Line, data: RawData): void {
    if (this.#line !== line) return;
    const message = JSON.parse((data as Buffer).toString()) as ServerMessage;
    line.heardAt = performance.now();
    const before = this.mind.listens;
    this.mind.hear(message);
    if (KEPT.includes(message.t) || (message.t === 'pong' && this.member === undefined)) this.#note({ heard: message });
    const { listens } = this.mind;
    if (listens !== undefined && (listens.match !== before?.match || listens.as !== before.as)) this.#note({ listens });
    if (message.t === 'welcome') this.#welcomed(line);
    if (message.t === 'done' || message.t === 'refused') this.#answer(message);
  }

  #welcomed(line: Line): void {
    line.welcomed = true;
    this.onWelcome();
    for (const request of this.#unanswered.values()) this.#send(request);
  }

  #answer(answer: Answer): void {
    const request = this.#unanswered.get(answer.id);
    if (request === undefined) return;
    if (isForNow(answer)) {
      this.#refused.push(request);
      return;
    }
    this.#unanswered.delete(answer.id);
    if (answer.t === 'done') this.#answered.push(request);
  }

  #tick(): void {
    this.#timer = setTimeout(() => this.#tick(), TICK / 2 + this.#rng.below(TICK));
    const line = this.#line;
    if (line === undefined) return;
    const now = performance.now();
    if (now - line.heardAt > DEAD_AFTER) line.socket.terminate();
    else if (line.welcomed) this.#act(now);
  }

  #act(now: number): void {
    if (now - this.#pingedAt > PING_EVERY) {
      this.#pingedAt = now;
      this.#send({ t: 'ping' });
    }
    const again = this.#refused.splice(0);
    for (const request of again) this.#send(request);
    const { id, token } = this.#pass;
    if (!this.plays || this.waits || id === undefined || token === undefined) return;
    const rng = this.#rng;
    const wish = wishOf(this.mind, { id, token, rng });
    if (wish !== undefined) this.ask({ ...wish, id: this.newId() });
    // What was answered long ago, once more.
    const old = rng.below(20) === 0 ? this.#answered.at(-1 - rng.below(10)) : undefined;
    if (old !== undefined) this.#send(old);
  }
}
