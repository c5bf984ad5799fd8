import type { Duplex } from 'node:stream';
import { type ClientMessage, clientMessageSchema, type ErrorCode, type ServerMessage } from '@reseau/protocol';
import {
  type Bye,
  type Cancel,
  type Carrier,
  type Clock,
  guarded,
  Line,
  type LiveRoom,
  type Log,
  type Request,
  type Verdict,
} from '@reseau/rooms';
import * as v from 'valibot';
import type { RawData, WebSocket } from 'ws';
import { MESSAGE, readJson } from '../bounded-json.ts';
import { TokenBucket } from '../token-bucket.ts';
import type { ConnectionContext } from './connection-context.ts';
import { costOfFrame, costOfHearing, costOfMessage, costOfShowing, costOfTelling } from './cost.ts';

const HELLO_WITHIN = 10_000;
/** A connection that takes in less than it is sent is cut: it can call again and ask for what it missed. */
const MOST_BUFFERED = 1 << 20;
const MOST_LATE = 16;
const CLOSE_WITHIN = 2000;
/** A hello, and what may be sent right after it. */
const MOST_OWED = 20;

/** A socket, and the stream it writes to. */
interface Wire {
  readonly socket: WebSocket;
  readonly stream: Duplex;
}

/** One socket, and all that keeps it from costing the others too much. */
export class Connection implements Carrier {
  readonly from: string;
  readonly #socket: WebSocket;
  readonly #stream: Duplex;
  readonly #context: ConnectionContext;
  readonly #code: string;
  readonly #bucket: TokenBucket;
  readonly #endPatience: Cancel;
  readonly #line = new Line(this);
  #hasEntered = false;
  #owed = 0;
  #gathering = false;
  #ended = false;
  /** How much came in after the end. */
  #late = 0;

  constructor({ socket, stream }: Wire, code: string, context: ConnectionContext) {
    const { burst, perSecond } = context.limits;
    const { clock } = context;
    this.#socket = socket;
    this.#stream = stream;
    this.#context = context;
    this.from = context.caller;
    this.#code = code;
    this.#bucket = new TokenBucket(burst, perSecond, clock);
    this.#endPatience = clock.after(HELLO_WITHIN, () => this.end('badMessage'));
    socket.on('message', (data, binary) => this.safely(() => this.#received(data, binary)));
    socket.on('ping', (data) => this.safely(() => this.#pinged(data)));
    socket.on('pong', () => this.safely(() => void this.#isAllowed()));
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
    this.clock.after(CLOSE_WITHIN, () => this.#socket.terminate());
    this.#closed();
  }

  /** Whatever goes wrong while this one is served ends this line and nothing else. */
  safely(task: () => void): void {
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
    this.#endPatience();
    this.#line.leave();
  }

  /** Whatever comes in is counted; whoever sends too much is sent away. */
  #isAllowed(cost = 1): boolean {
    if (this.#ended) {
      this.#late += 1;
      // The goodbye is on its way: whoever goes on shouting is not even listened to.
      if (this.#late === MOST_LATE) this.#socket.pause();
      return false;
    }
    const allowed = this.#bucket.take(cost) && this.#maySpend(cost);
    if (!allowed) this.refuse('tooMany');
    return allowed;
  }

  /** Until it is known whose line it is, somebody with a seat may owe what the address has not left. */
  #maySpend(cost: number): boolean {
    const { member } = this.#line;
    const seat = member === undefined ? undefined : `${this.#code.toUpperCase()} ${member}`;
    if (this.#context.spend(cost, seat)) return true;
    if (this.#hasEntered || this.#owed + cost > MOST_OWED) return false;
    this.#owed += cost;
    return true;
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
    if (message.t === 'hello') this.#endPatience();
    this.#line.hear(message);
  }

  /** Ends the line, and counts why. */
  refuse(code: ErrorCode): void {
    this.#context.metrics.refused(code);
    this.end(code);
  }

  get clock(): Clock {
    return this.#context.clock;
  }

  get log(): Log {
    return this.#context.log;
  }

  find(token: string | undefined): Promise<LiveRoom | ErrorCode> {
    return this.#context.find(this.#code, token);
  }

  mayEnter(room: LiveRoom): boolean {
    this.#hasEntered = true;
    if (!this.#context.enters(this.#line.member)) {
      this.refuse('tooMany');
      return false;
    }
    return this.#pays(this.#owed + costOfTelling(room.reach));
  }

  mayShow(room: LiveRoom): boolean {
    return this.#pays(costOfShowing(room.hearers));
  }

  mayRequest(request: Request, room: LiveRoom): boolean {
    return this.#pays(request.t === 'command' ? costOfTelling(room.reach) : costOfHearing(request, room.hearers));
  }

  timed(answer: (verdict: Verdict) => void): (verdict: Verdict) => void {
    return this.#context.metrics.timed(answer);
  }
}

function parse(text: string): ClientMessage | 'badMessage' | 'tooLarge' {
  const read = readJson(text, MESSAGE);
  if (!read.ok) return read.code;
  const parsed = v.safeParse(clientMessageSchema, read.value);
  return parsed.success ? parsed.output : 'badMessage';
}
