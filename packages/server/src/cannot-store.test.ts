import { afterAll, beforeAll, expect, test } from 'vitest';
import { IllStore, openRoom, Player, post, startTestServer, type TestServer } from './testing/index.ts';

const store = new IllStore();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({}, store);
});
afterAll(() => server.close());

/** Limited by the time a test may take. */
async function well(): Promise<void> {
  while (!(await fetch(`${server.base}/healthz`)).ok) await new Promise((resolve) => setTimeout(resolve, 50));
}

test('a table that cannot be stored says so to its people and to newcomers, and goes on when it can', async () => {
  const pass = await openRoom(server.base, 'Ann');
  const ann = await new Player(server.base, pass).ready();
  store.ill = true;
  void ann.say('lost');
  await ann.until('sent away', ({ closed }) => closed);
  expect(ann.bye).toBe('cannotStore');
  const again = new Player(server.base, pass);
  await again.until('sent away', ({ closed }) => closed);
  expect(again.bye).toBe('cannotStore');
  const rooms = `${server.base}/api/rooms`;
  for (const url of [rooms, `${rooms}/${pass.code}/members`])
    expect(await post(url, url === rooms ? { name: 'Bob', game: 'project' } : { name: 'Bob' })).toEqual({
      error: 'cannotStore',
    });
  expect((await fetch(`${server.base}/healthz`)).status).toBe(503);
  store.ill = false;
  await well();
  const back = await new Player(server.base, pass).ready();
  expect(await back.say('here')).toMatchObject({ t: 'done' });
  expect(back.memory.lines.map(({ text }) => text)).toEqual(['here']);
});
