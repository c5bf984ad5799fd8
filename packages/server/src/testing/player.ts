import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kind, Known, Options, Seat } from '@reseau/core';
import { type AnyMove, type FactOf, understand } from '@reseau/core';
import { type AnyGame, GAMES } from '@reseau/games';
import {
  type ChatLine,
  type ClientMessage,
  type Command,
  type Joined,
  PROTOCOL_VERSION,
  type ProgressView,
  type RoomView,
  type ServerMessage,
  sealingAnswer,
} from '@reseau/protocol';
import { DEVICE_SALT } from '@reseau/rooms/testing';
import { type RawData, WebSocket } from 'ws';

const textOf = (data: RawData): string => (Buffer.isBuffer(data) ? data.toString() : '');

type Bye = Extract<ServerMessage, { t: 'bye' }>['code'];
export type Reply = Extract<ServerMessage, { t: 'done' | 'refused' }>;

/** In milliseconds: a busy machine must not fail a test, and a test that waits in vain is to say for what before its own time is up. */
const PATIENCE = 25_000;
const READY_AGAIN = 100;

/** What a device remembers between connections. */
export interface Memory {
  readonly facts: FactOf<Kind>[];
  readonly lines: ChatLine[];
  match: number;
}

/** What lets a device in: the code alone for a table screen. */
export type Pass = Partial<Joined> & Pick<Joined, 'code'>;

interface Manner {
  readonly headers?: Readonly<Record<string, string>>;
  /** Without looking at the card first. */
  readonly readiesItself?: boolean;
  /** Gives its part of each deal, as every device does. */
  readonly sealsItself?: boolean;
}

/** A device, as a test drives it: one connection to one room. Without a token it is a table screen. */
export class Player {
  readonly memory: Memory;
  /** Every frame as it came over the wire, in order. */
  readonly frames: string[] = [];
  /** What those who watch have said, as far as this one was told. */
  readonly bench: ChatLine[] = [];
  room: RoomView | undefined;
  progress: ProgressView | undefined;
  bye: Bye | undefined;
  readonly socket: WebSocket;
  readonly pass: Pass;
  readonly #base: string;
  readonly #replies = new Map<string, (reply: Reply) => void>();
  #watchers: (() => void)[] = [];
  closed = false;
  readonly #manner: Manner;
  /** What of its parts it has sent. */
  readonly #parts = new Set<string>();
  #readyFor = 0;

