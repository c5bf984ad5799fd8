import { request } from 'node:http';
import { connect } from 'node:net';
import type { Rng } from '@reseau/core';
import { WebSocket } from 'ws';
import { hello } from '../shout.ts';
import type { Arsenal } from './arsenal.ts';

/** A table that is attacked: its code, what its people have said, and somebody on its bench who means harm. */
export interface Target {
  readonly code: string;
  readonly insider: string;
  /** What was sent from its seats, to be sent again by others. */
  heard(): readonly string[];
}

export interface Attack {
  readonly port: number;
  readonly targets: readonly Target[];
  readonly arsenal: Arsenal;
  readonly rng: Rng;
  /** Whether each call comes from an address of its own choice, as a proxy would say it. */
  readonly scattered: boolean;
}

/** How many messages of which kind were thrown; none is counted that could not be sent any more. */
export interface Thrown {
  /** On sockets, in the shape of the protocol. */
  readonly wellFormed: number;
  /** On sockets, whatever else. */
  readonly malformed: number;
  /** Over HTTP, nearly right. */
  readonly requests: number;
  /** Bytes that are no request and no frame. */
  readonly raw: number;
}

export const NOTHING: Thrown = { wellFormed: 0, malformed: 0, requests: 0, raw: 0 };

export const both = (one: Thrown, other: Thrown): Thrown => ({
  wellFormed: one.wellFormed + other.wellFormed,
  malformed: one.malformed + other.malformed,
  requests: one.requests + other.requests,
  raw: one.raw + other.raw,
});

export const sumOf = ({ wellFormed, malformed, requests, raw }: Thrown): number =>
  wellFormed + malformed + requests + raw;

const BATCHES = 4;
const BATCH = 40;
/** In milliseconds: what is not answered by then is left. */
const PATIENCE = 10_000;
const HTTP_AT_ONCE = 8;

