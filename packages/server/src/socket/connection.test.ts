import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { PROTOCOL_VERSION } from '@reseau/protocol';
import { type LiveRoom, type Log, SteadyClock } from '@reseau/rooms';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { WebSocket, WebSocketServer } from 'ws';
import { CONFIG } from '../config.ts';
import { Metrics } from '../metrics.ts';
import { Connection } from './connection.ts';
import { Heartbeat } from './heartbeat.ts';

/** The server's end of a line. */
class Stub extends EventEmitter {
  readonly sent: string[] = [];
  bufferedAmount = 0;
  terminated = false;
  readonly pings: Buffer[] = [];
  send(frame: string): void {
    this.sent.push(frame);
  }
  ping(question: Buffer): void {
    this.pings.push(question);
  }
  close(): void {}
  pause(): void {}
  terminate(): void {
    this.terminated = true;
    this.emit('close');
  }
}

let clock: SteadyClock;
let failures: readonly string[] = [];
const log: Log = {
  info: () => {},
  warn: () => {},
  failed: (what) => {
    failures = [...failures, what];
  },
};
const HELLO = Buffer.from(JSON.stringify({ t: 'hello', version: PROTOCOL_VERSION, match: 0, facts: 0, lines: 0 }));

beforeEach(() => {
  vi.useFakeTimers();
  clock = new SteadyClock();
  failures = [];
});
afterEach(() => void vi.useRealTimers());

function connected(
  room: Partial<LiveRoom> = { attach: () => undefined, detach: () => {} },
  spend: (cost: number) => boolean = () => true,
) {
  const stub = new Stub();
  const wire = { socket: stub as unknown as WebSocket, stream: new PassThrough() };
  const find = () => Promise.resolve({ reach: 0, hearers: 1, ...room } as LiveRoom);
  const metrics = new Metrics(clock);
  const context = { caller: 'a', limits: CONFIG.limits, clock, metrics, log, spend, find, enters: () => true };
  return { stub, connection: new Connection(wire, 'ABCD', context) };
}

