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
import { MESSAGE, readJson } from '../bounded-json.ts';
import { guarded } from '../guard.ts';
import { checksum } from '../rooms/applied-requests.ts';
import type { LiveRoom } from '../rooms/live-room.ts';
import { memberWithKey } from '../rooms/room.ts';
import { handoverSecret, keyOf, recoveryOf } from '../rooms/secrets.ts';
import type { Bye, Hello, Subscriber } from '../rooms/subscribers.ts';
import { refuse, type Verdict } from '../rooms/verdict.ts';
import { TokenBucket } from '../token-bucket.ts';
import type { ConnectionContext } from './connection-context.ts';
import { costOfFrame, costOfHearing, costOfMessage, costOfShowing, costOfTelling } from './cost.ts';
import { decisionOn, type Request } from './requests.ts';

type AfterHello = Exclude<ClientMessage, Hello>;

const HELLO_WITHIN = 10_000;
/** A connection that takes in less than it is sent is cut: it can call again and ask for what it missed. */
const MOST_BUFFERED = 1 << 20;
const MOST_EARLY = 16;
const MOST_LATE = 16;
const CLOSE_WITHIN = 2000;

/** A socket, and the stream it writes to. */
interface Wire {
  readonly socket: WebSocket;
  readonly stream: Duplex;
}

/** One socket: from its first message on, a subscriber of a room. */
export class Connection implements Subscriber {
  member: string | undefined;
  readonly from: string;
  readonly #socket: WebSocket;
  readonly #stream: Duplex;
  readonly #context: ConnectionContext;
  readonly #code: string;
  readonly #bucket: TokenBucket;
  readonly #patience: NodeJS.Timeout;
  #early: AfterHello[] | undefined;
  #room: LiveRoom | undefined;
  #token = '';
  #gathering = false;
  #ended = false;
  /** How much came in after the end. */
  #late = 0;

