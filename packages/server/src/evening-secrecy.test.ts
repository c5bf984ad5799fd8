import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { joinRoom, openRoom, Player, startTestServer, type TestServer } from './testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ seed: 'twins', timings: { linger: 0, holdsUp: 1 } });
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
const CHANCE = /"(code|commitment|recovery|now|earliest|until|at|standInAt|callAgainAt)":("[^"]*"|\d+)/g;

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

/** The leader proposes; everybody has a vote to cast. */
const toVote: Deed = async (players) => {
  await begin(players);
  const ann = at(players, 0);
  await ann.until('a leader', ({ progress }) => progress !== undefined);
  const [leader = 0] = ann.game.turn(ann.known.table).must;
  await at(players, leader).until('asked', ({ options }) => options.length > 0);
  const team = [leader, (leader + 1) % NAMES.length];
  expect(await at(players, leader).move({ type: 'propose', mission: 1, team })).toMatchObject({ t: 'done' });
  for (const player of players) await player.until('a vote', ({ options }) => options.length > 0);
};

const votes =
  (approve: boolean): Deed =>
  async (players) => {
    expect(await at(players, 2).move({ type: 'vote', approve })).toMatchObject({ t: 'done' });
  };

/** What somebody is about to choose; answered with nothing, so a ping follows it. */
const drafts =
  (...seats: readonly number[]): Deed =>
  async (players) => {
    const bob = at(players, 1);
    bob.send({ t: 'draft', question: bob.question, seats: [...seats] });
    await settle(bob);
  };

const nothing: Deed = async () => {};

/** Cy is gone, and all know it. */
const goes: Later = async ({ players, onlookers }) => {
  await at(players, 2).drop();
  for (const one of [at(players, 0), ...onlookers])
    await one.until('Cy away', ({ room }) => room?.members[2]?.online === false);
};

/** Cy is gone, and Flo, who watched, has asked for the seat. */
const isAskedFor: Later = async (table) => {
  await goes(table);
  const flo = at(table.onlookers, 2);
  await expect.poll(() => flo.command({ do: 'claim', member: 'm3' }), { timeout: 15_000 }).toMatchObject({ t: 'done' });
  for (const one of table.onlookers)
    await one.until('a claim', ({ frames }) => frames.some((frame) => frame.includes('"claims":[{')));
};

const standsIn: Deed = async (players) => {
  const isDone = () => at(players, 0).command({ do: 'standIn', member: 'm3' });
  await expect.poll(isDone, { timeout: 15_000 }).toMatchObject({ t: 'done' });
};
const grants: Deed = (players) => each([at(players, 0)], { do: 'grant', member: 'm6', yes: true });

type Later = (table: Table) => Promise<void>;

interface Twins {
  readonly prepare?: Deed;
  /** What differs. */
  readonly deeds: readonly [one: Deed, other: Deed];
  /** What follows in both: what is sent meanwhile comes as the lines are cut, and is not compared. */
  readonly meanwhile?: Later;
  readonly afterwards?: Deed;
  /** A leak by which the evenings could be told apart: in place of these words, those of the one and of the other. */
  readonly leak: readonly [words: string, one: string, other: string];
}

const PONG = '{"t":"pong"}';

