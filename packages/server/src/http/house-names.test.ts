import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { startTestServer, type TestServer } from '../testing/index.ts';
import { isOwnName } from './house-names.ts';

const PUBLIC = { publicUrl: 'https://reseau.example.org' };

describe('a name that a stranger cannot point here', () => {
  test.each([
    '127.0.0.1',
    '192.168.1.5:3000',
    '203.0.113.9',
    '[fd00::5]:3000',
    'localhost:3000',
    'reseau.localhost',
    'raspberrypi:3000',
    'Anns-MacBook.local:3000',
    'pi.local.',
    'pi.lan',
    'pi.home.arpa',
    'games.internal',
    'reseau.example.org',
    'reseau.example.org:8443',
    'box.club.example',
  ])('%s', (host) => {
    expect(isOwnName(host, PUBLIC, 'Box.club.example')).toBe(true);
  });

  test.each([
    'evil.example',
    'evil.example:3000',
    'reseau.example.org.evil.example',
    'x.reseau.example.org',
    'local.evil.example',
    'evillocal.example',
    '192.168.1.5.evil.example',
    'evil.example@localhost',
    'localhost/evil.example',
    ':::',
  ])('is not %s', (host) => {
    expect(isOwnName(host, PUBLIC, 'box.club.example')).toBe(false);
  });
});

const SERVERS = {
  plain: {},
  public: PUBLIC,
  proxied: { trustProxy: ['127.0.0.1'] },
  'proxied and public': { ...PUBLIC, trustProxy: ['127.0.0.1'] },
} as const;
type Kind = keyof typeof SERVERS;
const servers = new Map<Kind, TestServer>();
beforeAll(async () => {
  for (const kind of Object.keys(SERVERS) as Kind[]) servers.set(kind, await startTestServer(SERVERS[kind]));
});
afterAll(() => Promise.all([...servers.values()].map((server) => server.close())));

const baseOf = (kind: Kind): string => servers.get(kind)?.base ?? '';
const FORWARDED = { 'x-forwarded-for': '198.51.100.3', 'x-forwarded-proto': 'https' };

async function ask(kind: Kind, path: string, headers: Record<string, string>, method = 'GET') {
  const [answer] = (await once(request(`${baseOf(kind)}${path}`, { method, headers }).end(), 'response')) as [
    IncomingMessage,
  ];
  return { status: answer.statusCode, headers: answer.headers, text: await text(answer) };
}

const opens = (kind: Kind, headers: Record<string, string>): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`${baseOf(kind).replace('http', 'ws')}/api/rooms/ABCD/socket`, { headers });
    socket.on('open', () => {
      socket.terminate();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });

describe('whoever calls by a name', () => {
  test.each<[Kind, boolean, Record<string, string>]>([
    ['plain', true, { host: 'pi.local:3000' }],
    ['plain', true, { host: '192.168.1.5:3000' }],
    ['plain', false, { host: 'evil.example' }],
    ['plain', false, { host: 'reseau.example.org' }],
    ['plain', false, { host: 'evil.example', ...FORWARDED }],
    ['public', true, { host: 'reseau.example.org' }],
    ['public', true, { host: '192.168.1.5:3000' }],
    ['public', false, { host: 'evil.example' }],
    ['proxied', true, { host: 'reseau.example.org', ...FORWARDED }],
    ['proxied', true, { host: '127.0.0.1', 'x-forwarded-host': 'reseau.example.org', ...FORWARDED }],
    ['proxied', false, { host: 'evil.example' }],
    ['proxied and public', true, { host: 'reseau.example.org', ...FORWARDED }],
    ['proxied and public', false, { host: 'evil.example', ...FORWARDED }],
    ['proxied and public', false, { host: '127.0.0.1', 'x-forwarded-host': 'evil.example', ...FORWARDED }],
  ])('to a %s server is answered (%s): %o', async (kind, isAnswered, headers) => {
    const paths = ['/healthz', '/api/rooms/AAAA', '/t/ABCD'];
    const statuses = await Promise.all(paths.map(async (path) => (await ask(kind, path, headers)).status));
    expect(statuses.map((status) => status !== 421)).toEqual(paths.map(() => isAnswered));
    const page = { ...headers, origin: `http://${headers['x-forwarded-host'] ?? headers['host']}` };
    expect(await opens(kind, page)).toBe(isAnswered);
  });

  test('and is refused reads what to do', async () => {
    expect((await ask('plain', '/', { host: 'evil.example' })).text).toContain('PUBLIC_URL');
  });
});

test.each([
  ['http://evil.example', 400],
  ['null', 400],
  ['http://localhost', 404],
])('what a page at %s asks for is answered with %i', async (origin, status) => {
  for (const method of ['GET', 'POST'])
    expect([method, (await ask('plain', '/api/nothing', { host: 'localhost', origin }, method)).status]).toEqual([
      method,
      status,
    ]);
});

describe('browsers are told to stay with https', () => {
  test.each<[Kind, boolean, Record<string, string>]>([
    ['proxied', true, { host: 'reseau.example.org', ...FORWARDED }],
    ['proxied', false, { host: 'reseau.example.org', ...FORWARDED, 'x-forwarded-proto': 'http' }],
    ['plain', false, { host: '192.168.1.5:3000', ...FORWARDED }],
    ['public', true, { host: 'reseau.example.org' }],
    ['public', false, { host: '192.168.1.5:3000' }],
  ])('by a %s server (%s): %o', async (kind, isTold, headers) => {
    const told = (await ask(kind, '/healthz', headers)).headers['strict-transport-security'];
    expect(told).toBe(isTold ? 'max-age=15552000' : undefined);
  });
});
