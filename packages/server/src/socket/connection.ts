import type { Duplex } from 'node:stream';
import {
  type ClientMessage,
  clientMessageSchema,
  type ErrorCode,
  PROTOCOL_VERSION,
  type ServerMessage,
} from '@reseau/protocol';
import * as v from 'valibot';
import type { RawData, WebSocket } from 'ws';
import { Allowance } from '../http/allowance.ts';
import { checksum } from '../rooms/applied.ts';
import type { Bye, Hello, Listener } from '../rooms/audience.ts';
import type { LiveRoom } from '../rooms/live-room.ts';
import { memberWithKey } from '../rooms/room.ts';
import { handoverSecret, keyOf } from '../rooms/secrets.ts';
import { refuse, type Verdict } from '../rooms/verdict.ts';
import type { Desk } from './desk.ts';
import { decisionOn, type Request } from './requests.ts';

type AfterHello = Exclude<ClientMessage, Hello>;

const HELLO_WITHIN = 10_000;
/** A connection that takes in less than it is sent is cut: it can call again and ask for what it missed. */
const MOST_BUFFERED = 1 << 20;
const MOST_EARLY = 16;
const CLOSE_WITHIN = 2000;

/** A socket, and the stream it writes to. */
interface Wire {
  readonly socket: WebSocket;
  readonly stream: Duplex;
}

/** One socket: from its first message on, a listener of a room. */
export class Connection implements Listener {
  member: string | undefined;
  readonly #socket: WebSocket;
  readonly #stream: Duplex;
  readonly #desk: Desk;
  readonly #code: string;
  readonly #allowance: Allowance;
  readonly #patience: NodeJS.Timeout;
  #early: AfterHello[] | undefined;
  #room: LiveRoom | undefined;
  #token = '';
  #gathering = false;
  #ended = false;

  constructor({ socket, stream }: Wire, code: string, desk: Desk) {
    const { burst, perSecond } = desk.limits;
    this.#socket = socket;
    this.#stream = stream;
    this.#desk = desk;
    this.#code = code;
    this.#allowance = new Allowance(burst, perSecond, Date.now());
    this.#patience = setTimeout(() => this.end('badMessage'), HELLO_WITHIN);
    socket.on('message', (data, binary) => this.#received(data, binary));
    socket.on('close', () => this.#closed());
    socket.on('error', () => socket.terminate());
  }

  send(frame: string): void {
    if (this.#ended) return;
    if (this.#socket.bufferedAmount > MOST_BUFFERED) this.#socket.terminate();
    else {
      this.#gather();
      this.#socket.send(frame);
    }
  }

  end(code: Bye): void {
    if (this.#ended) return;
    this.#tell({ t: 'bye', code });
    this.#ended = true;
    this.#socket.close(1000);
    // One who does not close in turn, or goes on shouting, is cut off.
    setTimeout(() => this.#socket.terminate(), CLOSE_WITHIN).unref();
    this.#closed();
  }

  /** What is said in one turn of the event loop leaves in one piece: a call of the system costs more than a frame. */
  #gather(): void {
    if (this.#gathering) return;
    this.#gathering = true;
    this.#stream.cork();
    process.nextTick(() => {
      this.#gathering = false;
      this.#stream.uncork();
    });
  }

  #tell(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }

  #closed(): void {
    this.#ended = true;
    clearTimeout(this.#patience);
    this.#room?.detach(this);
    this.#room = undefined;
  }

  #received(data: RawData, binary: boolean): void {
    if (this.#ended) return;
    const allowed = this.#allowance.take(Date.now());
    const message = allowed && !binary ? parse(textOf(data)) : undefined;
    if (!allowed) this.#refuseAll('tooMany');
    else if (message === undefined) this.#refuseAll('badMessage');
    else if (message.t === 'hello') this.#hello(message);
    else if (this.#room !== undefined) this.#handle(message, this.#room);
    else this.#keep(message);
  }

  /** What comes while the room is still being loaded waits for it. */
  #keep(message: AfterHello): void {
    if (this.#early === undefined) this.#refuseAll('badMessage');
    else if (this.#early.length >= MOST_EARLY) this.#refuseAll('tooMany');
    else this.#early.push(message);
  }

  #refuseAll(code: ErrorCode): void {
    this.#desk.metrics.refused(code);
    this.end(code);
  }

  #hello(hello: Hello): void {
    if (hello.version !== PROTOCOL_VERSION || this.#early !== undefined) {
      this.#refuseAll(this.#early === undefined ? 'badVersion' : 'badMessage');
      return;
    }
    this.#early = [];
    clearTimeout(this.#patience);
    this.#desk.find(this.#code).then(
      (found) => (typeof found === 'string' ? this.#refuseAll(found) : this.#enter(found, hello)),
      () => this.#refuseAll('unavailable'),
    );
  }

  #enter(room: LiveRoom, hello: Hello): void {
    if (this.#ended) return;
    const stranger = hello.token === undefined ? undefined : this.#identify(room, hello.token);
    const problem = stranger ?? room.attach(this, hello);
    if (problem !== undefined) {
      this.#refuseAll(problem);
      return;
    }
    this.#room = room;
    for (const message of this.#early ?? []) this.#handle(message, room);
  }

  #identify({ room }: LiveRoom, token: string): ErrorCode | undefined {
    const key = keyOf(token);
    const member = memberWithKey(room, key);
    if (member === undefined) return room.former.includes(key) ? 'notMember' : 'badToken';
    this.member = member.id;
    this.#token = token;
    return undefined;
  }

  #handle(message: AfterHello, room: LiveRoom): void {
    if (message.t === 'ping') this.#tell({ t: 'pong' });
    else this.#request(message, room);
  }

  #request(request: Request, room: LiveRoom): void {
    const { id } = request;
    const answer = this.#desk.metrics.timed((verdict: Verdict) => {
      if (verdict.ok) this.#tell({ t: 'done', id, ...this.#secretFor(request) });
      else this.#tell({ t: 'refused', id, code: verdict.code, ...reasonOf(verdict) });
    });
    if (this.member === undefined) {
      answer(refuse('notMember'));
      return;
    }
    const stamp = { member: this.member, id, sum: checksum(request) };
    room.request(
      stamp,
      decisionOn(request, stamp, () => this.#secret(id)),
      answer,
    );
  }

  #secret(id: string): string {
    return handoverSecret(this.#token, id);
  }

  #secretFor(message: Request): { readonly secret?: string } {
    return message.t === 'command' && message.command.do === 'handover' ? { secret: this.#secret(message.id) } : {};
  }
}

const reasonOf = ({ reason }: { readonly reason?: string }): { readonly reason?: string } =>
  reason === undefined ? {} : { reason };

/** A text frame is one buffer. */
const textOf = (data: RawData): string => (Buffer.isBuffer(data) ? data.toString() : '');

function parse(text: string): ClientMessage | undefined {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return undefined;
  }
  const parsed = v.safeParse(clientMessageSchema, raw);
  return parsed.success ? parsed.output : undefined;
}
