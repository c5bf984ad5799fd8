import { seatAt } from '@reseau/core';
import { GAMES } from '@reseau/games';
import type { Joined, ServerMessage } from '@reseau/protocol';
import { MemoryStore } from '@reseau/rooms';
import { entriesOf, randomGame } from '@reseau/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinRoom, Player, startTestServer, storePlayed, type TestServer } from './testing/index.ts';

const store = new MemoryStore();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({}, store);
});
afterAll(() => server.close());

const NAMES = ['Ann', 'Bob', 'Cy', 'Dee', 'Eve'];

/** A table at which a match was played to its end, or up to this many entries. */
async function table(upTo?: number): Promise<readonly Joined[]> {
  const made = GAMES.resistance.setUp(5, GAMES.resistance.defaults);
  if (!made.ok) throw new Error(made.problem);
  const entries = entriesOf(randomGame(made.game, 'kept')).slice(0, upTo);
  return await storePlayed(store, { game: 'resistance', names: NAMES, options: made.setup, seed: 'kept', entries });
}

type Told = Extract<ServerMessage, { t: 'review' }>;

const reviews = ({ frames }: Player): readonly Told[] =>
  frames.map((frame): ServerMessage => JSON.parse(frame)).filter((message): message is Told => message.t === 'review');
const last = (player: Player) => reviews(player).at(-1);
const come = (pass: Partial<Joined> & Pick<Joined, 'code'>) => new Player(server.base, pass).ready();
const cursor = { at: 4, as: seatAt(2), unmasked: true };
const record = async (code: string, headers: Record<string, string> = {}) =>
  (await fetch(`${server.base}/api/rooms/${code}/matches/1`, { headers })).status;

test('everybody at the table follows, the screen and who comes later too, until the leader has gone', async () => {
  const [ann, bob] = await table();
  if (ann === undefined || bob === undefined) throw new Error('nobody sits here');
  const [leader, other, screen] = [await come(ann), await come(bob), await come({ code: ann.code })];
  leader.send({ t: 'review', match: 1, cursor });
  const review = { match: 1, member: ann.id, ...cursor };
  for (const one of [other, screen]) await one.until('told', () => last(one)?.review?.at === 4);
  expect(last(screen)).toEqual({ t: 'review', review });
  const late = await come({ code: ann.code });
  await late.until('told', () => last(late)?.review?.at === 4);
  // Another who sat there takes the lead.
  other.send({ t: 'review', match: 1, cursor: { ...cursor, at: 5 } });
  await screen.until('led by Bob', () => last(screen)?.review?.member === bob.id);
  // Whoever does not lead cannot end it.
  leader.send({ t: 'review', match: 1 });
  leader.send({ t: 'review', match: 1, cursor: { ...cursor, at: 6 } });
  await screen.until('led by Ann', () => last(screen)?.review?.at === 6);
  expect(reviews(screen).every(({ review: shown }) => shown !== undefined)).toBe(true);
  leader.send({ t: 'review', match: 1 });
  await screen.until('over', () => last(screen) !== undefined && last(screen)?.review === undefined);
});

test('it is over when the table goes on', async () => {
  const [ann] = await table();
  if (ann === undefined) throw new Error('nobody sits here');
  const [leader, screen] = [await come(ann), await come({ code: ann.code })];
  leader.send({ t: 'review', match: 1, cursor });
  await screen.until('told', () => last(screen)?.review !== undefined);
  await leader.command({ do: 'rematch' });
  await screen.until('over', () => last(screen)?.review === undefined);
});

test('the record is open to the table while it is reviewed, and to nobody else before or after', async () => {
  const [ann] = await table();
  if (ann === undefined) throw new Error('nobody sits here');
  const zoe = await joinRoom(server.base, ann.code, 'Zoe');
  const bearer = { authorization: `Bearer ${zoe.token}` };
  expect([await record(ann.code), await record(ann.code, bearer)]).toEqual([400, 409]);
  const leader = await come(ann);
  const screen = await come({ code: ann.code });
  leader.send({ t: 'review', match: 1, cursor });
  await screen.until('told', () => last(screen)?.review !== undefined);
  expect([await record(ann.code), await record(ann.code, bearer)]).toEqual([200, 200]);
  leader.send({ t: 'review', match: 1 });
  await screen.until('over', () => last(screen)?.review === undefined);
  expect([await record(ann.code), await record(ann.code, bearer)]).toEqual([400, 409]);
});

test.each([
  ['a match that is on', 3, 1, cursor],
  ['a match that never was', undefined, 2, cursor],
  ['a moment beyond its end', undefined, 1, { ...cursor, at: 9999 }],
  ['a seat that is none', undefined, 1, { ...cursor, as: seatAt(9) }],
])('nobody is led to %s', async (_what, upTo, match, wrong) => {
  const [ann, bob] = await table(upTo);
  if (ann === undefined || bob === undefined) throw new Error('nobody sits here');
  const [leader, other] = [await come(ann), await come(bob)];
  leader.send({ t: 'review', match, cursor: wrong });
  await leader.say('well?');
  await other.until('a line', ({ memory }) => memory.lines.length > 0);
  expect(reviews(other)).toEqual([]);
  expect(await record(ann.code)).toBe(400);
});

test('who only watches, or sits on the bench, leads nobody', async () => {
  const [ann] = await table();
  if (ann === undefined) throw new Error('nobody sits here');
  const zoe = await come(await joinRoom(server.base, ann.code, 'Zoe'));
  const [leader, screen] = [await come(ann), await come({ code: ann.code })];
  for (const one of [zoe, screen]) one.send({ t: 'review', match: 1, cursor });
  await zoe.say('well?');
  await leader.until('a line', ({ memory }) => memory.lines.length > 0);
  expect(reviews(leader)).toEqual([]);
});