  constructor({ socket, stream }: Wire, code: string, context: ConnectionContext) {
    const { burst, perSecond } = context.limits;
    this.#socket = socket;
    this.#stream = stream;
    this.#context = context;
    this.from = context.caller;
    this.#code = code;
    this.#bucket = new TokenBucket(burst, perSecond, performance.now());
    this.#patience = setTimeout(() => this.end('badMessage'), HELLO_WITHIN);
    socket.on('message', (data, binary) => this.#safely(() => this.#received(data, binary)));
    socket.on('ping', (data) => this.#safely(() => this.#pinged(data)));
    socket.on('pong', () => this.#safely(() => void this.#isAllowed()));
    socket.on('close', () => this.#closed());
    socket.on('error', () => socket.terminate());
  }

  send(frame: string): void {
    if (this.#ended || !this.#takesIn()) return;
    this.#gather();
    this.#socket.send(frame);
  }

  #takesIn(): boolean {
    const takes = this.#socket.bufferedAmount <= MOST_BUFFERED;
    if (!takes) this.#socket.terminate();
    return takes;
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

  /** Whatever goes wrong while this one is served ends this line and nothing else. */
  #safely(task: () => void): void {
    const { log } = this.#context;
    if (guarded(log, 'connection', task)) return;
    if (!guarded(log, 'goodbye', () => this.refuse('internal'))) this.#socket.terminate();
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
    const room = this.#room;
    this.#room = undefined;
    guarded(this.#context.log, 'leaving', () => room?.detach(this));
  }

  /** Whatever comes in is counted; whoever sends too much is sent away. */
  #isAllowed(cost = 1): boolean {
    if (this.#ended) {
      this.#late += 1;
      // The goodbye is on its way: whoever goes on shouting is not even listened to.
      if (this.#late === MOST_LATE) this.#socket.pause();
      return false;
    }
    const allowed = this.#bucket.take(performance.now(), cost) && this.#context.spend(cost);
    if (!allowed) this.refuse('tooMany');
    return allowed;
  }

  /** Everybody may have to be told how the room is now: with a box of cards and many who listen, that is much. */
  #pays(cost: number): boolean {
    return cost === 0 || this.#isAllowed(cost);
  }

  #pinged(data: Buffer): void {
    if (this.#isAllowed() && this.#takesIn()) this.#socket.pong(data);
  }

  #received(data: RawData, binary: boolean): void {
    // A text frame is one buffer.
    const bytes = Buffer.isBuffer(data) ? data : Buffer.alloc(0);
    if (!this.#isAllowed(costOfFrame(bytes.length))) return;
    const message = binary ? 'badMessage' : parse(bytes.toString());
    if (typeof message === 'string') {
      this.refuse(message);
      return;
    }
    const more = costOfMessage(message);
    if (more > 0 && !this.#isAllowed(more)) return;
    if (message.t === 'hello') this.#hello(message);
    else if (this.#room !== undefined) this.#handle(message, this.#room);
    else this.#keep(message);
  }

  /** What comes while the room is still being loaded waits for it. */
  #keep(message: AfterHello): void {
    if (this.#early === undefined) this.refuse('badMessage');
    else if (this.#early.length >= MOST_EARLY) this.refuse('tooMany');
    else this.#early.push(message);
  }

  /** Ends the line, and counts why. */
  refuse(code: ErrorCode): void {
    this.#context.metrics.refused(code);
    this.end(code);
  }

  #hello(hello: Hello): void {
    if (hello.version !== PROTOCOL_VERSION || this.#early !== undefined) {
      this.refuse(this.#early === undefined ? 'badVersion' : 'badMessage');
      return;
    }
    this.#early = [];
    clearTimeout(this.#patience);
    this.#context.find(this.#code, hello.token).then(
      (found) => this.#safely(() => (typeof found === 'string' ? this.refuse(found) : this.#enter(found, hello))),
      (error: unknown) => {
        this.#context.log.failed('finding a room', error);
        this.#safely(() => this.refuse('unavailable'));
      },
    );
  }

  #enter(room: LiveRoom, hello: Hello): void {
    if (this.#ended) return;
    const stranger = hello.token === undefined ? undefined : this.#identify(room, hello.token);
    if (!this.#pays(costOfTelling(room.reach))) return;
    // From here on the room is left again, also if it fails half-way.
    if (stranger === undefined) this.#room = room;
    const problem = stranger ?? room.attach(this, hello);
    if (problem !== undefined) {
      this.#room = undefined;
      this.refuse(problem);
      return;
    }
    for (const message of this.#early ?? []) this.#handle(message, room);
  }

  #identify({ room }: LiveRoom, token: string): ErrorCode | undefined {
    const key = keyOf(token);
    const member = memberWithKey(room, key);
    if (room.removed.some((one) => one.key === key)) return 'removed';
    if (member === undefined) return room.former.includes(key) ? 'notMember' : 'badToken';
    this.member = member.id;
    this.#token = token;
    return undefined;
  }

  #handle(message: AfterHello, room: LiveRoom): void {
    switch (message.t) {
      case 'ping':
        this.#tell({ t: 'pong' });
        return;
      case 'draft':
      case 'react':
      case 'review':
        this.#show(message, room);
        return;
      case 'move':
      case 'say':
      case 'command':
        this.#request(message, room);
    }
  }

  /** What is shown to all and kept by nobody. */
  #show(message: Extract<AfterHello, { t: 'draft' | 'react' | 'review' }>, room: LiveRoom): void {
    if (this.member === undefined || !this.#pays(costOfShowing(room.hearers))) return;
    if (message.t === 'draft') room.draft(this.member, message.question, message.seats);
    else if (message.t === 'react') room.react(this.member, message.reaction);
    else room.review.show(room.room, this.member, message);
  }

  #request(request: Request, room: LiveRoom): void {
    const cost = request.t === 'command' ? costOfTelling(room.reach) : costOfHearing(request, room.hearers);
    if (!this.#pays(cost)) return;
    const { id } = request;
    const answer = this.#context.metrics.timed((verdict: Verdict) => {
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

  get recovery(): string | undefined {
    return this.member === undefined ? undefined : recoveryOf(this.#token);
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

function parse(text: string): ClientMessage | 'badMessage' | 'tooLarge' {
  const read = readJson(text, MESSAGE);
  if (!read.ok) return read.code;
  const parsed = v.safeParse(clientMessageSchema, read.value);
  return parsed.success ? parsed.output : 'badMessage';
}
