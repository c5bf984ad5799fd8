import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { MemoryStore } from '@reseau/rooms';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openRoom, Player, startTestServer, type TestServer } from '../testing/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'reseau-web-'));
let server: TestServer;
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Réseau</title>');
  writeFileSync(join(folder, 'assets', 'main-1a2b.js'), 'export {};');
  writeFileSync(join(folder, 'assets', 'main-1a2b.js.br'), brotliCompressSync('export {};'));
  server = await startTestServer({ webDir: folder });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${server.base}${path}`, { headers });

describe('pages', () => {
  test.each(['/', '/t/ABCD', '/t/ABCD/screen', '/t/ABCD?lang=fr', '/index.html'])('%s is the page', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(await answer.text()).toContain('Réseau');
  });

  test('files with a hash in their name are kept for good, compressed if they lie there compressed', async () => {
    const answer = await get('/assets/main-1a2b.js', { 'accept-encoding': 'br' });
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(await answer.text()).toBe('export {};');
  });

  test('nothing else is compressed: no length hangs on what stands beside a secret', async () => {
    const { code } = await openRoom(server.base, 'Ann');
    for (const path of ['/api/house', `/api/rooms/${code}`, `/api/rooms/${code}/matches/1`])
      expect((await get(path, { 'accept-encoding': 'gzip, br' })).headers.get('content-encoding')).toBe(null);
    const url = `${server.base.replace('http', 'ws')}/api/rooms/${code}/socket`;
    const socket = new WebSocket(url, { perMessageDeflate: true });
    await once(socket, 'open');
    expect(socket.extensions).toBe('');
    socket.terminate();
  });

  test.each(['/assets/gone.js', '/api/nothing', '/favicon.ico', '/../package.json', '/%2e%2e/x.json'])(
    '%s is not there',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  test.each(['/api/house', '/api/rooms/AAAA', '/api/nothing'])('what %s answers is kept nowhere', async (path) => {
    expect((await get(path)).headers.get('cache-control')).toBe('no-store');
  });

  test('nothing may come from elsewhere, and nothing is moved to https', async () => {
    const { headers } = await get('/');
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toMatch(/upgrade-insecure-requests|unsafe-eval|script-src[^;]*unsafe/);
    expect(headers.get('strict-transport-security')).toBeNull();
  });
});

describe('watching the server', () => {
  test('it is well while it can write', async () => {
    expect(await (await get('/healthz')).json()).toEqual({ ok: true });
  });

  test('it is not when it cannot', async () => {
    class Broken extends MemoryStore {
      override check(): Promise<void> {
        return Promise.reject(new Error('disk full'));
      }
    }
    const sick = await startTestServer({}, new Broken());
    const answer = await fetch(`${sick.base}/healthz`);
    expect([answer.status, await answer.json()]).toEqual([503, { error: 'cannotStore' }]);
    expect(await (await fetch(`${sick.base}/metrics`)).text()).toContain('\nreseau_store_failing 1\n');
    await sick.close();
  });

  test('metrics are for this machine, not for whoever comes through a proxy', async () => {
    const text = await (await get('/metrics')).text();
    for (const name of ['reseau_rooms', 'reseau_rooms_cleared_total']) expect(text).toContain(`\n${name} `);
    for (const header of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via']) {
      expect([header, (await get('/metrics', { [header]: '127.0.0.1' })).status]).toEqual([header, 404]);
    }
  });

  test.each([
    ['localhost', 200],
    ['127.0.0.1:3000', 200],
    ['[::1]:3000', 200],
    ['raspberrypi.local', 404],
    ['evil.example:3000', 421],
  ])('metrics asked for at %s, which may be a name made to point here: %i', async (host, status) => {
    const [answer] = await once(request(`${server.base}/metrics`, { headers: { host } }).end(), 'response');
    answer.resume();
    expect(answer.statusCode).toBe(status);
  });

  test('metrics are for whoever has the token, if there is one', async () => {
    const guarded = await startTestServer({ metricsToken: 'a-long-enough-token' });
    const ask = (headers: Record<string, string>) => fetch(`${guarded.base}/metrics`, { headers });
    expect((await ask({})).status).toBe(404);
    expect((await ask({ authorization: 'Bearer a-long-enough-token' })).status).toBe(200);
    await guarded.close();
  });
});

/** All that comes back over one connection for this text, until the server ends it. */
async function answersTo(base: string, text: string): Promise<string> {
  const socket = connect(Number(new URL(base).port), '127.0.0.1');
  let heard = '';
  socket.on('data', (data) => {
    heard += String(data);
  });
  socket.on('error', () => {});
  socket.write(text);
  await once(socket, 'close');
  return heard;
}

describe('limits', () => {
  test('whoever asks too much is sent off after the first refusal, however much was sent in one piece', async () => {
    const strict = await startTestServer({ limits: { requests: 5 } });
    const heard = await answersTo(strict.base, 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(400));
    expect(heard.match(/HTTP\/1.1/g)?.length ?? 0).toBeLessThanOrEqual(6);
    await strict.close();
  });

  test.each([8, 9])('one connection may have eight answers to wait for: %i', async (asked) => {
    const last = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
    const heard = await answersTo(
      server.base,
      'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(asked - 1) + last,
    );
    expect(heard.match(/HTTP\/1.1 200/g)?.length ?? 0).toBe(asked === 8 ? 8 : 0);
  });

  test('one connection asks a hundred times, one after the other, and is then told to call anew', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const said: (string | undefined)[] = [];
    for (let times = 0; times < 101; times += 1) {
      const asked = request(`${server.base}/healthz`, { agent }).end();
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      said.push(answer.headers.connection);
      await once(answer.resume(), 'end');
    }
    expect(said.indexOf('close')).toBe(99);
    agent.destroy();
  });

  test('whoever asks and never reads is cut off', async () => {
    const webDir = mkdtempSync(join(tmpdir(), 'reseau-web-'));
    writeFileSync(join(webDir, 'index.html'), '<!doctype html>');
    mkdirSync(join(webDir, 'assets'));
    writeFileSync(join(webDir, 'assets', 'large-12345678.js'), Buffer.alloc(64 * 2 ** 20, ' '));
    const brisk = await startTestServer({ webDir, requestWithin: 300 });
    const socket = connect(Number(new URL(brisk.base).port), '127.0.0.1').pause();
    socket.on('error', () => {});
    socket.write('GET /assets/large-12345678.js HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await setTimeout(2000);
    // What was sent before the end is still to be read; a server that waits would now send all of it.
    let read = 0;
    socket.on('data', (data) => {
      read += data.length;
    });
    socket.resume();
    await once(socket, 'close');
    expect(read).toBeLessThan(64 * 2 ** 20);
    await brisk.close();
    rmSync(webDir, { recursive: true });
  });

  test('wrong codes are counted, and then no code is right', async () => {
    const strict = await startTestServer({ limits: { wrongCodes: 3 } });
    const { code } = await openRoom(strict.base, 'Ann');
    const look = async (wanted: string) => (await fetch(`${strict.base}/api/rooms/${wanted}`)).status;
    expect([await look('AAAA'), await look(code), await look('AAAB'), await look('AAAC')]).toEqual([
      404, 200, 404, 404,
    ]);
    expect(await look(code)).toBe(429);
    const player = new Player(strict.base, { code });
    await player.until('sent away', ({ closed }) => closed);
    expect(player.bye).toBe('tooMany');
    await strict.close();
  });

  test('rooms cannot be opened without end', async () => {
    const strict = await startTestServer({ limits: { openRooms: 2 } });
    await openRoom(strict.base, 'Ann');
    await openRoom(strict.base, 'Ann');
    await expect(openRoom(strict.base, 'Ann')).rejects.toThrow('tooMany');
    await strict.close();
  });

  test('that were lifted are none at all', async () => {
    const open = await startTestServer({ limits: { requests: Number.POSITIVE_INFINITY } });
    // More than the library allows where it is told nothing.
    for (let calls = 0; calls < 1001; calls += 1) await (await fetch(`${open.base}/api/rooms/AAAA`)).arrayBuffer();
    expect((await fetch(`${open.base}/api/rooms/AAAA`)).status).toBe(404);
    await open.close();
  });
});

test.each(['/', '/t/ABCD', '/healthz', '/api/rooms', '/api/rooms/ABCD', '/api/nothing', '/main.js'])(
  'no socket opens at %s',
  async (path) => {
    const socket = new WebSocket(`${server.base.replace('http', 'ws')}${path}`);
    const status = await new Promise((resolve) => {
      socket.on('open', () => resolve(101));
      socket.on('unexpected-response', (_request, answer) => resolve(answer.statusCode));
      socket.on('error', () => {});
    });
    socket.terminate();
    expect(status).toBe(404);
  },
);

describe('the origin of a socket', () => {
  const opens = (origin: string | undefined): Promise<boolean> =>
    new Promise((resolve) => {
      const url = `${server.base.replace('http', 'ws')}/api/rooms/ABCD/socket`;
      const socket = origin === undefined ? new WebSocket(url) : new WebSocket(url, { origin });
      socket.on('open', () => {
        socket.terminate();
        resolve(true);
      });
      socket.on('error', () => resolve(false));
    });

  test('is this very page, or none', async () => {
    expect(await opens(undefined)).toBe(true);
    expect(await opens(server.base)).toBe(true);
  });

  test.each(['https://evil.example', 'null', 'http://127.0.0.1:1'])('is not %s', async (origin) => {
    expect(await opens(origin)).toBe(false);
  });
});
