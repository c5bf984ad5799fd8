import { Rng } from '@reseau/core';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { MemoryStore } from './store/memory-store.ts';
import { openRoom, Player, playOut, seatPeople, startTestServer, type TestServer } from './testing/index.ts';

const store = new MemoryStore();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ limits: { burst: 200, perSecond: 100 } }, store);
});
afterAll(() => server.close());

const socketUrl = (code: string): string => `${server.base.replace('http', 'ws')}/api/rooms/${code}/socket`;

/** Sends these frames on a socket of its own and gathers what comes back until it closes or falls quiet. */
async function shout(
  code: string,
  frames: readonly (string | Uint8Array)[],
  quietAfter = 60,
): Promise<readonly string[]> {
  const socket = new WebSocket(socketUrl(code));
  const heard: string[] = [];
  socket.on('message', (data) => heard.push((data as Buffer).toString()));
  socket.on('error', () => {});
  await new Promise((resolve) => socket.once('open', resolve));
  for (const frame of frames) socket.send(frame);
  await new Promise<void>((resolve) => {
    const quiet = setTimeout(resolve, quietAfter);
    socket.on('message', () => quiet.refresh());
    socket.on('close', () => {
      clearTimeout(quiet);
      resolve();
    });
  });
  socket.terminate();
  return heard;
}

const hello = (token?: string): string =>
  JSON.stringify({ t: 'hello', version: 1, ...(token === undefined ? {} : { token }), match: 0, facts: 0, lines: 0 });

const text = (value: unknown): string => JSON.stringify(value) ?? 'undefined';

/** Messages that look right here and there. */
const nearly = fc.oneof(
  fc.record(
    {
      t: fc.constantFrom('hello', 'move', 'say', 'command', 'ping', '__proto__', 'constructor'),
      id: fc.oneof(fc.constant('request-id-1'), fc.string()),
      match: fc.oneof(fc.nat(), fc.double(), fc.constant(-1)),
      question: fc.oneof(fc.nat(), fc.maxSafeInteger()),
      move: fc.oneof(
        fc.constant({ type: 'vote', approve: true }),
        fc.constant({ type: 'timeUp' }),
        fc.constant({ type: 'play', card: 'fail' }),
        fc.constant({ type: 'propose', mission: 1, team: [0, 1] }),
        fc.anything(),
      ),
      command: fc.oneof(
        fc.constant({ do: 'start' }),
        fc.constant({ do: 'kick', member: 'm1' }),
        fc.constant({ do: 'options', options: { modules: ['__proto__'] } }),
        fc.anything(),
      ),
      text: fc.string(),
      token: fc.string(),
      actor: fc.constant('clock'),
    },
    { requiredKeys: ['t'] },
  ),
  fc.anything({ withNullPrototype: true, withDate: true, withSparseArray: true }),
);

const frame = fc.oneof(
  nearly.map((value) => {
    try {
      return text(value);
    } catch {
      return 'undefined';
    }
  }),
  fc.string({ maxLength: 200 }),
  fc.uint8Array({ maxLength: 200 }),
  fc.constantFrom('{"t":"ping","__proto__":{"t":"x"}}', '{"__proto__":{"t":"ping"}}', '[]', 'null', '9e999', '"'),
);

