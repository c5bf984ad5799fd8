import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { CONFIG } from '../config.ts';
import { hello, LAST, openRoom, shout, startTestServer, type TestServer } from '../testing/index.ts';

let server: TestServer;
afterEach(() => server.close());

const MEBI = 2 ** 20;
/** More than a system keeps for a line by itself. */
const FLOOD = 64 * MEBI;
/** What a line may have waiting, and one answer on top of it. */
const MOST = MEBI + 1024;

/** One frame of a client. */
function frame(opcode: number, payload: Buffer): Buffer {
  const mask = randomBytes(4);
  const masked = payload.map((byte, at) => byte ^ (mask[at % 4] ?? 0));
  return Buffer.concat([Buffer.from([0x80 | opcode, 0x80 | payload.length]), mask, masked]);
}
const PING = 0x9;
const TEXT = 0x1;
const PONG = 0xa;

/** A line that was opened by hand and, once it has been welcomed, is never read from. */
async function deaf(code: string): Promise<Socket> {
  const { hostname, port } = new URL(server.base);
  const socket = connect(Number(port), hostname).on('error', () => {});
  const key = randomBytes(16).toString('base64');
  socket.write(
    `GET /api/rooms/${code}/socket HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
  );
  const heard = (words: string): Promise<void> =>
    new Promise((resolve) => {
      socket.on('data', (data) => {
        if (data.includes(words)) resolve();
      });
    });
  await heard('101 ');
  socket.write(frame(TEXT, Buffer.from(hello())));
  await heard('"t":"welcome"');
  return socket.removeAllListeners('data').pause();
}

async function measured(name: string): Promise<number> {
  const text = await (await fetch(`${server.base}/metrics`)).text();
  return Number(text.match(new RegExp(`^${name} (.*)$`, 'm'))?.[1]);
}

/** Writes one frame over and over until the line is cut or all is sent; says how much ever waited for it in the server. */
async function flooded(socket: Socket, text: Buffer): Promise<{ readonly sent: number; readonly waited: number }> {
  const chunk = Buffer.concat(Array.from({ length: Math.ceil(65_536 / text.length) }, () => text));
  const closed = new Promise((resolve) => socket.once('close', resolve));
  let [sent, waited] = [0, 0];
  while (sent < FLOOD && !socket.destroyed) {
    sent += chunk.length;
    if (!socket.write(chunk)) await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed]);
    if (sent % (16 * chunk.length) === 0) waited = Math.max(waited, await measured('reseau_buffered_bytes'));
  }
  return { sent, waited: Math.max(waited, await measured('reseau_buffered_bytes')) };
}

describe('one who asks and never reads the answer', () => {
  test.each([
    ['pings of the line', frame(PING, randomBytes(125))],
    ['pings of the protocol', frame(TEXT, Buffer.from('{"t":"ping"}'))],
  ])('is cut before much has piled up: %s', async (_what, text) => {
    server = await startTestServer();
    const { code } = await openRoom(server.base, 'Ann');
    const socket = await deaf(code);
    const { sent, waited } = await flooded(socket, text);
    expect(waited).toBeLessThanOrEqual(MOST);
    expect(sent).toBeLessThan(FLOOD);
    expect(await measured('reseau_connections')).toBe(0);
  });
});

test.each([
  ['short', 12, 'badMessage'],
  ['long', 61_440, 'tooMany'],
])('a line pays for what it sends by its length: a %s frame', async (_what, length, bye) => {
  server = await startTestServer({ limits: { burst: 20, perSecond: 0 } });
  const { code } = await openRoom(server.base, 'Ann');
  const heard = await shout(server.base, code, [hello(), '{"t":"ping"}'.padEnd(length), LAST]);
  expect(heard.at(-1)).toBe(JSON.stringify({ t: 'bye', code: bye }));
});

describe('whoever sends control frames without end', () => {
  test.each([
    ['pings', PING],
    ['pongs nobody asked for', PONG],
  ])('has used up the line’s allowance: %s', async (_what, opcode) => {
    server = await startTestServer({ limits: { burst: CONFIG.limits.burst, perSecond: CONFIG.limits.perSecond } });
    const { code } = await openRoom(server.base, 'Ann');
    const socket = new WebSocket(`${server.base.replace('http', 'ws')}/api/rooms/${code}/socket`);
    const heard: string[] = [];
    let pongs = 0;
    socket.on('message', (data) => heard.push((data as Buffer).toString()));
    socket.on('pong', () => {
      pongs += 1;
    });
    await new Promise((resolve) => socket.once('open', resolve));
    socket.send(hello());
    for (let sent = 0; sent < 1000; sent += 1) {
      if (opcode === PING) socket.ping();
      else socket.pong();
    }
    await new Promise((resolve) => socket.once('close', resolve));
    expect(heard.at(-1)).toBe('{"t":"bye","code":"tooMany"}');
    expect(pongs).toBeLessThan(CONFIG.limits.burst + 10 * CONFIG.limits.perSecond);
  });

  test('is answered while it keeps to it', async () => {
    server = await startTestServer({ limits: { burst: CONFIG.limits.burst, perSecond: CONFIG.limits.perSecond } });
    const { code } = await openRoom(server.base, 'Ann');
    const socket = new WebSocket(`${server.base.replace('http', 'ws')}/api/rooms/${code}/socket`);
    await new Promise((resolve) => socket.once('open', resolve));
    const answer = new Promise((resolve) => socket.once('pong', (data) => resolve(data.toString())));
    socket.ping('are you there?');
    expect(await answer).toBe('are you there?');
    socket.terminate();
  });
});
