import { createHash } from 'node:crypto';
import type { Failure, Joined } from '@reseau/protocol';
import { MemoryStore } from '@reseau/rooms';
import { afterEach, expect, test } from 'vitest';
import { joinRoom, openRoom, Player, post, startTestServer, type TestServer } from '../testing/index.ts';

let server: TestServer;
afterEach(() => server.close());

const recover = (code: string, recovery: string) =>
  post<Joined & Failure>(`${server.base}/api/rooms/${code}/recover`, { recovery });

test('a seat comes back for all of its twenty letters, and for no fewer', async () => {
  server = await startTestServer();
  const { code } = await openRoom(server.base, 'Ann');
  const bob = await joinRoom(server.base, code, 'Bob');
  expect(bob.recovery).toHaveLength(20);
  expect(await recover(code, bob.recovery.slice(0, 8))).toMatchObject({ error: 'wrongRecovery' });
  const moved = await recover(code, bob.recovery.replace(/(.{4})(?=.)/g, '$1-').toLowerCase());
  expect(moved).toMatchObject({ id: bob.id });
  expect(moved.recovery).not.toBe(bob.recovery);
  expect(await recover(code, bob.recovery)).toMatchObject({ error: 'usedRecovery' });
});

test('a code of eight letters from before still brings its seat back, and the new one has twenty', async () => {
  const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');
  const store = new MemoryStore();
  const at = 0;
  const events = [
    { type: 'opened', at, code: 'ABCD', game: 'resistance', options: { modules: [] }, seed: 's' },
    {
      type: 'joined',
      at,
      member: 'm1',
      name: 'Ann',
      key: hash('a-token-of-long-ago-01234'),
      recovery: hash('CJXQDAXT'),
    },
    { type: 'hostPassed', at, member: 'm1' },
  ];
  await store.append({ stream: 'ABCD', expected: 0, events: events.map((event) => JSON.stringify(event)) });
  server = await startTestServer({}, store);
  const moved = await recover('ABCD', 'CJXQ DAXT');
  expect(moved).toMatchObject({ id: 'm1' });
  expect(moved.recovery).toHaveLength(20);
  expect(await recover('ABCD', 'CJXQ DAXT')).toMatchObject({ error: 'usedRecovery' });
  expect(await recover('ABCD', moved.recovery)).toMatchObject({ id: 'm1' });
});

test('no code of anybody opens a table to a device that the host has put out', async () => {
  server = await startTestServer();
  const { code, token } = await openRoom(server.base, 'Ann');
  const bob = await joinRoom(server.base, code, 'Bob');
  const device = 'the-phone-of-somebody-who-is-put-out';
  const gil = await post<Joined>(`${server.base}/api/rooms/${code}/members`, { name: 'Gil', device });
  const ann = await new Player(server.base, { code, token }).ready();
  expect(await ann.command({ do: 'kick', member: gil.id })).toMatchObject({ t: 'done' });
  const again = (recovery: string) =>
    post<Joined & Failure>(`${server.base}/api/rooms/${code}/recover`, { recovery, device });
  expect(await again(bob.recovery)).toEqual({ error: 'removed' });
  expect(await ann.command({ do: 'readmit', member: gil.id })).toMatchObject({ t: 'done' });
  expect(await again(bob.recovery)).toMatchObject({ id: bob.id });
});
