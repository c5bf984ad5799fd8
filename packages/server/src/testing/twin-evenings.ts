import type { RoomView, YouView } from '@reseau/protocol';
import type { Room } from '@reseau/rooms';
import { expect } from 'vitest';
import { joinRoom, openRoom, Player } from './index.ts';

const NAMES = ['Ann', 'Bob', 'Cy', 'Di', 'Ed'];

export interface Table {
  readonly players: readonly Player[];
  /** Everybody but those whose deeds differ between the two evenings. */
  readonly onlookers: readonly Player[];
}

/** Five people have been dealt their cards; Flo sits on the bench, and a screen looks on. */
export async function dealt(base: string): Promise<Table> {
  const host = await openRoom(base, 'Ann');
  const seats = [host];
  for (const name of NAMES.slice(1)) seats.push(await joinRoom(base, host.code, name));
  const manner = { readiesItself: false };
  const players = await Promise.all(seats.map((seat) => new Player(base, seat, undefined, manner).ready()));
  const bench = await new Player(base, await joinRoom(base, host.code, 'Flo')).ready();
  await players[0]?.command({ do: 'bench', member: 'm6' });
  const screen = await new Player(base, { code: host.code }).ready();
  expect(await players[0]?.command({ do: 'start' })).toMatchObject({ t: 'done' });
  return { players, onlookers: [...players.slice(3), bench, screen] };
}

export const at = (players: readonly Player[], index: number): Player => {
  const player = players[index];
  if (player === undefined) throw new Error('nobody sits there');
  return player;
};

/** Whatever was sent before the answer to a ping has arrived with it. */
export async function settle(player: Player): Promise<void> {
  const pongs = () => player.frames.filter((frame) => frame === '{"t":"pong"}').length;
  const before = pongs();
  player.send({ t: 'ping' });
  await player.until('answered', () => pongs() > before);
}

export type Deed = (players: readonly Player[]) => Promise<void>;

export const each = async (members: readonly Player[], command: Parameters<Player['command']>[0]): Promise<void> => {
  for (const member of members) expect(await member.command(command)).toMatchObject({ t: 'done' });
};
export const begin: Deed = (players) => each(players, { do: 'ready' });

/** The table has put Bob out of the match. */
export const replaceBob: Deed = async (players) => {
  await begin(players);
  await each([at(players, 0)], { do: 'call', kind: 'replace', member: 'm2' });
  await each([at(players, 2), at(players, 3), at(players, 4)], { do: 'agree', call: 1, yes: true });
};

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

export const nothing: Deed = async () => {};

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

export type Later = (table: Table) => Promise<void>;

/** In place of what the server says by its own functions, or on top of it. */
export interface Leak {
  room?(view: RoomView, room: Room): object;
  you?(view: YouView | undefined, room: Room): object | undefined;
  hasPlayed?(): boolean;
  heardOfBench?(room: Room, member: string | undefined): number;
  draft?(room: Room, member: string, question: number, seats: readonly number[]): string | undefined;
}

export interface Twins {
  readonly prepare?: Deed;
  /** What differs. */
  readonly deeds: readonly [one: Deed, other: Deed];
  /** What follows in both: what is sent meanwhile comes as the lines are cut, and is not compared. */
  readonly meanwhile?: Later;
  readonly afterwards?: Deed;
  /** A fault of the server by which the evenings could be told apart. */
  readonly leak: Leak;
}

/** Two evenings in which Ann, Bob and Cy do different things that nobody else may tell apart. */
export const TWINS: Readonly<Record<string, Twins>> = {
  'who has opened a card, and that anybody has': {
    deeds: [async (players) => each([at(players, 1), at(players, 2)], { do: 'open' }), nothing],
    leak: { room: (view, { proceedings }) => ({ ...view, opened: proceedings?.roles?.opened.length }) },
  },
  'who is ready': {
    deeds: [
      async (players) => each([at(players, 0)], { do: 'ready' }),
      async (players) => each([at(players, 2)], { do: 'ready' }),
    ],
    leak: { room: (view, { proceedings }) => ({ ...view, who: proceedings?.roles?.ready }) },
  },
  'whether somebody was ready for whom a bot plays on': {
    deeds: [
      async (players) => each([at(players, 1)], { do: 'ready' }),
      async (players) => each([at(players, 2)], { do: 'ready' }),
    ],
    meanwhile: goes,
    afterwards: standsIn,
    leak: {
      room: (view, { proceedings, members }) => {
        const here = members.filter(({ bot }) => bot === undefined).map(({ id }) => id);
        return { ...view, ready: here.filter((id) => proceedings?.roles?.ready.includes(id)).length };
      },
    },
  },
  'who has called': {
    prepare: begin,
    deeds: [
      async (players) => each([at(players, 1)], { do: 'call', kind: 'pause' }),
      async (players) => each([at(players, 2)], { do: 'call', kind: 'pause' }),
    ],
    leak: { room: (view, { call }) => ({ ...view, caller: call?.caller }) },
  },
  'what someone wants to say whom the table has replaced': {
    prepare: replaceBob,
    deeds: [
      async (players) => {
        const bob = at(players, 1);
        bob.send({ t: 'react', reaction: 'no' });
        for (let question = 0; question < 8; question += 1) bob.send({ t: 'draft', question, seats: [2] });
        await bob.say('Cy is a spy');
        await bob.command({ do: 'rename', name: 'Cy is a spy' });
      },
      nothing,
    ],
    leak: { hasPlayed: () => false },
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
    leak: { room: (view, { call }) => ({ ...view, answers: Object.keys(call?.answers ?? {}).length }) },
  },
  'whether somebody had opened the card for whom a bot plays on': {
    deeds: [async (players) => each([at(players, 2)], { do: 'open' }), nothing],
    meanwhile: goes,
    afterwards: standsIn,
    leak: {
      room: (view, { proceedings }) => ({
        ...view,
        members: view.members.map((one) => ({
          ...one,
          opened: one.standIn === true && proceedings?.roles?.opened.includes(one.id),
        })),
      }),
    },
  },
  'how somebody had voted for whom a bot plays on': {
    prepare: toVote,
    deeds: [votes(true), votes(false)],
    meanwhile: goes,
    afterwards: standsIn,
    leak: {
      room: (view, { play }) => ({
        ...view,
        members: view.members.map((one, seat) => ({ ...one, had: one.standIn === true && play?.match.sealed[seat] })),
      }),
    },
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
    leak: { you: (view, { call }) => (view?.id === 'm6' ? { ...view, agreed: call?.answers['m3'] } : view) },
  },
  'what somebody is about to choose where all are asked': {
    prepare: toVote,
    deeds: [drafts(0, 2), nothing],
    leak: { draft: (_room, _member, question, seats) => JSON.stringify({ t: 'draft', question, seats }) },
  },
};
