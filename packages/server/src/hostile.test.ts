import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { HOUSE } from '@reseau/games/insurrection';
import { MemoryStore } from '@reseau/rooms';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONFIG } from './config.ts';
import { hello, openRoom, Player, seatPeople, shout, startTestServer, type TestServer } from './testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const wide = (count: number): string => `[${Array.from({ length: count }, () => '0').join(',')}]`;
const move = (value: string): string => `{"t":"move","id":"${randomUUID()}","match":1,"question":1,"move":${value}}`;
const options = (value: string): string =>
  `{"t":"command","id":"${randomUUID()}","command":{"do":"options","options":{"modules":${value}}}}`;

describe('a message that is well formed and means harm', () => {
  test.each([
    ['a deep move', move(nested(5000)), 'badMessage'],
    ['deep options', options(nested(5000)), 'badMessage'],
    ['a move as deep as a frame can hold', move(nested(30_000)), 'badMessage'],
    ['a wide move', move(wide(30_000)), 'tooLarge'],
    ['wide options', options(wide(30_000)), 'tooLarge'],
    ['a long text', `{"t":"say","id":"${randomUUID()}","text":"${'x'.repeat(60_000)}"}`, 'tooLarge'],
  ])('%s costs its sender the line and nobody else anything', async (_what, frame, code) => {
    const [ann] = await seatPeople(server.base, ['Ann']);
    if (ann === undefined) throw new Error('nobody came');
    const heard = await shout(server.base, ann.pass.code, [hello(ann.pass.token), frame]);
    expect(heard.at(-1)).toBe(JSON.stringify({ t: 'bye', code }));
    expect(await ann.say('still here')).toMatchObject({ t: 'done' });
  });

  test.each([
    ['a deep body', nested(1000), 400, 'badMessage'],
    ['a deep name', `{"game":"resistance","name":${nested(1000)}}`, 400, 'badMessage'],
    ['a wide body', wide(1000), 413, 'tooLarge'],
    ['a body that is too long', `{"name":"${'x'.repeat(5000)}"}`, 413, 'tooLarge'],
    ['no body', '', 400, 'badMessage'],
    ['half a body', '{"game":', 400, 'badMessage'],
    ['a body with another prototype', '{"__proto__":{"game":"resistance","name":"Ann"}}', 400, 'badMessage'],
  ])('%s over HTTP is refused', async (_what, body, status, error) => {
    const headers = { 'content-type': 'application/json' };
    for (const path of ['/api/rooms', '/api/rooms/ABCD/members', '/api/rooms/ABCD/handover']) {
      const answer = await fetch(`${server.base}${path}`, { method: 'POST', headers, body });
      expect([path, answer.status, await answer.json()]).toEqual([path, status, { error }]);
    }
  });

  test('a body of another kind is refused', async () => {
    const headers = { 'content-type': 'text/plain' };
    const body = '{"game":"resistance","name":"Ann"}';
    const answer = await fetch(`${server.base}/api/rooms`, { method: 'POST', headers, body });
    expect([answer.status, await answer.json()]).toEqual([400, { error: 'badMessage' }]);
  });
});

describe('card files without end', () => {
  const LINES = 8;
  const FILES = 50;
  /** House rules for a box with so many copies of every card. */
  const box = (copies: number): string => {
    const people = HOUSE.people.map((card) => ({
      ...card,
      initiatives: Array.from({ length: copies }, () => 7),
    }));
    return JSON.stringify({ side: 'base', cards: { ...HOUSE, people } });
  };
  const offer = (text: string): string =>
    `{"t":"command","id":"${randomUUID()}","command":{"do":"options","options":${text}}}`;
  const refusals = async (base: string, code: string): Promise<number> => {
    const text = await (await fetch(`${base}/metrics`)).text();
    return Number(text.match(new RegExp(`reseau_refusals_total{code="${code}"} (\\d+)`))?.[1] ?? 0);
  };

  test('are refused by the line they came by, and few of them are looked at', async () => {
    const { burst, perSecond, work } = CONFIG.limits;
    const busy = await startTestServer({ limits: { burst, perSecond, work } });
    const [host, other] = [await openRoom(busy.base, 'Eve', 'insurrection'), await openRoom(busy.base, 'Ann')];
    const ann = await new Player(busy.base, other).ready();
    const files = Array.from({ length: FILES }, () => offer(box(200)));
    const attack = Array.from({ length: LINES }, () => shout(busy.base, host.code, [hello(host.token), ...files]));
    expect(await ann.say('meanwhile')).toMatchObject({ t: 'done' });
    for (const heard of await Promise.all(attack)) {
      expect(heard.at(-1)).toBe('{"t":"bye","code":"tooMany"}');
      const answers = heard.filter((frame) => frame.startsWith('{"t":"refused"'));
      expect(answers.every((frame) => frame.includes('"code":"badOptions","reason":"cardsTooLarge",'))).toBe(true);
    }
    // Each costs 11 of a burst of 60, and of 8 a second after that while the burst is read.
    expect(await refusals(busy.base, 'badOptions')).toBeLessThanOrEqual(LINES * 12);
    expect(await ann.say('afterwards')).toMatchObject({ t: 'done' });
    await busy.close();
  });

  test('with 25,000 copies do not even reach a room', async () => {
    const host = await openRoom(server.base, 'Eve', 'insurrection');
    const before = await refusals(server.base, 'badOptions');
    for (const name of ['first', 'second']) {
      const heard = await shout(server.base, host.code, [hello(host.token), offer(box(1000)), offer(box(1000))]);
      expect([name, heard.at(-1)]).toEqual([name, '{"t":"bye","code":"tooLarge"}']);
    }
    expect(await refusals(server.base, 'badOptions')).toBe(before);
  });

  test('and all else from one address use up what the address has', async () => {
    const busy = await startTestServer({ limits: { work: 6 } });
    const host = await openRoom(busy.base, 'Eve', 'insurrection');
    expect(await shout(busy.base, host.code, [hello(host.token)])).toEqual(['{"t":"bye","code":"tooMany"}']);
    await expect(openRoom(busy.base, 'Eve')).rejects.toThrow('tooMany');
    await busy.close();
  });
});

