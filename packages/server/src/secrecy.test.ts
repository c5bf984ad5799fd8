import { createHash } from 'node:crypto';
import { Rng, type Seat, sample } from '@reseau/core';
import type { ServerMessage } from '@reseau/protocol';
import { MemoryStore } from '@reseau/rooms';
import { foldRoom, readEvents } from '@reseau/rooms/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Player, playOut, seatPeople, startTestServer, type TestServer } from './testing/index.ts';

const store = new MemoryStore();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({}, store);
});
afterAll(() => server.close());

type Fact = { readonly type: string; readonly to: 'all' | readonly number[] } & Readonly<Record<string, unknown>>;

/** What was truly in the match, for the check to look for. */
interface Truth {
  readonly facts: readonly Fact[];
  /** The server's part of the deal, and what was dealt from. */
  readonly seed: string;
  readonly dealtFrom: string;
  readonly tokens: readonly string[];
}

/** Every way in which these frames tell this viewer more than it may know. */
function leaks(
  frames: readonly string[],
  viewer: Seat | 'table',
  { facts, seed, dealtFrom, tokens }: Truth,
): readonly string[] {
  const found: string[] = [];
  const mayHear = facts.filter(({ to }) => to === 'all' || (viewer !== 'table' && to.includes(viewer)));
  let heard = 0;
  let over = false;
  for (const frame of frames) {
    if (!over && frame.includes(seed)) found.push('the seed before the end');
    if (frame.includes(dealtFrom)) found.push('the seed of the deal');
    if (tokens.some((token) => frame.includes(token))) found.push('a token');
    if (tokens.some((token) => frame.includes(hash(token)))) found.push('the hash of a token');
    const message = JSON.parse(frame) as ServerMessage;
    found.push(...unknownKeys(message));
    if (message.t === 'progress') found.push(...progressLeaks(message, viewer, mayHear.slice(0, heard)));
    if (message.t !== 'facts') continue;
    for (const told of message.facts as Fact[]) {
      const expected = mayHear[heard];
      heard += 1;
      if (told.to !== 'all' && JSON.stringify(told.to) !== JSON.stringify([viewer])) found.push('an audience');
      if (JSON.stringify({ ...told, to: 0 }) !== JSON.stringify({ ...expected, to: 0 }))
        found.push(`fact ${told.type}`);
      if (told.type === 'ended') over = true;
    }
  }
  return found;
}

const hash = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Messages hold what the protocol names and nothing else. */
const KEYS: Readonly<Record<ServerMessage['t'], readonly string[]>> = {
  welcome: ['t', 'version', 'you', 'now', 'recovery', 'pad'],
  you: ['t', 'you', 'pad'],
  sittings: ['t', 'match', 'sittings', 'notes'],
  deputed: ['t', 'match', 'before', 'deeds', 'pad'],
  draft: ['t', 'question', 'seats'],
  reaction: ['t', 'member', 'reaction'],
  review: ['t', 'review'],
  room: ['t', 'room'],
  facts: ['t', 'match', 'from', 'facts', 'pad'],
  progress: ['t', 'progress', 'pad'],
  lines: ['t', 'from', 'lines'],
  done: ['t', 'id', 'secret', 'pad'],
  refused: ['t', 'id', 'code', 'reason', 'pad'],
  bye: ['t', 'code'],
  pong: ['t'],
};
const ROOM_KEYS = [
  'code',
  'game',
  'phase',
  'match',
  'options',
  'clocks',
  'standIns',
  'bench',
  'sealing',
  'roles',
  'agreement',
  'members',
  'problem',
  'commitment',
  'seed',
  'address',
];
const MEMBER_KEYS = [
  'id',
  'name',
  'kind',
  'level',
  'standIn',
  'host',
  'online',
  'mark',
  'wins',
  'waitedFor',
  'holdsUp',
  'counts',
];

