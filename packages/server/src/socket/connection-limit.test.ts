import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openRoom, Player, startTestServer, type TestServer } from '../testing/index.ts';
import { ConnectionLimit } from './connection-limit.ts';

let server: TestServer;
beforeEach(async () => {
  // Who calls is what the proxy says: so one machine can be many callers.
  server = await startTestServer({ trustProxy: 1, limits: { watchers: 2, memberLines: 3 } });
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

describe('an address', () => {
  const line = () => {
    const byes: string[] = [];
    return { byes, refuse: (code: 'tooMany') => void byes.push(code) };
  };
  const held = (limit: ConnectionLimit, caller: string, isSeated: boolean, tries = 100) => {
    const lines = Array.from({ length: tries }, line);
    for (const one of lines) limit.open(caller, one);
    return lines.filter((one) => one.byes.length === 0 && limit.enter(caller, one, isSeated));
  };

  test('holds so many lines and no more, until one goes; those with a seat apart', () => {
    const limit = new ConnectionLimit(12);
    const watching = held(limit, '203.0.113.1', false, 20);
    expect(watching).toHaveLength(12);
    expect(held(limit, '203.0.113.1', true, 20)).toHaveLength(20);
    for (const one of watching.slice(0, 2)) limit.close('203.0.113.1', one);
    expect(held(limit, '203.0.113.1', false, 20)).toHaveLength(2);
    expect(held(limit, '203.0.113.2', false, 20)).toHaveLength(12);
  });

  test('that opens line after line and says nothing keeps out nobody who does', () => {
    const limit = new ConnectionLimit(12);
    const idle = Array.from({ length: 30 }, line);
    for (const one of idle) limit.open('203.0.113.1', one);
    expect(idle.filter(({ byes }) => byes.length === 0)).toEqual(idle.slice(10));
    const mine = line();
    limit.open('203.0.113.1', mine);
    for (const one of Array.from({ length: 10 }, line)) limit.open('203.0.113.1', one);
    expect([mine.byes, limit.enter('203.0.113.1', mine, true)]).toEqual([[], true]);
  });

  test('has neighbours: together they hold a few times as many', () => {
    const limit = new ConnectionLimit(5);
    const all = Array.from({ length: 20 }, (_, at) =>
      held(limit, `2001:db8:7:${(0x1200 + at).toString(16)}::/64`, false, 9),
    );
    expect(all.flat()).toHaveLength(20);
    for (const [at, lines] of all.entries())
      for (const one of lines) limit.close(`2001:db8:7:${(0x1200 + at).toString(16)}::/64`, one);
    expect(held(limit, '2001:db8:7:12ff::/64', false, 9)).toHaveLength(5);
  });
});

test('new screens are counted by address, seats are not', async () => {
  const few = await startTestServer({ limits: { connections: 2 } });
  const ann = await openRoom(few.base, 'Ann');
  const byes: (string | undefined)[] = [];
  for (let screen = 0; screen < 4; screen += 1) byes.push((await new Player(few.base, { code: ann.code }).ready()).bye);
  expect(byes).toEqual([undefined, undefined, 'tooMany', 'tooMany']);
  expect((await new Player(few.base, ann).ready()).bye).toBeUndefined();
  await few.close();
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
