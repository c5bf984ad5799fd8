import { clientMessageSchema, type ErrorCode } from '@reseau/protocol';
import { type Bye, type Carrier, type Clock, guarded, Line, type LiveRoom, type Log } from '@reseau/rooms';
import * as v from 'valibot';
import { HUNG_UP } from '../connection/local-messages.ts';

/** A line from a page of this very device: what a socket is to a server, without its limits. */
export class PortCarrier implements Carrier {
  readonly from = 'here';
  readonly clock: Clock;
  readonly log: Log;
  readonly find: () => Promise<LiveRoom | ErrorCode>;
  readonly #port: MessagePort;
  readonly #line = new Line(this);

  constructor(
    port: MessagePort,
    { clock, log }: Pick<Carrier, 'clock' | 'log'>,
    find: () => Promise<LiveRoom | ErrorCode>,
  ) {
    this.#port = port;
    this.clock = clock;
    this.log = log;
    this.find = find;
    port.onmessage = ({ data }: MessageEvent<string>) => this.safely(() => this.#received(data));
  }

  send(frame: string): void {
    this.#port.postMessage(frame);
  }

  end(code: Bye): void {
    this.send(JSON.stringify({ t: 'bye', code }));
    this.send(HUNG_UP);
    this.#close();
  }

  refuse(code: ErrorCode): void {
    this.end(code);
  }

  safely(task: () => void): void {
    if (!guarded(this.log, 'line', task)) this.refuse('internal');
  }

  mayEnter(): boolean {
    return true;
  }

  mayShow(): boolean {
    return true;
  }

  mayRequest(): boolean {
    return true;
  }

  timed<A>(answer: A): A {
    return answer;
  }

  #received(data: string): void {
    if (data === HUNG_UP) {
      this.#close();
      return;
    }
    const parsed = v.safeParse(clientMessageSchema, JSON.parse(data));
    if (parsed.success) this.#line.hear(parsed.output);
    else this.refuse('badMessage');
  }

  #close(): void {
    this.#port.onmessage = null;
    this.#port.close();
    this.#line.leave();
  }
}
