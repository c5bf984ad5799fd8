import {
  type ClientMessage,
  type ErrorCode,
  PADDED,
  PROTOCOL_VERSION,
  padded,
  type ServerMessage,
} from '@reseau/protocol';
import type { Clock } from '../clock.ts';
import { guarded } from '../guard.ts';
import type { Log } from '../log.ts';
import { Damaged } from '../store/store.ts';
import { checksum } from './applied-requests.ts';
import type { LiveRoom } from './live-room.ts';
import { decisionOn, type Request } from './requests.ts';
import { formerWithKey, memberWithKey } from './room.ts';
import { handoverSecret, keyOf, recoveryOf } from './secrets.ts';
import type { Bye, Hello, Subscriber } from './subscribers.ts';
import { refuse, type Verdict } from './verdict.ts';

type AfterHello = Exclude<ClientMessage, Hello>;
type Answer = (verdict: Verdict) => void;

const MOST_EARLY = 16;

/**
 * In milliseconds: how long after it was asked a request is answered that changes nothing. It waits for what others have just
 * done to be stored; answered at once otherwise, it would tell whoever asks again and again when somebody chooses in secret.
 */
const STILL = 50;

/** What a line runs over: the socket of a server, or a port between a page and its worker. */
export interface Carrier {
  /** From where it comes, as callers are counted. */
  readonly from: string;
  readonly log: Log;
  readonly clock: Clock;
  send(frame: string): void;
  /** Says goodbye and hangs up. */
  end(code: Bye): void;
  /** The same, because of what the other end has sent. */
  refuse(code: ErrorCode): void;
  /** Whatever goes wrong in the task ends this line and nothing else. */
  safely(task: () => void): void;
  /** With a token, the room in which it may be a seat. */
  find(token: string | undefined): Promise<LiveRoom | ErrorCode>;
  /** Whether the other end may still ask for so much; one that may not is sent away. */
  mayEnter(room: LiveRoom): boolean;
  mayShow(room: LiveRoom): boolean;
  mayRequest(request: Request, room: LiveRoom): boolean;
  /** Counts how long an answer takes. */
  timed(answer: Answer): Answer;
}

/** One line to a room: from its hello on, a subscriber. */
export class Line implements Subscriber {
  member: string | undefined;
  readonly #carrier: Carrier;
  #early: AfterHello[] | undefined;
  #room: LiveRoom | undefined;
  #token = '';
  #left = false;

  constructor(carrier: Carrier) {
    this.#carrier = carrier;
  }

  get from(): string {
    return this.#carrier.from;
  }

  get recovery(): string | undefined {
    return this.member === undefined ? undefined : recoveryOf(this.#token);
  }

  send(frame: string): void {
    this.#carrier.send(frame);
  }

  end(code: Bye): void {
    this.#carrier.end(code);
  }

  /** What the other end says. */
  hear(message: ClientMessage): void {
    if (message.t === 'hello') this.#hello(message);
    else if (this.#room !== undefined) this.#handle(message, this.#room);
    else this.#keep(message);
  }

  /** The other end is gone. */
  leave(): void {
    this.#left = true;
    const room = this.#room;
    this.#room = undefined;
    guarded(this.#carrier.log, 'leaving', () => room?.detach(this));
  }

  #tell(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }

  /** Of what one alone is told, the length must not tell what it is. */
  #tellOwn(message: ServerMessage): void {
    this.send(padded(JSON.stringify(message), PADDED));
  }

  /** What comes while the room is still being loaded waits for it. */
  #keep(message: AfterHello): void {
    if (this.#early === undefined) this.#carrier.refuse('badMessage');
    else if (this.#early.length >= MOST_EARLY) this.#carrier.refuse('tooMany');
    else this.#early.push(message);
  }

  #hello(hello: Hello): void {
    const carrier = this.#carrier;
    if (hello.version !== PROTOCOL_VERSION || this.#early !== undefined) {
      carrier.refuse(this.#early === undefined ? 'badVersion' : 'badMessage');
      return;
    }
    this.#early = [];
    carrier.find(hello.token).then(
      (found) => carrier.safely(() => (typeof found === 'string' ? carrier.refuse(found) : this.#enter(found, hello))),
      (error: unknown) => {
        const isDamaged = error instanceof Damaged;
        if (!isDamaged) carrier.log.failed('finding a room', error);
        carrier.safely(() => carrier.refuse(isDamaged ? 'damaged' : 'unavailable'));
      },
    );
  }

  #enter(room: LiveRoom, hello: Hello): void {
    if (this.#left) return;
    const stranger = hello.token === undefined ? undefined : this.#identify(room, hello.token);
    if (!this.#carrier.mayEnter(room)) return;
    // From here on the room is left again, also if it fails half-way.
    if (stranger === undefined) this.#room = room;
    const problem = stranger ?? room.attach(this, hello);
    if (problem !== undefined) {
      this.#room = undefined;
      this.#carrier.refuse(problem);
      return;
    }
    for (const message of this.#early ?? []) this.#handle(message, room);
  }

  #identify({ room }: LiveRoom, token: string): ErrorCode | undefined {
    const key = keyOf(token);
    const member = memberWithKey(room, key);
    if (room.removed.some((one) => one.key === key)) return 'removed';
    if (member === undefined) return formerWithKey(room, key) === undefined ? 'badToken' : 'notMember';
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
      case 'phrase':
      case 'command':
        this.#request(message, room);
    }
  }

  /** What is shown to all and kept by nobody. */
  #show(message: Extract<AfterHello, { t: 'draft' | 'react' | 'review' }>, room: LiveRoom): void {
    if (this.member === undefined || !this.#carrier.mayShow(room)) return;
    if (message.t === 'draft') room.draft.show(room.room, this.member, message.question, message.seats);
    else if (message.t === 'react') room.react(this.member, message.reaction);
    else room.review.show(room.room, this.member, message);
  }

  #request(request: Request, room: LiveRoom): void {
    if (!this.#carrier.mayRequest(request, room)) return;
    const { id } = request;
    const { clock } = this.#carrier;
    const asked = clock.steady();
    const answer = this.#carrier.timed((verdict) => {
      const tell = (): void => {
        if (verdict.ok) this.#tellOwn({ t: 'done', id, ...this.#secretFor(request) });
        else this.#tellOwn({ t: 'refused', id, code: verdict.code, ...reasonOf(verdict) });
      };
      if (verdict.ok && verdict.events.length > 0) tell();
      else this.#after(asked + STILL - clock.steady(), tell);
    });
    if (this.member === undefined) {
      answer(refuse('notMember'));
      return;
    }
    const stamp = { member: this.member, id, sum: checksum({ ...request, pad: undefined }) };
    room.request(
      stamp,
      decisionOn(request, stamp, () => this.#secret(id)),
      answer,
    );
  }

  #after(ms: number, tell: () => void): void {
    this.#carrier.clock.after(ms, () => this.#carrier.safely(() => (this.#left ? undefined : tell())));
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
