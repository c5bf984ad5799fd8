import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { joinRoom, openRoom, Player, startTestServer, type TestServer } from './testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ seed: 'twins', timings: { holdsUp: 1 } });
});
afterAll(() => server.close());

const NAMES = ['Ann', 'Bob', 'Cy', 'Di', 'Ed'];

interface Table {
  readonly players: readonly Player[];
  /** Everybody but those whose deeds differ between the two evenings. */
  readonly onlookers: readonly Player[];
}

async function dealt(): Promise<Table> {
  const host = await openRoom(server.base, 'Ann');
  const seats = [host];
  for (const name of NAMES.slice(1)) seats.push(await joinRoom(server.base, host.code, name));
  const manner = { readiesItself: false };
  const players = await Promise.all(seats.map((seat) => new Player(server.base, seat, undefined, manner).ready()));
  const bench = await new Player(server.base, await joinRoom(server.base, host.code, 'Flo')).ready();
  await players[0]?.command({ do: 'bench', member: 'm6' });
  const screen = await new Player(server.base, { code: host.code }).ready();
  expect(await players[0]?.command({ do: 'start' })).toMatchObject({ t: 'done' });
  return { players, onlookers: [...players.slice(3), bench, screen] };
}

const at = (players: readonly Player[], index: number): Player => {
  const player = players[index];
  if (player === undefined) throw new Error('nobody sits there');
  return player;
};

/** What differs between two tables by chance or by the clock, and tells nothing. */
const CHANCE = /"(code|commitment|recovery|now|earliest|until|at|standInAt)":("[^"]*"|\d+)/g;

const shownTo = (player: Player, from: number): readonly string[] =>
  player.frames.slice(from).map((frame) => frame.replace(CHANCE, '"$1":0'));

/** The frames that each onlooker was sent while this was done. */
async function framesOf({ players, onlookers }: Table, deed: (players: readonly Player[]) => Promise<void>) {
  await Promise.all(onlookers.map((one) => settle(one)));
  const from = onlookers.map(({ frames }) => frames.length);
  await deed(players);
  await Promise.all(onlookers.map((one) => settle(one)));
  return onlookers.map((one, index) => shownTo(one, from[index] ?? 0));
}

/** Whatever was sent before the answer to a ping has arrived with it. */
async function settle(player: Player): Promise<void> {
  const pongs = () => player.frames.filter((frame) => frame === '{"t":"pong"}').length;
  const before = pongs();
  player.send({ t: 'ping' });
  await player.until('answered', () => pongs() > before);
}

type Deed = (players: readonly Player[]) => Promise<void>;

const each = async (members: readonly Player[], command: Parameters<Player['command']>[0]): Promise<void> => {
  for (const member of members) expect(await member.command(command)).toMatchObject({ t: 'done' });
};
const begin: Deed = (players) => each(players, { do: 'ready' });

/** Two evenings in which Ann, Bob and Cy do different things that nobody else may tell apart. */
const TWINS: Readonly<Record<string, readonly [prepare: Deed, one: Deed, other: Deed]>> = {
  'who has opened a card, and that anybody has': [
    async () => {},
    async (players) => each([at(players, 1), at(players, 2)], { do: 'open' }),
    async () => {},
  ],
  'who is ready': [
    async () => {},
    async (players) => each([at(players, 0)], { do: 'ready' }),
    async (players) => each([at(players, 2)], { do: 'ready' }),
  ],
  'who has called': [
    begin,
    async (players) => each([at(players, 1)], { do: 'call', kind: 'pause' }),
    async (players) => each([at(players, 2)], { do: 'call', kind: 'pause' }),
  ],
  'what someone wants to say whom the table has replaced': [
    async (players) => {
      await begin(players);
      await each([at(players, 0)], { do: 'call', kind: 'replace', member: 'm2' });
      await each([at(players, 2), at(players, 3), at(players, 4)], { do: 'agree', call: 1, yes: true });
    },
    async (players) => {
      const bob = at(players, 1);
      bob.send({ t: 'react', reaction: 'no' });
      for (let question = 0; question < 8; question += 1) bob.send({ t: 'draft', question, seats: [2] });
      expect(await bob.say('Cy is a spy')).toMatchObject({ t: 'refused' });
      expect(await bob.command({ do: 'rename', name: 'Cy is a spy' })).toMatchObject({ t: 'refused' });
    },
    async () => {},
  ],
  'who has agreed, and that anybody has': [
    async (players) => {
      await begin(players);
      await each([at(players, 0)], { do: 'call', kind: 'void' });
    },
    async (players) => {
      await each([at(players, 1)], { do: 'agree', call: 1, yes: true });
      await each([at(players, 2)], { do: 'agree', call: 1, yes: false });
    },
    async () => {},
  ],
};

/** What the onlookers saw of both evenings, perhaps with something planted into the frames of each. */
async function bothSeen(what: string, plant: (frame: string, evening: number) => string = (frame) => frame) {
  const twins = TWINS[what];
  if (twins === undefined) throw new Error(`no such twins: ${what}`);
  const [prepare, ...deeds] = twins;
  const seen = [];
  for (const [evening, deed] of deeds.entries()) {
    const table = await dealt();
    await prepare(table.players);
    const frames = await framesOf(table, deed);
    seen.push(frames.map((sent) => sent.map((frame) => plant(frame, evening))));
  }
  return seen;
}

describe('what people do around the match shows to nobody who may not know', () => {
  test.each(Object.keys(TWINS))('%s', async (what) => {
    const [one, other] = await bothSeen(what);
    expect(one).toEqual(other);
  });

  test.each([
    ['a name beside the count', 'who is ready', '"roles":{', ['"roles":{"who":"m1",', '"roles":{"who":"m3",']],
    ['the caller', 'who has called', '"call":{', ['"call":{"caller":"m2",', '"call":{"caller":"m3",']],
    [
      'a pong too many',
      'who has agreed, and that anybody has',
      '{"t":"pong"}',
      ['{"t":"pong","yes":1}', '{"t":"pong"}'],
    ],
  ])('a planted leak is found: %s', async (_leak, what, from, to) => {
    const [one, other] = await bothSeen(what, (frame, evening) => frame.replace(from, to[evening] ?? ''));
    expect(one).not.toEqual(other);
  });
});

test('a seat is told nothing of its own before its card is opened', async () => {
  const { players } = await dealt();
  const [ann, bob] = [at(players, 0), at(players, 1)];
  await settle(bob);
  expect(bob.frames.filter((frame) => frame.includes('"t":"facts"'))).toEqual([]);
  await ann.command({ do: 'open' });
  expect(ann.frames.filter((frame) => frame.includes('"character"'))).toHaveLength(1);
  await settle(bob);
  expect(bob.frames.filter((frame) => frame.includes('"t":"facts"'))).toEqual([]);
});

test('somebody who sits down in a seat is told what the seat knows, and nobody else anything of it', async () => {
  const { players, onlookers } = await dealt();
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