function unknownKeys(message: ServerMessage): readonly string[] {
  const beyond = (value: object, keys: readonly string[]) => Object.keys(value).filter((key) => !keys.includes(key));
  const more = beyond(message, KEYS[message.t]);
  if (message.t === 'room') {
    more.push(
      ...beyond(message.room, ROOM_KEYS),
      ...message.room.members.flatMap((member) => beyond(member, MEMBER_KEYS)),
    );
  }
  return more.map((key) => `the key ${key} in ${message.t}`);
}

function lastStep(heard: readonly Fact[]): string | undefined {
  const at = heard.findLast(({ type }) => type === 'at')?.['at'] as { stack: { step: string }[] } | undefined;
  return at?.stack.at(-1)?.step;
}

/** Mission cards lie face down: how many, never whose; and nobody's choice but one's own. */
function progressLeaks(
  { progress }: Extract<ServerMessage, { t: 'progress' }>,
  viewer: Seat | 'table',
  heard: readonly Fact[],
): readonly string[] {
  const found: string[] = [];
  const playing = lastStep(heard) === 'play';
  if (playing && progress.chosen !== undefined && 'seats' in progress.chosen) found.push('who has laid a card');
  if (viewer === 'table' && progress.mine !== undefined) found.push('a choice to the table');
  const extra = Object.keys(progress).filter((key) => !['match', 'question', 'chosen', 'mine', 'left'].includes(key));
  return [...found, ...extra.map((key) => `the key ${key} in progress`)];
}

/** A game of five rejected teams would have no mission cards to look at. */
async function sendFirstTeam(players: readonly Player[]): Promise<void> {
  const all = (step: string) => Promise.all(players.map((player) => player.until(step, () => stepOf(player) === step)));
  await all('propose');
  const leader = players.find(({ options }) => options.length > 0);
  await leader?.move(sample(leader.options, Rng.seeded('first team')));
  await all('vote');
  await Promise.all(players.map((player) => player.move({ type: 'vote', approve: true })));
}

const stepOf = ({ memory }: Player) => lastStep(memory.facts as unknown as Fact[]);

async function played(
  names: readonly string[],
  options: object,
  begin = sendFirstTeam,
): Promise<{ viewers: Player[]; truth: Truth }> {
  const players = await seatPeople(server.base, names);
  const [host] = players;
  if (host === undefined) throw new Error('nobody came');
  const screen = await new Player(server.base, { code: host.pass.code }).ready();
  await host.command({ do: 'options', options: { ...options } });
  await host.command({ do: 'start' });
  await begin(players);
  await Promise.all(players.map((player, seat) => playOut(player, Rng.seeded(`${host.pass.code} ${seat}`))));
  const viewers = [...players, screen];
  await Promise.all(viewers.map((viewer) => viewer.until('over', ({ isOver }) => isOver)));
  const room = foldRoom(readEvents(await store.read(host.pass.code)));
  if (room.play === undefined) throw new Error('no match');
  const facts = room.play.facts as unknown as Fact[];
  const { seed: dealtFrom } = room.play;
  return { viewers, truth: { facts, seed: room.seed, dealtFrom, tokens: players.map(({ pass }) => pass.token ?? '') } };
}

const NAMES = ['Ann', 'Bob', 'Cy', 'Di', 'Ed', 'Flo', 'Gus', 'Hal', 'Ida', 'Jo'];