/** Two evenings in which Ann, Bob and Cy do different things that nobody else may tell apart. */
const TWINS: Readonly<Record<string, Twins>> = {
  'who has opened a card, and that anybody has': {
    deeds: [async (players) => each([at(players, 1), at(players, 2)], { do: 'open' }), nothing],
    leak: [PONG, '{"t":"pong","opened":2}', PONG],
  },
  'who is ready': {
    deeds: [
      async (players) => each([at(players, 0)], { do: 'ready' }),
      async (players) => each([at(players, 2)], { do: 'ready' }),
    ],
    leak: ['"roles":{', '"roles":{"who":"m1",', '"roles":{"who":"m3",'],
  },
  'who has called': {
    prepare: begin,
    deeds: [
      async (players) => each([at(players, 1)], { do: 'call', kind: 'pause' }),
      async (players) => each([at(players, 2)], { do: 'call', kind: 'pause' }),
    ],
    leak: ['"call":{', '"call":{"caller":"m2",', '"call":{"caller":"m3",'],
  },
  'what someone wants to say whom the table has replaced': {
    prepare: async (players) => {
      await begin(players);
      await each([at(players, 0)], { do: 'call', kind: 'replace', member: 'm2' });
      await each([at(players, 2), at(players, 3), at(players, 4)], { do: 'agree', call: 1, yes: true });
    },
    deeds: [
      async (players) => {
        const bob = at(players, 1);
        bob.send({ t: 'react', reaction: 'no' });
        for (let question = 0; question < 8; question += 1) bob.send({ t: 'draft', question, seats: [2] });
        expect(await bob.say('Cy is a spy')).toMatchObject({ t: 'refused' });
        expect(await bob.command({ do: 'rename', name: 'Cy is a spy' })).toMatchObject({ t: 'refused' });
      },
      nothing,
    ],
    leak: [PONG, '{"t":"pong","silenced":"m2"}', PONG],
  },
  'who has agreed, and that anybody has': {
    prepare: async (players) => {
      await begin(players);
      await each([at(players, 0)], { do: 'call', kind: 'void' });
    },
    deeds: [
      async (players) => {
        await each([at(players, 1)], { do: 'agree', call: 1, yes: true });
        await each([at(players, 2)], { do: 'agree', call: 1, yes: false });
      },
      nothing,
    ],
    leak: [PONG, '{"t":"pong","yes":1}', PONG],
  },
  'whether somebody had opened the card for whom a bot plays on': {
    deeds: [async (players) => each([at(players, 2)], { do: 'open' }), nothing],
    meanwhile: goes,
    afterwards: standsIn,
    leak: ['"standIn":true', '"standIn":true,"opened":true', '"standIn":true'],
  },
  'how somebody had voted for whom a bot plays on': {
    prepare: toVote,
    deeds: [votes(true), votes(false)],
    meanwhile: goes,
    afterwards: standsIn,
    leak: ['"who":"standIn"', '"who":"standIn","had":"approve"', '"who":"standIn","had":"reject"'],
  },
  'what somebody had answered to a call whose seat another takes, the taker included': {
    prepare: async (players) => {
      await begin(players);
      await each([at(players, 0)], { do: 'call', kind: 'void' });
    },
    deeds: [
      async (players) => each([at(players, 2)], { do: 'agree', call: 1, yes: true }),
      async (players) => each([at(players, 2)], { do: 'agree', call: 1, yes: false }),
    ],
    meanwhile: isAskedFor,
    afterwards: grants,
    leak: ['"who":"another"', '"who":"another","agreed":true', '"who":"another","agreed":false'],
  },
  'what somebody is about to choose where all are asked': {
    prepare: toVote,
    deeds: [drafts(0, 2), nothing],
    leak: [PONG, '{"t":"pong","draft":[0,2]}', PONG],
  },
};

type Plant = (frame: string, evening: number) => string;

/** What the onlookers saw of both evenings, perhaps with something planted into the frames of each. */
async function bothSeen({ prepare = nothing, deeds, meanwhile, afterwards = nothing }: Twins, plant: Plant) {
  const seen = [];
  for (const [evening, deed] of deeds.entries()) {
    const table = await dealt();
    await prepare(table.players);
    const before = await framesOf(table, deed);
    await meanwhile?.(table);
    const after = await framesOf(table, afterwards);
    const told = before.map((sent, index) => [...sent, ...(after[index] ?? [])]);
    // What a seat is told of the deal is another matter: the deals differ.
    seen.push(told.map((sent) => sent.filter((frame) => !frame.startsWith(FACTS)).map((one) => plant(one, evening))));
  }
  return seen;
}

const FACTS = '{"t":"facts"';

describe('what people do around the match shows to nobody who may not know', () => {
  test.each(Object.entries(TWINS))('%s', async (_what, twins) => {
    const [one, other] = await bothSeen(twins, (frame) => frame);
    expect(one).toEqual(other);
  });

  test.each(Object.entries(TWINS))('a planted leak is found: %s', async (_what, twins) => {
    const [words, ...leaks] = twins.leak;
    const [one, other] = await bothSeen(twins, (frame, evening) => frame.replace(words, leaks[evening] ?? ''));
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
