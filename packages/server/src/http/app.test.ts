import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { MemoryStore } from '../store/memory-store.ts';
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

  test.each(['/assets/gone.js', '/api/nothing', '/favicon.ico', '/../package.json', '/%2e%2e/x.json'])(
    '%s is not there',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

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
    expect([answer.status, await answer.json()]).toEqual([500, { error: 'internal' }]);
    await sick.close();
  });

  test('metrics are for this machine, not for whoever comes through a proxy', async () => {
    const text = await (await get('/metrics')).text();
    for (const name of ['reseau_rooms', 'reseau_rooms_cleared_total']) expect(text).toContain(`\n${name} `);
    expect((await get('/metrics', { 'x-forwarded-for': '127.0.0.1' })).status).toBe(404);
  });

  test('metrics are for whoever has the token, if there is one', async () => {
    const guarded = await startTestServer({ metricsToken: 'a-long-enough-token' });
    const ask = (headers: Record<string, string>) => fetch(`${guarded.base}/metrics`, { headers });
    expect((await ask({})).status).toBe(404);
    expect((await ask({ authorization: 'Bearer a-long-enough-token' })).status).toBe(200);
    await guarded.close();
  });
});

describe('limits', () => {
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
