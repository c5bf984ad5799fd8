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
    const goes = (code: string) => void byes.push(code);
    return { byes, refuse: goes, end: goes };
  };
  type TestLine = ReturnType<typeof line>;
  const HOME = '203.0.113.1';
  const watching = (limit: ConnectionLimit, caller: string, tries: number) => {
    const lines = Array.from({ length: tries }, line);
    for (const one of lines) limit.open(caller, one);
    return lines.filter((one) => limit.enter(caller, one, undefined));
  };
  const seated = (limit: ConnectionLimit, caller: string, table: string, member: string): TestLine => {
    const mine = line();
    limit.open(caller, mine);
    expect(limit.enter(caller, mine, { table, member })).toBe(true);
    return mine;
  };
  const open = (lines: readonly TestLine[]) => lines.filter(({ byes }) => byes.length === 0);

  test('holds so many lines and no more, until one goes; those with a seat apart', () => {
    const limit = new ConnectionLimit(12);
    const screens = watching(limit, HOME, 20);
    expect(screens).toHaveLength(12);
    for (let seat = 0; seat < 20; seat += 1) seated(limit, HOME, 'ABCD', `m${seat}`);
    for (const one of screens.slice(0, 2)) limit.close(HOME, one);
    expect(watching(limit, HOME, 20)).toHaveLength(2);
    expect(watching(limit, '203.0.113.2', 20)).toHaveLength(12);
  });

  test('that opens line after line and says nothing keeps out nobody who does', () => {
    const limit = new ConnectionLimit(12);
    const idle = Array.from({ length: 500 }, line);
    for (const one of idle) limit.open(HOME, one);
    expect(open(idle)).toEqual(idle.slice(100));
    const mine = line();
    limit.open(HOME, mine);
    // Eight hundred in a second, for a third of one.
    for (let more = 0; more < 270; more += 1) limit.open(HOME, line());
    expect([mine.byes, limit.enter(HOME, mine, { table: 'ABCD', member: 'm1' })]).toEqual([[], true]);
  });

  test('says nothing on a few times as many lines with its neighbours, and no more', () => {
    const limit = new ConnectionLimit(12);
    const idle = Array.from({ length: 2000 }, line);
    for (const [at, one] of idle.entries()) limit.open(`203.0.113.${at % 200}`, one);
    expect(open(idle)).toEqual(idle.slice(400));
  });

  test('has neighbours: together they hold a few times as many', () => {
    const limit = new ConnectionLimit(5);
    const network = (at: number) => `2001:db8:7:${(0x1200 + at).toString(16)}::/64`;
    const all = Array.from({ length: 20 }, (_, at) => watching(limit, network(at), 9));
    expect(all.flat()).toHaveLength(20);
    for (const [at, lines] of all.entries()) for (const one of lines) limit.close(network(at), one);
    expect(watching(limit, '2001:db8:7:12ff::/64', 9)).toHaveLength(5);
  });

  describe('with lines of a great many seats', () => {
    const FULL = 4 * 12;
    /** Somebody opens so many lines of each seat, at tables of ten. */
    const crowd = (limit: ConnectionLimit, caller: string, seats: number, lines: number) =>
      Array.from({ length: seats * lines }, (_, at) =>
        seated(limit, caller, `T${caller}-${Math.floor((at % seats) / 10)}`, `m${at % seats}`),
      );

    test('lets in the one line of a neighbour, for which a line goes of a seat that has several', () => {
      const limit = new ConnectionLimit(12);
      const theirs = crowd(limit, HOME, FULL / 8, 8);
      const mine = seated(limit, HOME, 'ABCD', 'm1');
      expect([mine.byes, theirs[0]?.byes, open(theirs)]).toEqual([[], ['elsewhere'], theirs.slice(1)]);
      // They come back as often as they like.
      expect(open(crowd(limit, HOME, 30, 8)).length).toBeLessThan(FULL);
      expect(mine.byes).toEqual([]);
    });

    test('lets in one line where each seat has one, too: one goes of the table that has most there', () => {
      const limit = new ConnectionLimit(12);
      const mine = seated(limit, HOME, 'ABCD', 'm1');
      const theirs = crowd(limit, HOME, FULL + 30, 1);
      const friend = seated(limit, HOME, 'ABCD', 'm2');
      expect([mine.byes, friend.byes, open(theirs).length]).toEqual([[], [], FULL - 2]);
      expect(theirs[0]?.byes).toEqual(['tooMany']);
    });

    test('keeps out no neighbour of it, be they from several addresses', () => {
      const limit = new ConnectionLimit(12);
      const mine = seated(limit, HOME, 'ABCD', 'm1');
      const theirs = [2, 3, 4, 5, 6].flatMap((at) => crowd(limit, `203.0.113.${at}`, FULL, 1));
      limit.close(HOME, mine);
      const again = seated(limit, HOME, 'ABCD', 'm1');
      for (let line = 0; line < 100; line += 1) seated(limit, '203.0.113.2', 'T', `m${line}`);
      expect([mine.byes, again.byes, open(theirs).length < 4 * FULL]).toEqual([[], [], true]);
    });

    test('forgets those that are closed', () => {
      const limit = new ConnectionLimit(12);
      for (const one of crowd(limit, HOME, FULL, 1)) limit.close(HOME, one);
      expect(open(crowd(limit, HOME, FULL, 1))).toHaveLength(FULL);
    });
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
