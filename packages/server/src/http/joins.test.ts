import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Failure, Joined } from '@reseau/protocol';
import { afterEach, expect, test } from 'vitest';
import { openRoom, Player, post, startTestServer, type TestServer } from '../testing/index.ts';

let server: TestServer;
afterEach(() => server.close());

const joins = (code: string, body: object) => post<Joined & Failure>(`${server.base}/api/rooms/${code}/members`, body);

/** Somebody at the same address has asked to come in as often as an address may; Ann plays. */
async function flooded(limits: { readonly joins?: number; readonly work?: number }) {
  server = await startTestServer({ limits });
  const ann = await openRoom(server.base, 'Ann');
  const player = await new Player(server.base, ann).ready();
  let answer = await joins(ann.code, { name: '' });
  for (let times = 0; times < 20 && answer.error !== 'tooMany'; times += 1)
    answer = await joins(ann.code, { name: `Bob ${times}` });
  expect(answer.error).toBe('tooMany');
  return { ann, player };
}

test.each([
  ['joins', { joins: 3 }],
  ['points', { work: 30 }],
])('where an address has used up its %s, whoever has a seat is let in all the same', async (_, limits) => {
  const { ann, player } = await flooded(limits);
  expect(await joins(ann.code, { name: 'Ann', token: ann.token })).toEqual(ann);
  const reply = await player.command({ do: 'handover' });
  const secret = reply.t === 'done' ? reply.secret : undefined;
  const moved = await post<Joined>(`${server.base}/api/rooms/${ann.code}/handover`, { secret });
  expect(moved.id).toBe(ann.id);
  for (const code of [ann.code, 'AAAB'])
    expect((await joins(code, { name: 'Zoe', token: 'another-token-of-many-letters' })).error).toBe('tooMany');
});

test('who asks for pages without end keeps nobody from joining', async () => {
  const webDir = mkdtempSync(join(tmpdir(), 'reseau-web-'));
  writeFileSync(join(webDir, 'index.html'), '<!doctype html>');
  server = await startTestServer({ webDir, limits: { requests: 3 } });
  const { code } = await openRoom(server.base, 'Ann');
  for (let times = 0; times < 5; times += 1) await fetch(`${server.base}/about`);
  expect((await fetch(`${server.base}/about`)).status).toBe(429);
  expect((await fetch(`${server.base}/api/rooms/${code}`)).status).toBe(200);
  expect((await joins(code, { name: 'Bob' })).code).toBe(code);
  rmSync(webDir, { recursive: true });
});

test('an address opens so many tables in a day', async () => {
  server = await startTestServer({ limits: { openRoomsADay: 2 } });
  for (const name of ['Ann', 'Bob']) await openRoom(server.base, name);
  const third = await post<Failure>(`${server.base}/api/rooms`, { game: 'resistance', name: 'Cy' });
  expect(third.error).toBe('tooMany');
});