describe('a call that breaks off or makes no sense', () => {
  const upgrade = (path: string): string =>
    `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
    'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';
  const calls: readonly (readonly [string, string])[] = [
    ['no HTTP', 'hello?\r\n\r\n'],
    ['half a request', 'GET / HTTP/1.1\r\nHost: x\r\n'],
    ['a method nobody knows', 'BREW / HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['an upgrade where there is no socket', upgrade('/api/rooms')],
    ['an upgrade of a page', upgrade('/')],
    ['an upgrade of nothing', upgrade('/api/nothing')],
    ['an upgrade without a key', upgrade('/api/rooms/ABCD/socket').replace(/Sec-WebSocket-Key.*\r\n/, '')],
    ['an upgrade of another version', upgrade('/api/rooms/ABCD/socket').replace(': 13', ': 1')],
    ['a code that cannot be read', upgrade('/api/rooms/%E0%A4%A/socket')],
    ['an upgrade and then nothing', upgrade('/api/rooms/ABCD/socket')],
    ['an upgrade and then rubbish', `${upgrade('/api/rooms/ABCD/socket')}${'\xff'.repeat(100)}`],
    ['a frame that is not masked', `${upgrade('/api/rooms/ABCD/socket')}\x81\x02hi`],
    ['a huge frame', `${upgrade('/api/rooms/ABCD/socket')}\x81\xff\x00\x00\x00\xff\xff\xff\xff\xff`],
    ['a body without end', 'POST /api/rooms HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{'],
  ];

  test.each(calls)('%s harms nobody', async (_what, text) => {
    const called = await startTestServer();
    const port = Number(new URL(called.base).port);
    // Once as it is, once ended, and once cut off by a reset in the middle of it.
    for (const after of ['nothing', 'end', 'reset']) {
      const socket = connect(port, '127.0.0.1').on('error', () => {});
      await new Promise((resolve) => socket.write(text, 'latin1', resolve));
      if (after === 'reset') socket.resetAndDestroy();
      if (after === 'end') socket.end();
      socket.resume();
    }
    expect((await fetch(`${called.base}/healthz`)).status).toBe(200);
    // A line that nobody lets go of would keep it from closing.
    await called.close();
  });
});

describe('a mistake of ours', () => {
  class Faulty extends MemoryStore {
    fault = false;
    override read(stream: string): Promise<readonly string[]> {
      // A record that cannot be made sense of.
      return this.fault ? Promise.resolve(['{"type":"moved"}']) : super.read(stream);
    }
  }

  test('while a room is loaded: the caller is told, the server goes on', async () => {
    const store = new Faulty();
    const faulty = await startTestServer({}, store);
    const pass = await openRoom(faulty.base, 'Ann');
    const other = await startTestServer({}, store);
    store.fault = true;
    const player = new Player(other.base, pass);
    await player.until('sent away', ({ closed }) => closed);
    expect(player.bye).toBe('damaged');
    const answer = await fetch(`${other.base}/api/rooms/${pass.code}`);
    expect([answer.status, await answer.json()]).toEqual([500, { error: 'damaged' }]);
    store.fault = false;
    expect(await (await new Player(other.base, pass).ready()).say('back')).toMatchObject({ t: 'done' });
    await Promise.all([faulty.close(), other.close()]);
  });
});