describe('a connection', () => {
  test('that says nothing is ended', () => {
    const { stub } = connected();
    vi.advanceTimersByTime(9999);
    expect(stub.sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(stub.sent).toEqual(['{"t":"bye","code":"badMessage"}']);
    vi.advanceTimersByTime(2000);
    expect(stub.terminated).toBe(true);
  });

  test('that says hello may take its time afterwards', async () => {
    const { stub } = connected();
    stub.emit('message', HELLO, false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(stub.sent).toEqual([]);
  });

  test('is not shut out when the wall clock is set back', async () => {
    const { stub } = connected();
    stub.emit('message', HELLO, false);
    await vi.advanceTimersByTimeAsync(1000);
    vi.setSystemTime(Date.now() - 3_600_000);
    for (let times = 0; times < 5; times += 1) stub.emit('pong');
    expect(stub.sent).toEqual([]);
  });

  test('that does not take in what it is sent is cut', () => {
    const { stub, connection } = connected();
    connection.send('one');
    stub.bufferedAmount = 2 ** 20 + 1;
    connection.send('two');
    expect(stub.sent).toEqual(['one']);
    expect(stub.terminated).toBe(true);
  });

  test('leaves its room once, however it ends', async () => {
    const detach = vi.fn<() => void>();
    const { stub, connection } = connected({ attach: () => undefined, detach });
    stub.emit('message', HELLO, false);
    await vi.advanceTimersByTimeAsync(0);
    connection.end('moved');
    stub.emit('close');
    expect(detach).toHaveBeenCalledTimes(1);
  });

  test('that only watches is refused where too many do', async () => {
    const { stub } = connected({ attach: () => 'roomFull' });
    stub.emit('message', HELLO, false);
    await vi.advanceTimersByTimeAsync(0);
    expect(stub.sent).toEqual(['{"t":"bye","code":"roomFull"}']);
  });

  test('that breaks before its room is found never enters it', async () => {
    const attach = vi.fn<() => undefined>();
    const { stub } = connected({ attach });
    stub.emit('message', HELLO, false);
    stub.emit('close');
    await vi.advanceTimersByTimeAsync(0);
    expect(attach).not.toHaveBeenCalled();
  });
});

describe('what comes in costs', () => {
  const text = (message: object): Buffer => Buffer.from(JSON.stringify(message));
  const options = (cards: number) => ({ do: 'options', options: { side: 'base', cards: 'x'.repeat(cards) } });
  const command = (what: object) => text({ t: 'command', id: 'request-1', command: what });

  async function spent(...messages: readonly Buffer[]): Promise<readonly number[]> {
    const costs: number[] = [];
    const { stub } = connected(undefined, (cost) => costs.push(cost) > 0);
    stub.emit('message', HELLO, false);
    await vi.advanceTimersByTimeAsync(0);
    const before = costs.length;
    for (const message of messages) stub.emit('message', message, false);
    return costs.slice(before);
  }

  test.each<[string, Buffer, readonly number[]]>([
    ['a ping', text({ t: 'ping' }), [1]],
    ['a line of chat', text({ t: 'say', id: 'request-1', text: 'hello' }), [1]],
    ['a move', text({ t: 'move', id: 'request-1', match: 1, question: 1, move: {} }), [1]],
    ['a bot', command({ do: 'addBot', level: 'easy' }), [1]],
    ['options', command(options(0)), [1, 4]],
    ['a start', command({ do: 'start' }), [1, 4]],
    ['a rematch', command({ do: 'rematch' }), [1, 4]],
    ['a long message', Buffer.from(`"${'x'.repeat(40_000)}"`), [10]],
    ['bytes', Buffer.alloc(65_536), [17]],
  ])('by its length and by what it sets going: %s', async (_what, message, costs) => {
    expect(await spent(message)).toEqual(costs);
  });

  test('a command, a hello and a word, by how long it takes to tell everybody', async () => {
    const costs: number[] = [];
    const room = { attach: () => undefined, detach: () => {}, reach: 52_000 * 130, hearers: 130 };
    const { stub } = connected(room, (cost) => costs.push(cost) > 0);
    stub.emit('message', HELLO, false);
    await vi.advanceTimersByTimeAsync(0);
    stub.emit('message', text({ t: 'say', id: 'request-2', text: 'hello' }), false);
    stub.emit('message', command({ do: 'clock', alone: 60, together: 60, talk: 0 }), false);
    expect(costs).toEqual([1, 4, 20, 1, 3, 1, 20]);
  });

  test('hello, which tells a whole match', async () => {
    const costs: number[] = [];
    const { stub } = connected(undefined, (cost) => costs.push(cost) > 0);
    stub.emit('message', HELLO, false);
    expect(costs).toEqual([1, 4]);
  });

  test('the line, in card files far sooner than in moves', async () => {
    const request = vi.fn<() => void>();
    const attach = (listener: { member: string | undefined }): undefined => {
      listener.member = 'm1';
    };
    const { stub } = connected({ attach, detach: () => {}, request });
    stub.emit('message', HELLO, false);
    await vi.advanceTimersByTimeAsync(0);
    const lists = Array.from({ length: 15 }, () => 'x'.repeat(4000));
    const file = command({ do: 'options', options: { side: 'base', cards: lists } });
    for (let sent = 0; sent < 400; sent += 1) stub.emit('message', file, false);
    // A burst of 60, of which hello took 5: two files of 15 + 4, and what is left is not enough for a third.
    expect(request).toHaveBeenCalledTimes(2);
    expect(stub.sent).toEqual(['{"t":"bye","code":"tooMany"}']);
  });

  test('the whole address, by whichever line it comes', async () => {
    let left = 12;
    const spend = (cost: number): boolean => {
      left -= cost;
      return left >= 0;
    };
    const lines = [connected(undefined, spend), connected(undefined, spend), connected(undefined, spend)];
    for (const { stub } of lines) stub.emit('message', HELLO, false);
    await vi.advanceTimersByTimeAsync(0);
    expect(lines.map(({ stub }) => stub.sent)).toEqual([[], [], ['{"t":"bye","code":"tooMany"}']]);
  });
});

describe('a mistake of ours', () => {
  const trip = (): never => {
    throw new Error('trip');
  };
  const REQUEST = Buffer.from('{"t":"say","id":"request-1","text":"hello"}');
  const internal = ['{"t":"bye","code":"internal"}'];

  test('while a room is entered ends the line with a word, and the room is left', async () => {
    const detach = vi.fn<() => void>();
    const { stub } = connected({ attach: trip, detach });
    stub.emit('message', HELLO, false);
    await vi.advanceTimersByTimeAsync(0);
    expect([stub.sent, failures]).toEqual([internal, ['connection']]);
    expect(detach).toHaveBeenCalledTimes(1);
  });

  test('while a message is handled ends the line with a word', async () => {
    const attach = (listener: { member: string | undefined }): undefined => {
      listener.member = 'm1';
    };
    const { stub } = connected({ attach, detach: () => {}, request: trip });
    stub.emit('message', HELLO, false);
    await vi.advanceTimersByTimeAsync(0);
    stub.emit('message', REQUEST, false);
    expect([stub.sent, failures]).toEqual([internal, ['connection']]);
  });

  test('while a room is left is nobody else’s trouble', async () => {
    const { stub } = connected({ attach: () => undefined, detach: trip });
    stub.emit('message', HELLO, false);
    await vi.advanceTimersByTimeAsync(0);
    stub.emit('close');
    expect(failures).toEqual(['leaving']);
  });

  test('while saying so cuts the line', async () => {
    const { stub } = connected({ attach: trip, detach: () => {} });
    stub.send = trip;
    stub.emit('message', HELLO, false);
    await vi.advanceTimersByTimeAsync(0);
    expect([stub.terminated, failures]).toEqual([true, ['connection', 'goodbye']]);
  });

  test('in the heartbeat of one line leaves the others alone', () => {
    const [bad, here] = [new Stub(), new Stub()];
    bad.ping = trip;
    const clients = new Set([bad, here]) as unknown as WebSocketServer['clients'];
    const heartbeat = new Heartbeat({ clients } as WebSocketServer, { clock, log });
    vi.advanceTimersByTime(25_000);
    heartbeat.stop();
    expect([failures, here.pings.length]).toEqual([['heartbeat'], 1]);
  });
});

describe('the heartbeat', () => {
  test('cuts a line whose other end is gone, and only that', () => {
    const [gone, here, feigned] = [new Stub(), new Stub(), new Stub()];
    const clients = new Set([gone, here, feigned]) as unknown as WebSocketServer['clients'];
    const heartbeat = new Heartbeat({ clients } as WebSocketServer, { clock, log });
    vi.advanceTimersByTime(25_000);
    here.emit('pong', here.pings[0]);
    feigned.emit('pong', Buffer.alloc(8));
    feigned.emit('pong', Buffer.alloc(0));
    vi.advanceTimersByTime(25_000);
    expect([gone.terminated, here.terminated, feigned.terminated]).toEqual([true, false, true]);
    // An old answer is none.
    here.emit('pong', here.pings[0]);
    heartbeat.stop();
    vi.advanceTimersByTime(50_000);
    expect(here.pings.length).toBe(2);
  });
});