  constructor(base: string, pass: Pass, memory?: Memory, manner: Manner = {}) {
    const { headers = {} } = manner;
    const { code, token } = pass;
    this.memory = memory ?? { facts: [], lines: [], match: 0 };
    this.pass = pass;
    this.#base = base;
    this.#manner = manner;
    this.socket = new WebSocket(`${base.replace('http', 'ws')}/api/rooms/${code}/socket`, { headers });
    this.socket.on('open', () => {
      const { match, facts, lines } = this.memory;
      this.send({
        t: 'hello',
        version: PROTOCOL_VERSION,
        ...(token === undefined ? {} : { token }),
        match,
        facts: facts.length,
        lines: lines.length,
      });
    });
    this.socket.on('message', (data) => this.#hear(textOf(data)));
    this.socket.on('error', () => {});
    this.socket.on('close', () => {
      this.closed = true;
      this.#stir();
    });
  }

  send(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message));
  }

  /** Resolves as soon as the condition holds. */
  async until(what: string, condition: (player: Player) => boolean, within = PATIENCE): Promise<this> {
    const limit = Date.now() + within;
    while (!condition(this)) {
      const left = limit - Date.now();
      if (left <= 0) throw new Error(`${this.id ?? 'screen'} waited in vain until ${what}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        this.#watchers.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
    return this;
  }

  /** Resolves once it has heard all it missed. */
  ready(): Promise<this> {
    return this.until('welcomed', ({ closed, isCaughtUp }) => closed || isCaughtUp);
  }

  /** In a match the progress comes after the facts; after its end there is none, but an outcome. */
  get isCaughtUp(): boolean {
    if (this.room === undefined) return false;
    if (this.room.phase === 'lobby' || this.room.roles !== undefined) return true;
    if (this.room.phase === 'playing') return this.progress !== undefined;
    return this.memory.match === this.room.match && this.game.outcome(this.known.table) !== undefined;
  }

  request(message: Extract<ClientMessage, { id: string }>): Promise<Reply> {
    return new Promise((resolve) => {
      this.#replies.set(message.id, resolve);
      this.send(message);
    });
  }

  /** Of a start or a new deal, resolves once the cards are dealt. */
  async command(command: Command, id: string = randomUUID()): Promise<Reply> {
    const reply = await this.request({ t: 'command', id, command });
    const deals = command.do === 'start' || command.do === 'redeal';
    if (deals && this.#manner.sealsItself !== false)
      await this.until('dealt', ({ room, closed }) => closed || room?.phase !== 'sealing');
    return reply;
  }

  say(text: string, id: string = randomUUID()): Promise<Reply> {
    return this.request({ t: 'say', id, text });
  }

  phrase(phrase: Extract<ClientMessage, { t: 'phrase' }>['phrase'], id: string = randomUUID()): Promise<Reply> {
    return this.request({ t: 'phrase', id, match: this.room?.match ?? 0, phrase });
  }

  move(move: unknown, id: string = randomUUID()): Promise<Reply> {
    return this.request({ t: 'move', id, match: this.memory.match, question: this.question, move });
  }

  get id(): string | undefined {
    return this.pass.id;
  }

  get seat(): Seat | undefined {
    const index = this.room?.members.findIndex(({ id }) => id === this.id) ?? -1;
    return index < 0 ? undefined : (index as Seat);
  }

  get game(): AnyGame {
    if (this.room === undefined) throw new Error('player: not in a room yet');
    const { game, members, options } = this.room;
    const made = GAMES[game].setUp(members.length, options);
    if (!made.ok) throw new Error(`player: ${made.problem}`);
    return made.game;
  }

  get known(): Known<Kind> {
    return understand(this.game, this.game.empty, this.memory.facts);
  }

  get question(): number {
    return this.game.turn(this.known.table).question;
  }

  /** What this seat may answer now; nothing when it is not asked or has chosen already. */
  get options(): Options<AnyMove> {
    // What is remembered of the last match says nothing of one that people still look at their cards for.
    if (this.memory.match !== this.room?.match) return [];
    const { seat, known, game, progress } = this;
    if (seat === undefined || this.memory.facts.length === 0 || game.outcome(known.table) !== undefined) return [];
    const { must, may, question } = game.turn(known.table);
    if (!must.includes(seat) && !may.includes(seat)) return [];
    return progress?.question === question && progress.mine !== undefined ? [] : game.options(known, seat);
  }

  get isOver(): boolean {
    return this.room?.phase === 'over';
  }

  /** Cuts the line without a word, as a tunnel does. */
  async drop(): Promise<Memory> {
    this.socket.terminate();
    await this.until('dropped', ({ closed }) => closed);
    return this.memory;
  }

  /** The same device calls again, with what it remembers. */
  again(): Promise<Player> {
    return new Player(this.#base, this.pass, this.memory, this.#manner).ready();
  }

  #hear(frame: string): void {
    this.frames.push(frame);
    const message = JSON.parse(frame) as ServerMessage;
    switch (message.t) {
      case 'room':
        this.room = message.room;
        if (this.#manner.readiesItself !== false) this.#ready(message.room);
        if (this.#manner.sealsItself !== false) this.#seal(message.room);
        break;
      case 'facts':
        this.#learn(message);
        break;
      case 'progress':
        this.progress = message.progress;
        break;
      case 'lines':
        if (message.bench === true) this.bench.splice(message.from, this.bench.length, ...message.lines);
        else this.memory.lines.splice(message.from, this.memory.lines.length, ...message.lines);
        break;
      case 'done':
      case 'refused':
        this.#replies.get(message.id)?.(message);
        this.#replies.delete(message.id);
        break;
      case 'bye':
        this.bye = message.code;
        break;
      case 'welcome':
      case 'you':
      case 'sittings':
      case 'deputed':
      case 'draft':
      case 'reaction':
      case 'review':
      case 'pong':
        break;
    }
    this.#stir();
  }

  /** The same salts in every run: what a test expects of a match must not hang on chance. */
  #seal(room: RoomView): void {
    const id = this.id ?? '';
    const answer = sealingAnswer(room, id, DEVICE_SALT);
    const part = JSON.stringify(answer);
    if (answer === undefined || this.#parts.has(part)) return;
    this.#parts.add(part);
    void this.command(answer);
  }

  /** Plays without looking at the card first, once for each match. */
  #ready({ match, roles, members }: RoomView): void {
    if (roles === undefined || this.#readyFor === match || !members.some(({ id }) => id === this.id)) return;
    this.#readyFor = match;
    void this.#readyAt(match);
  }

  /** As soon as one may be. */
  async #readyAt(match: number): Promise<void> {
    while (!this.closed && this.room?.match === match && this.room.roles !== undefined) {
      const reply = await this.command({ do: 'ready' });
      if (reply.t === 'done' || reply.code !== 'tooSoon') return;
      await sleep(READY_AGAIN);
    }
  }

  #learn({ match, from, facts }: Extract<ServerMessage, { t: 'facts' }>): void {
    const known = this.memory.facts;
    if (match !== this.memory.match) known.length = 0;
    if (from > known.length) throw new Error(`player: ${from - known.length} facts are missing`);
    this.memory.match = match;
    known.splice(from, known.length, ...(facts as FactOf<Kind>[]));
  }

  #stir(): void {
    const watchers = this.#watchers;
    this.#watchers = [];
    for (const watch of watchers) watch();
  }
}
