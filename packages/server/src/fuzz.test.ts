import { Rng } from '@reseau/core';
import { GAME_IDS, GAMES, type GameId } from '@reseau/games';
import { HOUSE } from '@reseau/games/insurrection';
import { ERROR_CODES, type ServerMessage } from '@reseau/protocol';
import { MemoryStore } from '@reseau/rooms';
import { foldRoom, readEvents } from '@reseau/rooms/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DOORS, everyField, frames, HOSTILE, MESSAGES, MOVES, optionsOf, spoilt } from './testing/hostile.ts';
import { hello, LAST, openRoom, Player, playOut, seatPeople, shout, startTestServer } from './testing/index.ts';

// Without limits: they would end most lines before anything hostile is heard.
const store = new MemoryStore();
let server: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(async () => {
  server = await startTestServer({}, store);
});
afterAll(() => server.close());

/** Every run says the same: what is found once is found again. */
const SEED = 1931;
const BYES: readonly string[] = [...ERROR_CODES, 'moved', 'kicked', 'restarting'];

/** Every answer has a code that the protocol knows, and none is a mistake of ours. */
function expectCodes(heard: readonly string[]): void {
  for (const text of heard) {
    const message = JSON.parse(text) as ServerMessage;
    expect(message).toHaveProperty('t');
    if (message.t !== 'bye' && message.t !== 'refused') continue;
    expect(BYES).toContain(message.code);
    expect(text).not.toContain('"code":"internal"');
  }
}

/** All of a room but what any member may say and be called. */
async function roomAt(code: string) {
  const { members, host, options, clocks, matches, play } = foldRoom(readEvents(await store.read(code)));
  return {
    members: members.map(({ id, key }) => [id, key]),
    host,
    options,
    clocks,
    matches,
    entries: play?.record.list,
  };
}

/** One table, the cards dealt, and the seats that are asked first. */
async function dealt() {
  const players = await seatPeople(server.base, ['Ann', 'Bob', 'Cy', 'Di', 'Ed']);
  const [ann] = players;
  if (ann === undefined) throw new Error('nobody came');
  await ann.command({ do: 'start' });
  await Promise.all(
    players.map((player) =>
      player.until('dealt', ({ room, progress }) => room?.phase === 'playing' && progress !== undefined),
    ),
  );
  const asked = players.find(({ options }) => options.length > 0);
  const idle = players.find(({ options, pass }) => options.length === 0 && pass.id !== ann.pass.id);
  if (asked === undefined || idle === undefined) throw new Error('nobody is asked');
  return { players, ann, asked, idle, code: ann.pass.code };
}

const finish = async (players: readonly Player[]): Promise<void> => {
  await Promise.all(players.map((player, seat) => playOut(player, Rng.seeded(`${seat}`))));
  expect(players.every(({ isOver }) => isOver)).toBe(true);
};

async function gauge(name: string): Promise<number> {
  const text = await (await fetch(`${server.base}/metrics`)).text();
  return Number(text.match(new RegExp(`^${name} (.*)$`, 'm'))?.[1] ?? 0);
}

