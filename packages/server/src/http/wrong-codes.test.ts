import { CODE_LETTERS, type Failure, type Joined } from '@reseau/protocol';
import { type Log, MemoryStore } from '@reseau/rooms';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DrivenMachine, openRoom, Player, post, startTestServer, type TestServer } from '../testing/index.ts';
import { warnOfUntrustedProxy } from './direct.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ limits: { wrongCodes: 3 } });
});
afterEach(() => server.close());

const look = async (code: string): Promise<number> => (await fetch(`${server.base}/api/rooms/${code}`)).status;
const OTHER = 'another-token-of-many-letters';

/** Ann's room, at an address at which somebody has guessed too often. */
async function guessedAt(): Promise<Joined> {
  const ann = await openRoom(server.base, 'Ann');
  let guesses = 0;
  while ((await look('AAAA')) !== 429 && guesses < 10) guesses += 1;
  expect(guesses).toBe(3);
  return ann;
}

test('guesses that come together are counted like those that come one after the other', async () => {
  const { code } = await openRoom(server.base, 'Ann');
  const guesses = await Promise.all(Array.from({ length: 40 }, () => look('AAAA')));
  expect(guesses.filter((status) => status === 404)).toHaveLength(3);
  expect(guesses.filter((status) => status === 429)).toHaveLength(37);
  expect(await look(code)).toBe(429);
});

/** A store that reads nothing until it is told to. */
function slowStore() {
  const store = new MemoryStore();
  const waiting: ((events: readonly string[]) => void)[] = [];
  store.read = () => new Promise((resolve) => void waiting.push(resolve));
  const answer = (): void => {
    for (const resolve of waiting.splice(0)) resolve([]);
  };
  return { store, answer };
}

test('guesses that come together from all over a network are paid before any is answered', async () => {
  await server.close();
  const { store, answer } = slowStore();
  server = await startTestServer({ trustProxy: 1, limits: { wrongCodes: 3 } }, store);
  const statuses: number[] = [];
  const guesses = CODE_LETTERS.split('').map(async (letter, at) => {
    const headers = { 'x-forwarded-for': `2001:db8:7:${(0x1200 + at).toString(16)}::1` };
    statuses.push((await fetch(`${server.base}/api/rooms/AAA${letter}`, { headers })).status);
  });
  // Few are read at a time: none is answered before all the others were refused.
  await vi.waitUntil(() => statuses.length >= guesses.length - 12, { timeout: 20_000 });
  expect(new Set(statuses)).toEqual(new Set([429]));
  const answering = setInterval(answer);
  await Promise.all(guesses);
  clearInterval(answering);
  expect(statuses.filter((status) => status === 404).length).toBeLessThanOrEqual(12);
});

test('right codes cost nothing, however many come together', async () => {
  const { code } = await openRoom(server.base, 'Ann');
  const looks = await Promise.all(Array.from({ length: 40 }, () => look(code)));
  expect(new Set(looks)).toEqual(new Set([200]));
});

describe('at an address that has guessed at too many codes', () => {
  test('whoever has a seat comes back to it', async () => {
    const ann = await guessedAt();
    const player = await new Player(server.base, ann).ready();
    expect(player.bye).toBeUndefined();
    expect(player.room?.code).toBe(ann.code);
    const again = await post<Joined>(`${server.base}/api/rooms/${ann.code}/members`, { name: 'Ann', token: ann.token });
    expect(again).toEqual(ann);
  });

  test("a seat is still moved to another device, and a table of one's own opened", async () => {
    const ann = await guessedAt();
    const player = await new Player(server.base, ann).ready();
    const reply = await player.command({ do: 'handover' });
    const secret = reply.t === 'done' ? reply.secret : undefined;
    const moved = await post<Joined>(`${server.base}/api/rooms/${ann.code}/handover`, { secret });
    expect(moved.id).toBe(ann.id);
    expect((await openRoom(server.base, 'Bea')).id).toBe('m1');
  });

  test('a room that is there and one that is not are refused alike', async () => {
    const ann = await guessedAt();
    for (const code of [ann.code, 'AAAB']) {
      expect(await look(code)).toBe(429);
      const join = await post<Failure>(`${server.base}/api/rooms/${code}/members`, { name: 'Bea', token: OTHER });
      expect(join.error).toBe('tooMany');
      const screen = await new Player(server.base, { code }).ready();
      expect(screen.bye).toBe('tooMany');
      const stranger = await new Player(server.base, { code, token: OTHER }).ready();
      expect(stranger.bye).toBe('tooMany');
    }
  });
});

test('how long it takes to read a table tells nobody that it is there', async () => {
  await server.close();
  const { store, answer } = slowStore();
  server = await startTestServer({ limits: { wrongCodes: 3 } }, store);
  for (let guess = 0; guess < 3; guess += 1) await look('!!');
  const join = await post<Failure>(`${server.base}/api/rooms/GSQZ/members`, { name: 'Bea', token: OTHER });
  expect(join.error).toBe('tooMany');
  answer();
});

test('whoever has a place does not wait for the time of those who look for one', async () => {
  const store = new MemoryStore();
  await server.close();
  server = await startTestServer({}, store);
  const ann = await openRoom(server.base, 'Ann');
  await server.close();
  const machine = new DrivenMachine();
  server = await startTestServer({ limits: { wrongCodes: 3 } }, store, machine);
  for (let guess = 0; guess < 4; guess += 1) await look('AAAA');
  const guesses = Array.from({ length: 40 }, () =>
    post<Failure>(`${server.base}/api/rooms/AAAB/members`, { name: 'Bea', token: OTHER }),
  );
  // No time passes: if one of the guesses had to have its time first, Ann would be here for ever.
  const again = await post<Joined>(`${server.base}/api/rooms/${ann.code}/members`, { name: 'Ann', token: ann.token });
  expect(again).toEqual(ann);
  const over = Promise.all(guesses);
  let isOver = false;
  void over.then(() => {
    isOver = true;
  });
  while (!isOver) await machine.pass(100);
  expect(new Set((await over).map(({ error }) => error))).toEqual(new Set(['tooMany']));
});

test('a proxy that is not believed is warned of once', () => {
  const said: string[] = [];
  const log: Log = { info: () => {}, warn: (words) => void said.push(words), failed: () => {} };
  const told = warnOfUntrustedProxy(log);
  told({ host: '127.0.0.1' });
  expect(said).toEqual([]);
  told({ 'x-forwarded-for': '203.0.113.9' });
  told({ forwarded: 'for=203.0.113.9' });
  expect(said).toHaveLength(1);
  expect(said[0]).toContain('TRUST_PROXY');
});
