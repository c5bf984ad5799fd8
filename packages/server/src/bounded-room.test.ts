import { Rng, sample } from '@reseau/core';
import type { Failure } from '@reseau/protocol';
import { MemoryStore } from '@reseau/rooms';
import { MOST_ANSWERS } from '@reseau/rooms/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { joinRoom, Player, post, seatPeople, startTestServer, type TestServer } from './testing/index.ts';

let store: MemoryStore;
let server: TestServer;
beforeEach(async () => {
  store = new MemoryStore();
  server = await startTestServer({}, store);
});
afterEach(() => server.close());

interface Stored {
  readonly by?: { readonly member: string };
}

/** How many events were stored that are this person's doing. */
const stored = async ({ pass, id }: Player): Promise<number> =>
  (await store.read(pass.code)).filter((event) => (JSON.parse(event) as Stored).by?.member === id).length;

async function lobby(): Promise<Player> {
  const [ann] = await seatPeople(server.base, ['Ann']);
  if (ann === undefined) throw new Error('nobody came');
  return ann;
}

/** Ann and four bots, who have all voted: the match waits for her vote. */
async function voting(): Promise<Player> {
  const [ann, bea] = await seatPeople(server.base, ['Ann', 'Bea']);
  if (ann === undefined || bea === undefined) throw new Error('nobody came');
  for (let bot = 0; bot < 3; bot += 1) await ann.command({ do: 'addBot', level: 'easy' });
  await ann.command({ do: 'start' });
  for (;;) {
    await ann.until('asked', () => ann.options.length > 0 || bea.options.length > 0);
    const leader = [ann, bea].find(({ options }) => options[0]?.type === 'propose');
    if (leader === undefined) break;
    await leader.move(sample(leader.options, Rng.seeded('a team')));
  }
  await ann.until('asked to vote', ({ options }) => options[0]?.type === 'vote');
  return ann;
}

test('what is set already is not stored again', async () => {
  const ann = await lobby();
  const options = { ...ann.room?.options };
  await ann.command({ do: 'clock', alone: 60, together: 60, talk: 0 });
  await ann.command({ do: 'options', options });
  const before = await stored(ann);
  for (let times = 0; times < 3; times += 1) {
    expect(await ann.command({ do: 'options', options })).toMatchObject({ t: 'done' });
    expect(await ann.command({ do: 'clock', alone: 60, together: 60, talk: 0 })).toMatchObject({ t: 'done' });
    expect(await ann.command({ do: 'rename', name: 'Ann' })).toMatchObject({ t: 'done' });
    expect(await ann.command({ do: 'seatOrder', members: [ann.id ?? ''] })).toMatchObject({ t: 'done' });
    expect(await ann.command({ do: 'makeHost', member: ann.id ?? '' })).toMatchObject({ t: 'done' });
  }
  expect(await stored(ann)).toBe(before);
});

test('the same choice again is not stored, and changes of mind have an end', async () => {
  const ann = await voting();
  const vote = (approve: boolean) => ann.move({ type: 'vote', approve });
  expect(await vote(true)).toMatchObject({ t: 'done' });
  const before = await stored(ann);
  for (let times = 0; times < 5; times += 1) expect(await vote(true)).toMatchObject({ t: 'done' });
  expect(await stored(ann)).toBe(before);
  const changes = Array.from({ length: MOST_ANSWERS + 5 }, (_, nth) => vote(nth % 2 === 1));
  const replies = await Promise.all(changes);
  const refused = replies.filter(({ t }) => t === 'refused');
  // Of the six too many, those that change nothing are taken.
  expect(refused).toHaveLength(3);
  expect(refused.every((reply) => reply.t === 'refused' && reply.code === 'tooMany')).toBe(true);
  expect(await stored(ann)).toBe(before + MOST_ANSWERS - 1);
});

test('a choice that changed nothing is not made later when it is sent again, nor after a restart', async () => {
  const ann = await voting();
  const vote = (player: Player, approve: boolean, id: string) => player.move({ type: 'vote', approve }, id);
  const mine = ({ progress }: Player) => progress?.mine;
  await vote(ann, true, 'request-1');
  const question = ann.question;
  expect(await vote(ann, true, 'request-2')).toMatchObject({ t: 'done' });
  await vote(ann, false, 'request-3');
  expect(await vote(ann, true, 'request-2')).toMatchObject({ t: 'done' });
  expect(mine(ann)).toEqual({ type: 'vote', approve: false });
  await server.close();
  server = await startTestServer({}, store);
  const again = await new Player(server.base, ann.pass).ready();
  expect(again.question).toBe(question);
  expect(await vote(again, true, 'request-2')).toMatchObject({ t: 'done' });
  expect(mine(again)).toEqual({ type: 'vote', approve: false });
});

test('what changes nothing is not taken for ever', async () => {
  const ann = await lobby();
  await ann.command({ do: 'clock', alone: 60, together: 60, talk: 0 });
  for (let times = 0; times < 100; times += 1)
    expect(await ann.command({ do: 'clock', alone: 60, together: 60, talk: 0 })).toMatchObject({ t: 'done' });
  expect(await ann.command({ do: 'clock', alone: 60, together: 60, talk: 0 })).toMatchObject({
    t: 'refused',
    code: 'tooMany',
  });
  // What somebody else does changes nothing about it: it could be a choice that nobody may know of.
  const bob = await new Player(server.base, await joinRoom(server.base, ann.pass.code, 'Bob')).ready();
  expect(await bob.command({ do: 'rename', name: 'Rob' })).toMatchObject({ t: 'done' });
  expect(await ann.command({ do: 'clock', alone: 60, together: 60, talk: 0 })).toMatchObject({ code: 'tooMany' });
  await ann.command({ do: 'clock', alone: 90, together: 90, talk: 0 });
  expect(await ann.command({ do: 'clock', alone: 90, together: 90, talk: 0 })).toMatchObject({ t: 'done' });
});

test('a table that has stored all it may is played on, and stores nothing more beside', async () => {
  const ann = await lobby();
  const long = { type: 'handoverOffered', at: 1, member: ann.id ?? '', key: 'x'.repeat(8_500_000), until: 1 };
  const { length } = await store.read(ann.pass.code);
  await ann.drop();
  await server.close();
  await store.append({ stream: ann.pass.code, expected: length, events: [JSON.stringify(long), JSON.stringify(long)] });
  server = await startTestServer({}, store);
  const again = await new Player(server.base, ann.pass).ready();
  expect(await again.say('more')).toMatchObject({ t: 'refused', code: 'tableSpent' });
  expect(await again.command({ do: 'rename', name: 'Ann 2' })).toMatchObject({ t: 'refused', code: 'tableSpent' });
  const { error } = await post<Failure>(`${server.base}/api/rooms/${ann.pass.code}/members`, { name: 'Zoe' });
  expect(error).toBe('tableSpent');
  expect(await again.command({ do: 'handover' })).toMatchObject({ t: 'refused', code: 'tableSpent' });
  expect(await again.command({ do: 'lock', on: true })).toMatchObject({ t: 'done' });
  expect(await again.command({ do: 'leave' })).toMatchObject({ t: 'done' });
});