describe('whatever comes in', () => {
  test('gets a code or nothing, and no match is changed', async () => {
    const players = await seatPeople(server.base, ['Ann', 'Bob', 'Cy', 'Di', 'Ed']);
    const [ann] = players;
    if (ann === undefined) throw new Error('nobody came');
    const { code } = ann.pass;
    await ann.command({ do: 'start' });
    const before = await store.read(code);
    const outsider = await openRoom(server.base, 'Eve');
    await fc.assert(
      fc.asyncProperty(
        fc.array(frame, { maxLength: 12 }),
        fc.constantFrom('none', 'table', 'wrong'),
        async (frames, as) => {
          const first = as === 'none' ? [] : [as === 'table' ? hello() : hello(outsider.token)];
          const heard = await shout(code, [...first, ...frames]);
          for (const message of heard) expect(JSON.parse(message)).toHaveProperty('t');
        },
      ),
      { numRuns: 120 },
    );
    expect(await store.read(code)).toEqual(before);
    await Promise.all(players.map((player, seat) => playOut(player, Rng.seeded(`${seat}`))));
    expect(ann.isOver).toBe(true);
  }, 30_000);

  test('from a member in a match: only legal moves for the own seat count', async () => {
    const players = await seatPeople(server.base, ['Ann', 'Bob', 'Cy', 'Di', 'Ed']);
    const [ann] = players;
    if (ann === undefined) throw new Error('nobody came');
    await ann.command({ do: 'start' });
    const moves = fc.array(
      fc.record({
        t: fc.constant('move'),
        id: fc.uuid(),
        match: fc.constantFrom(0, 1, 2),
        question: fc.nat(4),
        move: fc.oneof(fc.anything(), fc.constant({ type: 'timeUp' }), fc.constant({ type: 'vote', approve: 1 })),
      }),
      { maxLength: 8 },
    );
    await fc.assert(
      fc.asyncProperty(moves, async (raw) => {
        const heard = await shout(ann.pass.code, [hello(ann.pass.token), ...raw.map(text)]);
        expect(heard.filter((message) => message.startsWith('{"t":"done"'))).toEqual([]);
      }),
      { numRuns: 60 },
    );
    await Promise.all(players.map((player, seat) => playOut(player, Rng.seeded(`${seat}`))));
    expect(ann.isOver).toBe(true);
  }, 30_000);
});

describe('too much', () => {
  test('ten thousand messages at once cost the sender the line and nobody else anything', async () => {
    const [ann] = await seatPeople(server.base, ['Ann']);
    const flood = Array.from({ length: 10_000 }, () => '{"t":"ping"}');
    const heard = await shout(ann?.pass.code ?? '', [hello(), ...flood], 5000);
    expect(heard.at(-1)).toBe('{"t":"bye","code":"tooMany"}');
    expect(await ann?.say('still here')).toMatchObject({ t: 'done' });
  });

  test('a huge frame closes the line', async () => {
    const [ann] = await seatPeople(server.base, ['Ann']);
    const heard = await shout(ann?.pass.code ?? '', [hello(), `"${'x'.repeat(1_000_000)}"`], 5000);
    expect(heard.some((message) => message.includes('"t":"done"'))).toBe(false);
    expect(await ann?.say('still here')).toMatchObject({ t: 'done' });
  });

  test('a deep frame is no trouble', async () => {
    const [ann] = await seatPeople(server.base, ['Ann']);
    const heard = await shout(ann?.pass.code ?? '', ['['.repeat(4000)], 5000);
    expect(heard).toEqual(['{"t":"bye","code":"badMessage"}']);
  });
});

describe('whoever does not say hello properly is sent away', () => {
  test.each([
    ['another version', ['{"t":"hello","version":2,"match":0,"facts":0,"lines":0}'], 'badVersion'],
    ['hello twice', [hello(), hello()], 'badMessage'],
    ['a request before hello', ['{"t":"ping"}'], 'badMessage'],
    ['no JSON', ['hello?'], 'badMessage'],
    ['bytes', [new Uint8Array([1, 2, 3])], 'badMessage'],
  ])('%s', async (_what, frames, code) => {
    const room = await openRoom(server.base, 'Ann');
    expect((await shout(room.code, frames, 5000)).at(-1)).toBe(JSON.stringify({ t: 'bye', code }));
  });

  test('another room’s token', async () => {
    const mine = await openRoom(server.base, 'Ann');
    const other = await openRoom(server.base, 'Bob');
    expect(await shout(mine.code, [hello(other.token)], 5000)).toEqual(['{"t":"bye","code":"badToken"}']);
  });

  test('a code that is none', async () => {
    const player = new Player(server.base, { code: 'OOOO' });
    await player.until('sent away', ({ closed }) => closed);
    expect(player.bye).toBe('noSuchRoom');
  });
});
