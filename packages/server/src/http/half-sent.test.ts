import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/index.ts';

/** In milliseconds: less than Node takes between two looks of its own at who is late. */
const PATIENCE = 15_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ requestWithin: 300 });
});
afterAll(() => server.close());

const JSON_TYPE = 'Content-Type: application/json\r\n';
const post = (path: string, headers: string, body = '{"a"') =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n${body}`;

test.concurrent.each([
  ['nothing', ''],
  ['half the headers', 'POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nX-A: '],
  ['half a body', post('/api/rooms', `${JSON_TYPE}Content-Length: 100\r\n`)],
  ['half a chunk', post('/api/rooms', `${JSON_TYPE}Transfer-Encoding: chunked\r\n`, '5\r\n{"a"')],
  ['half a body that is refused unread', post('/api/rooms', 'Content-Type: text/plain\r\nContent-Length: 100\r\n')],
  ['half a body for nobody', post('/nowhere', `${JSON_TYPE}Content-Length: 100\r\n`)],
  ['half a body nobody asked for', 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"a"'],
])('whoever sends %s and waits is cut off', async (_what, text) => {
  const socket = connect(Number(new URL(server.base).port), '127.0.0.1');
  socket.resume().write(text);
  const signal = AbortSignal.timeout(PATIENCE);
  await expect(once(socket, 'close', { signal })).resolves.toEqual([false]);
});
