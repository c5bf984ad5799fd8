import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { benchEvening } from './testing/bench-evening.ts';
import { type Player, startTestServer, type TestServer } from './testing/index.ts';
import {
  at,
  begin,
  type Deed,
  dealt,
  each,
  type Leak,
  nothing,
  replaceBob,
  settle,
  type Table,
  TWINS,
  type Twins,
} from './testing/twin-evenings.ts';

const planted = vi.hoisted((): { leak: Leak } => ({ leak: {} }));

// A leak is put into the server itself: what it says goes the whole way, to the sockets of those who may not know it.
vi.mock(import('@reseau/rooms/testing/view'), async (real) => {
  const own = await real();
  const roomView: typeof own.roomView = (room, attendance) => {
    const view = own.roomView(room, attendance);
    return { ...view, ...planted.leak.room?.(view, room) };
  };
  const youView: typeof own.youView = (room, id, timings) => {
    const view = own.youView(room, id, timings);
    return planted.leak.you === undefined ? view : (planted.leak.you(view, room) as typeof view);
  };
  return { ...own, roomView, youView };
});
vi.mock(import('@reseau/rooms/testing/room'), async (real) => {
  const own = await real();
  return { ...own, hasPlayed: (room, id) => planted.leak.hasPlayed?.() ?? own.hasPlayed(room, id) };
});
vi.mock(import('@reseau/rooms/testing/draft'), async (real) => {
  const own = await real();
  return { draftFrame: (...given) => (planted.leak.draft ?? own.draftFrame)(...given) };
});

vi.mock(import('@reseau/rooms/testing/talk'), async (real) => {
  const own = await real();
  return { ...own, heardOfBench: (room, member) => (planted.leak.heardOfBench ?? own.heardOfBench)(room, member) };
});

/** Another server each evening, with the same seed: the first table of each has the same code and the same deal. */
let server: TestServer;
const open = async (): Promise<void> => {
  server = await startTestServer({ seed: 'twins', timings: { linger: 0, holdsUp: 1 } });
};
beforeEach(open);
afterEach(async () => {
  planted.leak = {};
  await server.close();
});

/** What differs between two tables by the clock or by a secret of one's own, and tells nothing. */
const CHANCE = /"(recovery|now|earliest|until|at|standInAt|callAgainAt)":("[^"]*"|\d+)/g;

const shownTo = (player: Player, from: number): readonly string[] =>
  player.frames.slice(from).map((frame) => frame.replace(CHANCE, '"$1":0'));

/** The frames that each onlooker was sent while this was done. */
async function framesOf({ players, onlookers }: Table, deed: Deed) {
  await Promise.all(onlookers.map((one) => settle(one)));
  const from = onlookers.map(({ frames }) => frames.length);
  await deed(players);
  await Promise.all(onlookers.map((one) => settle(one)));
  return onlookers.map((one, index) => shownTo(one, from[index] ?? 0));
}

/** What the onlookers saw of both evenings, facts included. */
async function bothSeen({ prepare = nothing, deeds, meanwhile, afterwards = nothing }: Twins) {
  const seen = [];
  for (const [evening, deed] of deeds.entries()) {
    if (evening > 0) {
      await server.close();
      await open();
    }
    const table = await dealt(server.base);
    await prepare(table.players);
    const before = await framesOf(table, deed);
    await meanwhile?.(table);
    const after = await framesOf(table, afterwards);
    seen.push(before.map((sent, index) => [...sent, ...(after[index] ?? [])]));
  }
  return seen;
}

describe('what people do around the match shows to nobody who may not know', () => {
  test.each(Object.entries(TWINS))('%s', async (_what, twins) => {
    const [one, other] = await bothSeen(twins);
    expect(one).toEqual(other);
  });

  test.each(Object.entries(TWINS))('a planted leak is found: %s', async (_what, twins) => {
    planted.leak = twins.leak;
    const [one, other] = await bothSeen(twins);
    expect(one).not.toEqual(other);
  });
});

describe('what those who watch say to each other', () => {
  /** An evening on which they talk, and one on which they are silent. */
  const both = async () => {
    const spoken = await benchEvening(server.base, ['I bet on Cy', 'and I on Di']);
    await server.close();
    await open();
    const silent = await benchEvening(server.base, []);
    return { spoken, silent };
  };

  test('reaches no seat and no screen while the match is on, not even that it was said', async () => {
    const { spoken, silent } = await both();
    expect(spoken.flo.bench.map(({ text }) => text)).toEqual(['I bet on Cy', 'and I on Di']);
    expect(spoken.heard).toEqual(silent.heard);
  });

  test('a planted leak is found', async () => {
    planted.leak = { heardOfBench: ({ benchTalk }) => benchTalk.said };
    const { spoken, silent } = await both();
    expect(spoken.heard).not.toEqual(silent.heard);
  });
});

test('someone whom the table has replaced is refused a word', async () => {
  const { players } = await dealt(server.base);
  await replaceBob(players);
  const bob = at(players, 1);
  expect(await bob.say('Cy is a spy')).toMatchObject({ t: 'refused' });
  expect(await bob.command({ do: 'rename', name: 'Cy is a spy' })).toMatchObject({ t: 'refused' });
});

test('a seat is told nothing of its own before its card is opened', async () => {
  const { players } = await dealt(server.base);
  const [ann, bob] = [at(players, 0), at(players, 1)];
  await settle(bob);
  expect(bob.frames.filter((frame) => frame.includes('"t":"facts"'))).toEqual([]);
  await ann.command({ do: 'open' });
  expect(ann.frames.filter((frame) => frame.includes('"character"'))).toHaveLength(1);
  await settle(bob);
  expect(bob.frames.filter((frame) => frame.includes('"t":"facts"'))).toEqual([]);
});

test('somebody who sits down in a seat is told what the seat knows, and nobody else anything of it', async () => {
  const { players, onlookers } = await dealt(server.base);
  await begin(players);
  const [ann, cy] = [at(players, 0), at(players, 2)];
  await cy.drop();
  await ann.until('away', ({ room }) => room?.members[2]?.holdsUp === true || room?.members[2]?.online === false);
  const flo = at(onlookers, 2);
  await expect.poll(() => flo.command({ do: 'claim', member: 'm3' }), { timeout: 15_000 }).toMatchObject({ t: 'done' });
  const from = onlookers.map(({ frames }) => frames.length);
  await each([ann], { do: 'grant', member: 'm6', yes: true });
  await Promise.all(onlookers.map((one) => settle(one)));
  const whispers = (player: Player, index: number) =>
    player.frames.slice(from[index] ?? 0).filter((frame) => frame.includes('"character"'));
  expect(onlookers.map((one, index) => whispers(one, index).length)).toEqual([0, 0, 1, 0]);
  expect(whispers(flo, 2)[0]).toContain('"to":[2]');
});
