import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { WebSocket, WebSocketServer } from 'ws';
import { CONFIG } from '../config.ts';
import { Metrics } from '../metrics.ts';
import type { LiveRoom } from '../rooms/live-room.ts';
import { Connection } from './connection.ts';
import { Heartbeat } from './heartbeat.ts';

/** The server's end of a line. */
class Stub extends EventEmitter {
  readonly sent: string[] = [];
  bufferedAmount = 0;
  terminated = false;
  pings = 0;
  send(frame: string): void {
    this.sent.push(frame);
  }
  ping(): void {
    this.pings += 1;
  }
  close(): void {}
  terminate(): void {
    this.terminated = true;
    this.emit('close');
  }
}

const metrics = new Metrics();
const HELLO = Buffer.from('{"t":"hello","version":1,"match":0,"facts":0,"lines":0}');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function connected(room: Partial<LiveRoom> = { attach: () => undefined, detach: () => {} }) {
  const stub = new Stub();
  const wire = { socket: stub as unknown as WebSocket, stream: new PassThrough() };
  const find = () => Promise.resolve(room as LiveRoom);
  return { stub, connection: new Connection(wire, 'ABCD', { limits: CONFIG.limits, metrics, find }) };
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

describe('the heartbeat', () => {
  test('cuts a line whose other end is gone, and only that', () => {
    const gone = new Stub();
    const here = new Stub();
    here.on('message', () => {});
    const clients = new Set([gone, here]) as unknown as WebSocketServer['clients'];
    const heartbeat = new Heartbeat({ clients } as WebSocketServer, 1000);
    vi.advanceTimersByTime(1000);
    here.emit('pong');
    vi.advanceTimersByTime(1000);
    expect([gone.terminated, here.terminated]).toEqual([true, false]);
    heartbeat.stop();
    vi.advanceTimersByTime(5000);
    expect(here.pings).toBe(2);
  });
});