const RAW = [
  'hello?\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: x\r\n',
  'BREW / HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET /api/rooms/%E0%A4%A/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  'POST /api/rooms HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{',
];
/** Frames that are cut off, not masked, or longer than anything. */
const BROKEN_FRAMES = ['\x81\x02hi', '\x81\xff\x00\x00\x00\xff\xff\xff\xff\xff', '\x81\xfe', '\xff'.repeat(100)];

const addressOf = (rng: Rng): string => `203.0.${rng.below(4)}.${rng.below(250)}`;
const headersOf = ({ scattered, rng }: Attack): Record<string, string> =>
  scattered ? { 'x-forwarded-for': addressOf(rng) } : {};

/** One attack over, by chance; says how many messages it was. */
export function attack(plan: Attack): Promise<Thrown> {
  const which = plan.rng.below(100);
  if (which < 3) return overRaw(plan);
  return which < 30 ? overHttp(plan) : overSocket(plan);
}

/** Says what it says as nobody, as a forged seat or from the bench; then something after which it is sent away. */
async function overSocket(plan: Attack): Promise<Thrown> {
  const { port, targets, arsenal, rng } = plan;
  const { code, insider, heard } = rng.choose(targets);
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/rooms/${code}/socket`, { headers: headersOf(plan) });
  const line = new Shouting(socket);
  if (!(await line.opened)) return { ...NOTHING, requests: 1 };
  const as = rng.below(10);
  const forged = `${insider.slice(0, -3)}${rng.below(900) + 100}`;
  if (as === 0) line.spoil(rng.choose(arsenal.malformed));
  else line.say(hello(as < 4 ? undefined : as === 4 ? forged : insider));
  if (!(await line.heard(0))) return line.said;
  const replays = heard();
  for (let batch = 0; batch < BATCHES && !line.closed; batch += 1) {
    for (let one = 0; one < BATCH; one += 1) {
      const replay = rng.below(4) === 0 ? replays.at(-1 - rng.below(200)) : undefined;
      const frame = replay ?? rng.choose(arsenal.wellFormed);
      line.say(frame.replace(/request-id-\d/, () => `request-id-${rng.below(1_000_000)}`));
    }
    const answered = line.pongs + 1;
    line.say('{"t":"ping"}');
    await line.heard(answered);
  }
  line.spoil(rng.choose(arsenal.malformed));
  await line.end();
  return line.said;
}

/** A line that talks without listening, but for whether it is still there. */
class Shouting {
  readonly #socket: WebSocket;
  readonly opened: Promise<boolean>;
  said = NOTHING;
  pongs = 0;
  closed = false;
  #welcomed = false;
  #stir = (): void => {};

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('error', () => {});
    socket.on('message', (data) => {
      const text = (data as Buffer).toString('latin1', 0, 14);
      this.#welcomed ||= text.startsWith('{"t":"welcome"');
      if (text.startsWith('{"t":"pong"')) this.pongs += 1;
      this.#stir();
    });
    this.opened = new Promise((resolve) => {
      socket.once('open', () => resolve(true));
      socket.once('close', () => {
        this.closed = true;
        resolve(false);
        this.#stir();
      });
    });
  }

  say(frame: string): void {
    if (this.#sent(frame)) this.said = { ...this.said, wellFormed: this.said.wellFormed + 1 };
  }

  /** Something that the protocol does not know. */
  spoil(frame: string | Uint8Array): void {
    if (this.#sent(frame)) this.said = { ...this.said, malformed: this.said.malformed + 1 };
  }

  #sent(frame: string | Uint8Array): boolean {
    if (this.#socket.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(frame);
    return true;
  }

  /** Waits for a welcome and so many answers to pings; whether the line is still up. */
  async heard(pongs: number): Promise<boolean> {
    await this.#until(() => (this.#welcomed && this.pongs >= pongs) || this.closed);
    return !this.closed;
  }

  async end(): Promise<void> {
    await this.#until(() => this.closed);
    this.#socket.terminate();
  }

  async #until(condition: () => boolean): Promise<void> {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      this.#stir();
    }, PATIENCE);
    while (!condition() && !isLate) {
      await new Promise<void>((resolve) => {
        this.#stir = resolve;
      });
    }
    clearTimeout(timer);
  }
}

async function overHttp(plan: Attack): Promise<Thrown> {
  await Promise.all(Array.from({ length: HTTP_AT_ONCE }, () => asked(plan)));
  return { ...NOTHING, requests: HTTP_AT_ONCE };
}

function asked(plan: Attack): Promise<void> {
  const { port, targets, arsenal, rng } = plan;
  const { code, insider } = rng.choose(targets);
  const [door, body] = rng.choose(arsenal.doors);
  const isPost = rng.below(3) > 0;
  const other = rng.choose([
    `/api/rooms/${code}`,
    `/api/rooms/${code}/matches/1`,
    '/api/rooms/OOOO',
    '/..%2f',
    '/metrics',
  ]);
  const headers = {
    ...headersOf(plan),
    'content-type': 'application/json',
    authorization: `Bearer ${insider.slice(1)}x`,
  };
  return new Promise((resolve) => {
    const path = isPost ? door.replace('CODE', code) : other;
    const call = request({ host: '127.0.0.1', port, path, method: isPost ? 'POST' : 'GET', headers }, (answer) => {
      answer.resume();
      answer.once('close', resolve);
    });
    call.setTimeout(PATIENCE, () => call.destroy());
    call.once('error', () => resolve());
    call.end(isPost ? body : undefined);
  });
}

/** What is no request, or no frame; now and then the line is reset in the middle of it. */
function overRaw({ port, targets, rng }: Attack): Promise<Thrown> {
  const { code } = rng.choose(targets);
  const upgrade =
    `GET /api/rooms/${code}/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
    'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';
  const text = rng.below(2) === 0 ? rng.choose(RAW) : upgrade + rng.choose(BROKEN_FRAMES);
  const socket = connect(port, '127.0.0.1');
  return new Promise((resolve) => {
    socket.on('error', () => {});
    socket.once('close', () => resolve({ ...NOTHING, raw: 1 }));
    socket.write(text, 'latin1', () => {
      if (rng.below(2) === 0) socket.resetAndDestroy();
      else socket.end(() => socket.destroy());
    });
    socket.resume();
  });
}