describe('every frame to every viewer, over whole games', () => {
  test.each([
    [5, { modules: [] }],
    [5, { modules: ['targeting', 'blindSpies'] }],
    [7, { modules: [] }],
    [10, { modules: ['targeting'] }],
  ])('%i people, %j', async (count, options) => {
    const { viewers, truth } = await played(NAMES.slice(0, count), options);
    for (const viewer of viewers) expect(leaks(viewer.frames, viewer.seat ?? 'table', truth)).toEqual([]);
  });

  test('votes and cards of others are told only when they are revealed', async () => {
    const { viewers } = await played(NAMES.slice(0, 5), { modules: [] });
    for (const viewer of viewers) {
      const own = viewer.memory.facts.filter(({ type }) => type === 'played') as unknown as { seat: Seat }[];
      expect(own.every(({ seat }) => seat === viewer.seat)).toBe(true);
      const characters = viewer.memory.facts.filter(({ type }) => type === 'character');
      expect(characters).toHaveLength(viewer.seat === undefined ? 0 : 1);
    }
  });
});

/** From the deal on, in bytes, the frames of these kinds as whoever listens on the line sees them; or as they would be unpadded. */
function lengthsOf({ frames }: Player, kinds: readonly string[], unpadded = false): readonly number[] {
  const began = frames.findIndex((frame) => frame.includes('"phase":"sealing"'));
  return frames
    .slice(began)
    .filter((frame) => kinds.includes((JSON.parse(frame) as ServerMessage).t))
    .map((frame) => Buffer.byteLength(unpadded ? frame.replace(/,"pad":"[.]*"/, '') : frame));
}

describe('whoever listens on the line sees frames of the same lengths, in the same order', () => {
  test.each([
    [5, { modules: [] }],
    [7, { modules: ['inquisitor', 'plot'] }],
    [8, { modules: ['assassin', 'defector'] }],
  ])('to every seat and to the screen: %i people, %j', async (count, options) => {
    const { viewers } = await played(NAMES.slice(0, count), options, async () => {});
    const told = viewers.map((viewer) => lengthsOf(viewer, ['facts', 'room', 'sittings']).join(' '));
    expect(new Set(told).size).toBe(1);
    const bare = viewers.map((viewer) => lengthsOf(viewer, ['facts'], true).join(' '));
    expect(new Set(bare).size).toBeGreaterThan(1);
    const answers = viewers.flatMap((viewer) => lengthsOf(viewer, ['progress', 'you', 'done', 'refused']));
    expect(new Set(answers).size).toBe(1);
  });
});

describe('a planted leak is found', () => {
  const seats = (viewers: readonly Player[]) => viewers.filter(({ seat }) => seat !== undefined);

  test.each<[string, (frames: string[], other: Player, truth: Truth) => string[]]>([
    [
      'another seat’s card',
      (frames, other) => [...frames, ...other.frames.filter((frame) => frame.includes('"character"')).slice(0, 1)],
    ],
    ['the seed', (frames, _other, { seed }) => [JSON.stringify({ t: 'pong', note: seed }), ...frames]],
    [
      'what was dealt from',
      (frames, _other, { dealtFrom }) => [JSON.stringify({ t: 'pong', note: dealtFrom }), ...frames],
    ],
    ['a token', (frames, _other, { tokens }) => [...frames, JSON.stringify({ t: 'lines', from: 0, lines: tokens })]],
    [
      'the listeners of a whisper',
      (frames) =>
        frames.map((frame) => frame.replace(/"type":"character","to":\[\d\]/, '"type":"character","to":[0,1]')),
    ],
    [
      'who has laid a card',
      (frames) => frames.map((frame) => frame.replace(/"chosen":\{"count":1,"of":\d\}/, '"chosen":{"seats":[2]}')),
    ],
    [
      'a vote before the count',
      (frames) => frames.map((frame) => frame.replace('"question":2,', '"question":2,"votes":[true],')),
    ],
  ])('%s', async (_what, plant) => {
    const { viewers, truth } = await played(NAMES.slice(0, 5), { modules: [] });
    const [viewer, other] = seats(viewers);
    if (viewer === undefined || other === undefined) throw new Error('nobody played');
    const planted = plant([...viewer.frames], other, truth);
    expect(planted).not.toEqual(viewer.frames);
    expect(leaks(planted, viewer.seat ?? 'table', truth)).not.toEqual([]);
  });
});
