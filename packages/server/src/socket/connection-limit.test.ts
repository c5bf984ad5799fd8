import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openRoom, Player, startTestServer, type TestServer } from '../testing/index.ts';

let server: TestServer;
beforeEach(async () => {
  // Who calls is what the proxy says: so one machine can be many callers.
  server = await startTestServer({ trustProxy: 1, limits: { lines: 12, watchers: 2, memberLines: 3 } });
});
afterEach(() => server.close());

const call = (pass: ConstructorParameters<typeof Player>[1], from: string): Promise<Player> =>
  new Player(server.base, pass, undefined, { headers: { 'x-forwarded-for': from } }).ready();

test('a member who opens too many lines keeps the newest', async () => {
  const ann = await openRoom(server.base, 'Ann');
  const lines: Player[] = [];
  for (let line = 0; line < 5; line += 1) lines.push(await call(ann, '203.0.113.1'));
  await lines[1]?.until('ended', ({ closed }) => closed);
  expect(lines.map(({ bye }) => bye)).toEqual(['elsewhere', 'elsewhere', undefined, undefined, undefined]);
  expect(await lines[4]?.say('still here')).toMatchObject({ t: 'done' });
  expect(lines[4]?.room?.members[0]?.online).toBe(true);
});

test('an address holds so many lines and no more, until one goes', async () => {
  const rooms = await Promise.all(['Ann', 'Bea', 'Cat', 'Dan'].map((name) => openRoom(server.base, name)));
  const lines: Player[] = [];
  for (const room of rooms) for (let line = 0; line < 3; line += 1) lines.push(await call(room, '203.0.113.1'));
  const [room, first] = [rooms[0], lines[0]];
  if (room === undefined || first === undefined) throw new Error('nobody came');
  expect((await call(room, '203.0.113.1')).bye).toBe('tooMany');
  expect((await call({ code: room.code }, '203.0.113.2')).bye).toBeUndefined();
  await first.drop();
  let again = await call(room, '203.0.113.1');
  while (again.bye === 'tooMany') again = await call(room, '203.0.113.1');
  expect(again.bye).toBeUndefined();
});

describe('those who only watch', () => {
  test('are so many from one address: the oldest gives way to the newest', async () => {
    const { code } = await openRoom(server.base, 'Ann');
    const screens: Player[] = [];
    for (let screen = 0; screen < 4; screen += 1) screens.push(await call({ code }, '203.0.113.1'));
    await screens[1]?.until('ended', ({ closed }) => closed);
    expect(screens.map(({ bye }) => bye)).toEqual(['elsewhere', 'elsewhere', undefined, undefined]);
    expect((await call({ code }, '203.0.113.2')).bye).toBeUndefined();
  });

  test('do not keep out the screen of those who play, be they ever so many', async () => {
    const ann = await openRoom(server.base, 'Ann');
    const { code } = ann;
    await call(ann, '203.0.113.1');
    const first = await call({ code }, '198.51.100.1');
    for (let screen = 1; screen < 50; screen += 1) await call({ code }, `198.51.100.${screen + 1}`);
    expect(first.bye).toBeUndefined();
    expect((await call({ code }, '203.0.113.1')).bye).toBeUndefined();
    await first.until('ended', ({ closed }) => closed);
    expect(first.bye).toBe('elsewhere');
  });
});

describe('one device that uses up what its address may ask for', () => {
  const flood = async (player: Player): Promise<void> => {
    while (!player.closed) {
      for (let ping = 0; ping < 50; ping += 1) if (!player.closed) player.send({ t: 'ping' });
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };

  test('is cut; who plays from the same address plays on, and comes back after a tunnel', async () => {
    const fair = await startTestServer({ trustProxy: 1, limits: { work: 120, seat: 40 } });
    const from = { headers: { 'x-forwarded-for': '203.0.113.9' } };
    const [ann, bob] = [await openRoom(fair.base, 'Ann'), await openRoom(fair.base, 'Bob')];
    const [loud, quiet] = [
      await new Player(fair.base, ann, undefined, from).ready(),
      await new Player(fair.base, bob, undefined, from).ready(),
    ];
    await flood(loud);
    expect(loud.bye).toBe('tooMany');
    expect(await quiet.say('still here')).toMatchObject({ t: 'done' });
    await quiet.drop();
    const again = await new Player(fair.base, bob, undefined, from).ready();
    expect(await again.say('and back')).toMatchObject({ t: 'done' });
    // Without a seat there is nothing to draw on but what all have in common.
    expect((await new Player(fair.base, { code: ann.code }, undefined, from).ready()).bye).toBe('tooMany');
    await fair.close();
  });
});
