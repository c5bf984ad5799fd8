import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/index.ts';

let server: TestServer | undefined;
const open: Socket[] = [];
afterEach(async () => {
  for (const socket of open.splice(0)) socket.destroy();
  await server?.close();
});

const LINES = 2;
const MOST = LINES * 10;

async function hold(base: string): Promise<Socket> {
  const socket = connect(Number(new URL(base).port), '127.0.0.1');
  socket.on('error', () => undefined).resume();
  open.push(socket);
  await once(socket, 'connect');
  return socket;
}

async function started(trustProxy: 0 | readonly string[]): Promise<string> {
  server = await startTestServer({ limits: { lines: LINES }, trustProxy });
  return server.base;
}

test('who holds a great many connections that say nothing loses the oldest, and is answered on the newest', async () => {
  const base = await started(0);
  const silent: Socket[] = [];
  for (let at = 0; at < MOST; at += 1) silent.push(await hold(base));
  expect((await fetch(`${base}/healthz`)).status).toBe(200);
  await expect.poll(() => silent.map(({ closed }) => closed)).toEqual(silent.map((_, at) => at === 0));
});

test('a proxy whose word is taken holds those of everybody', async () => {
  const base = await started(['127.0.0.1']);
  const silent: Socket[] = [];
  for (let at = 0; at < MOST + 5; at += 1) silent.push(await hold(base));
  expect((await fetch(`${base}/healthz`)).status).toBe(200);
  expect(silent.some(({ closed }) => closed)).toBe(false);
});