describe('whatever comes in', () => {
  test('from strangers, screens and members who are not asked: no match is changed, and all can play on', async () => {
    const { players, idle, code } = await dealt();
    const outsider = await openRoom(server.base, 'Eve');
    const before = await roomAt(code);
    const as = { none: [], table: [hello()], wrong: [hello(outsider.token)], member: [hello(idle.pass.token)] };
    for (const text of everyField([...MESSAGES, ...MOVES.slice(-6)], 8)) {
      expectCodes(await shout(server.base, code, [hello(idle.pass.token), text, LAST]));
    }
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...(Object.keys(as) as (keyof typeof as)[]), 'member' as const),
        frames([...MESSAGES, ...MOVES]),
        async (who, said) => expectCodes(await shout(server.base, code, [...as[who], ...said, LAST])),
      ),
      { numRuns: 600, seed: SEED, endOnFailure: true },
    );
    expect(await roomAt(code)).toEqual(before);
    await finish(players);
  });

  test('from a member who is asked, in the place of every part of a move: no move but a legal one counts', async () => {
    const { players, asked, code } = await dealt();
    const before = await roomAt(code);
    const legal = { type: 'propose', mission: 1, team: [0, 1] };
    const moves = HOSTILE.flatMap((text) => [
      text,
      ...(['type', 'mission', 'team'] as const).map((key) =>
        JSON.stringify({ ...legal, [key]: '@@@' }).replace('"@@@"', () => text),
      ),
    ]);
    // One line for several: only what is too deep or too large ends it.
    for (let from = 0; from < moves.length; from += 4) {
      const said = moves.slice(from, from + 4).map((text, at) => {
        const { match } = asked.memory;
        return `{"t":"move","id":"request-${from + at}","match":${match},"question":${asked.question},"move":${text}}`;
      });
      const heard = await shout(server.base, code, [hello(asked.pass.token), ...said, LAST]);
      expectCodes(heard);
      expect(heard.filter((message) => message.startsWith('{"t":"done"'))).toEqual([]);
    }
    expect(await roomAt(code)).toEqual(before);
    await finish(players);
  });

  const OPTIONS: Readonly<Record<GameId, readonly Parameters<typeof optionsOf>[0][]>> = {
    resistance: [{ modules: ['targeting', 'inquisitor'], extras: [] }],
    insurrection: [
      { side: 'mixed', first: 0, locations: 'any' },
      { side: 'base', cards: JSON.parse(JSON.stringify(HOUSE)) },
    ],
    project: [
      { difficulty: 'initiation', soldiers: 'byLeaders', characters: [[], []], clock: 'actions', minutesPerStep: 5 },
    ],
  };

  test.each(GAME_IDS)('from a host as options of %s: what is accepted makes a game', async (game) => {
    const host = await openRoom(server.base, 'Eve', game);
    const eve = await new Player(server.base, host).ready();
    await fc.assert(
      fc.asyncProperty(spoilt(OPTIONS[game].map(optionsOf)), async (text) => {
        expectCodes(await shout(server.base, host.code, [hello(host.token), text, LAST]));
        const { options } = await roomAt(host.code);
        const { seats, setUp } = GAMES[game];
        expect(seats.some((count) => setUp(count, options).ok)).toBe(true);
      }),
      { numRuns: 200, seed: SEED, endOnFailure: true },
    );
    expect(await eve.command({ do: 'options', options: { ...GAMES[game].defaults } })).toMatchObject({ t: 'done' });
    while ((eve.room?.members.length ?? 0) < Math.min(...GAMES[game].seats)) {
      const members = eve.room?.members.length ?? 0;
      expect(await eve.command({ do: 'addBot', level: 'easy' })).toMatchObject({ t: 'done' });
      await eve.until('joined', ({ room }) => (room?.members.length ?? 0) > members);
    }
    expect(await eve.command({ do: 'start' })).toMatchObject({ t: 'done' });
  });

  test('over HTTP: a refusal or a seat, and nothing else', async () => {
    const host = await openRoom(server.base, 'Ann');
    const door = fc.constantFrom(...DOORS).chain(([path, bodies]) =>
      fc.record({
        path: fc.constant(path.replace('CODE', host.code)),
        body: fc.oneof(spoilt(bodies), fc.constantFrom(...HOSTILE), fc.string()),
        type: fc.constantFrom('application/json', 'application/json', 'application/json', 'text/plain', 'x'),
        method: fc.constantFrom('POST', 'POST', 'POST', 'PUT', 'DELETE', 'PATCH'),
      }),
    );
    await fc.assert(
      fc.asyncProperty(door, async ({ path, body, type, method }) => {
        const init = { method, body, headers: { 'content-type': type } };
        const answer = await fetch(`${server.base}${path}`, init);
        const { token, error = '' } = (await answer.json()) as { readonly error?: string; readonly token?: string };
        const isSeat = answer.status < 300 && token !== undefined;
        const isRefusal = answer.status >= 400 && answer.status < 500 && BYES.includes(error);
        expect([answer.status, error, isSeat || isRefusal]).toEqual([answer.status, error, true]);
      }),
      { numRuns: 400, seed: SEED, endOnFailure: true },
    );
    for (const code of [
      '',
      '....',
      '__proto__',
      'constructor',
      '%00',
      '%FF',
      'A'.repeat(3000),
      'abcd',
      '花花花花',
      '%2e%2e',
    ]) {
      expect((await fetch(`${server.base}/api/rooms/${code}`)).status).toBeLessThan(500);
    }
    expect((await fetch(`${server.base}/api/rooms/${host.code}`)).status).toBe(200);
  });

  test('leaves nothing behind: no line, nothing that waits to be read, no mistake', async () => {
    const open = (): Promise<number> => gauge('reseau_connections');
    const lines = await open();
    const [ann] = await seatPeople(server.base, ['Ann']);
    await shout(server.base, ann?.pass.code ?? '', [hello(), LAST]);
    while ((await open()) > lines + 1) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await gauge('reseau_buffered_bytes')).toBe(0);
    expect(await gauge('reseau_refusals_total{code="internal"}')).toBe(0);
    expect(await ann?.say('still here')).toMatchObject({ t: 'done' });
  });
});

describe('too much', () => {
  test('ten thousand messages at once cost the sender the line and nobody else anything', async () => {
    const strict = await startTestServer({ limits: { burst: 200, perSecond: 100 } });
    const [ann] = await seatPeople(strict.base, ['Ann']);
    const flood = Array.from({ length: 10_000 }, () => '{"t":"ping"}');
    const heard = await shout(strict.base, ann?.pass.code ?? '', [hello(), ...flood]);
    expect(heard.at(-1)).toBe('{"t":"bye","code":"tooMany"}');
    expect(await ann?.say('still here')).toMatchObject({ t: 'done' });
    await strict.close();
  });

  test('a huge frame closes the line', async () => {
    const [ann] = await seatPeople(server.base, ['Ann']);
    const heard = await shout(server.base, ann?.pass.code ?? '', [hello(), `"${'x'.repeat(1_000_000)}"`]);
    expect(heard.some((message) => message.includes('"t":"done"'))).toBe(false);
    expect(await ann?.say('still here')).toMatchObject({ t: 'done' });
  });
});

describe('whoever does not say hello properly is sent away', () => {
  test.each([
    ['another version', ['{"t":"hello","version":1,"match":0,"facts":0,"lines":0}'], 'badVersion'],
    ['hello twice', [hello(), hello()], 'badMessage'],
    ['a request before hello', ['{"t":"ping"}'], 'badMessage'],
    ['no JSON', ['hello?'], 'badMessage'],
    ['bytes', [new Uint8Array([1, 2, 3])], 'badMessage'],
  ])('%s', async (_what, said, code) => {
    const room = await openRoom(server.base, 'Ann');
    expect((await shout(server.base, room.code, said)).at(-1)).toBe(JSON.stringify({ t: 'bye', code }));
  });

  test('another room’s token', async () => {
    const mine = await openRoom(server.base, 'Ann');
    const other = await openRoom(server.base, 'Bob');
    expect(await shout(server.base, mine.code, [hello(other.token)])).toEqual(['{"t":"bye","code":"badToken"}']);
  });

  test('a code that is none', async () => {
    const player = new Player(server.base, { code: 'OOOO' });
    await player.until('sent away', ({ closed }) => closed);
    expect(player.bye).toBe('noSuchRoom');
  });
});
