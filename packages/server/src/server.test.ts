import { createHash } from 'node:crypto';
import { Rng, sample } from '@reseau/core';
import type { Failure, Joined, RoomDoor } from '@reseau/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  joinRoom,
  openRoom,
  Player,
  playOut,
  post,
  seatPeople,
  startTestServer,
  type TestServer,
} from './testing/index.ts';

const FIVE = ['Ann', 'Bob', 'Cy', 'Di', 'Ed'];

let server: TestServer;
let base = '';
beforeAll(async () => {
  server = await startTestServer({ timings: { linger: 0, hostAway: 300, holdsUp: 100, comeBack: 0 } });
  base = server.base;
});
afterAll(() => server.close());

type Host = readonly [Player, ...Player[]];
const seated = async (names: readonly string[] = FIVE): Promise<Host> =>
  (await seatPeople(base, names)) as unknown as Host;

/** One person and four bots, in the middle of a match. */
async function started(people: readonly string[] = ['Ann']): Promise<Host> {
  const players = await seated(people);
  for (let seat = people.length; seat < 5; seat += 1) await players[0].command({ do: 'addBot', level: 'easy' });
  await players[0].command({ do: 'start' });
  return players;
}

const finish = (players: readonly Player[]) =>
  Promise.all(players.map((player, index) => playOut(player, Rng.seeded(`seat ${index}`))));

/** Starts the match and says who leads. */
async function leaderOf(players: Host): Promise<Player> {
  await players[0].command({ do: 'start' });
  await Promise.all(players.map((player) => player.until('dealt', ({ memory }) => memory.facts.length > 0)));
  return players.find(({ options }) => options.length > 0) ?? players[0];
}

const step = (player: Player) => (player.known.table as { at: { stack: { step: string }[] } }).at.stack.at(-1)?.step;

describe('a whole game', () => {
  test('five sockets, to the end', async () => {
    const players = await seated();
    expect(await players[0].command({ do: 'start' })).toMatchObject({ t: 'done' });
    await finish(players);
    const [{ room, known, game }] = players;
    expect(room?.phase).toBe('over');
    for (const player of players) expect(player.known.table).toEqual(known.table);
    expect(game.outcome(known.table)).toBeDefined();
    expect(
      createHash('sha256')
        .update(room?.seed ?? '')
        .digest('hex'),
    ).toBe(room?.commitment);
  });

  test('one person and four bots, to the end', async () => {
    const players = await started();
    await finish(players);
    expect(players[0].isOver).toBe(true);
  });

  test('bots play on by themselves when the last person has left and a screen looks on', async () => {
    const [ann] = await started();
    await ann.command({ do: 'leave' });
    await ann.until('gone', ({ closed }) => closed);
    expect(ann.bye).toBe('notMember');
    const screen = new Player(base, { code: ann.room?.code ?? '' });
    await screen.until('over', ({ isOver }) => isOver);
  });

  test('a rematch keeps the group and deals anew', async () => {
    const players = await seated();
    await players[0].command({ do: 'start' });
    await finish(players);
    expect(await players[0].command({ do: 'rematch' })).toMatchObject({ t: 'done' });
    expect(players[0].room).toMatchObject({ phase: 'lobby', match: 1 });
    expect(players[0].room?.members.map(({ name }) => name)).toEqual(FIVE);
    await players[0].command({ do: 'start' });
    await Promise.all(players.map((player) => player.until('dealt', ({ memory }) => memory.match === 2)));
    await finish(players);
    expect(players[0].room).toMatchObject({ phase: 'over', match: 2 });
  });
});

describe('coming back', () => {
  test('in the middle of a vote: the seat, the facts that were missed and the seat’s own choice', async () => {
    const players = await seated();
    const leader = await leaderOf(players);
    await leader.move(sample(leader.options, Rng.seeded('team')));
    await Promise.all(players.map((player) => player.until('the vote', () => step(player) === 'vote')));
    const [ann, ...others] = players;
    await ann.move({ type: 'vote', approve: true });
    await ann.drop();
    const had = ann.memory.facts.length;
    const back = await ann.again();
    await back.until('told', ({ progress }) => progress !== undefined);
    expect(back.progress).toMatchObject({ mine: { type: 'vote', approve: true }, chosen: { seats: [back.seat] } });
    expect(back.memory.facts).toHaveLength(had);

    await back.drop();
    for (const other of others) await other.move({ type: 'vote', approve: false });
    const later = await back.again();
    await later.until('caught up', ({ memory }) => memory.facts.length > had);
    const [caughtUp] = later.frames.filter((frame) => frame.includes('"t":"facts"')).map((frame) => JSON.parse(frame));
    expect(caughtUp).toMatchObject({ from: had });
    expect(later.known.table).toEqual(others[0]?.known.table);
  });

  test('with nothing remembered, everything is told again', async () => {
    const [ann] = await started();
    const fresh = await new Player(base, ann.pass).ready();
    await fresh.until('told', ({ memory }) => memory.facts.length === ann.memory.facts.length);
    expect(fresh.memory.facts).toEqual(ann.memory.facts);
  });

  test('a move sent again under the same id counts once', async () => {
    const players = await seated();
    const leader = await leaderOf(players);
    const move = sample(leader.options, Rng.seeded('x'));
    const request = { t: 'move', id: 'the-same-id', match: 1, question: leader.question, move } as const;
    expect(await leader.request(request)).toMatchObject({ t: 'done', id: 'the-same-id' });
    await leader.drop();
    const back = await leader.again();
    expect(await back.request(request)).toMatchObject({ t: 'done', id: 'the-same-id' });
    const proposals = back.memory.facts.filter(({ type }) => type === 'proposed');
    expect(proposals).toHaveLength(1);
  });

  test('an id on another request is refused', async () => {
    const [ann] = await seated(['Ann']);
    expect(await ann.say('hello', 'the-same-id')).toMatchObject({ t: 'done' });
    expect(await ann.say('hello', 'the-same-id')).toMatchObject({ t: 'done' });
    expect(await ann.say('other', 'the-same-id')).toMatchObject({
      t: 'refused',
      code: 'badMessage',
      reason: 'idReused',
    });
    expect(ann.memory.lines.map(({ text }) => text)).toEqual(['hello']);
  });

  test('chat lines that were missed are told', async () => {
    const [ann, bob] = await seated(['Ann', 'Bob']);
    await ann.say('one');
    await bob?.drop();
    await ann.say('two');
    const back = await bob?.again();
    await back?.until('told', ({ memory }) => memory.lines.length === 2);
    expect(back?.memory.lines.map(({ name, text }) => `${name}: ${text}`)).toEqual(['Ann: one', 'Ann: two']);
  });

  test('two devices with one token both hold the seat', async () => {
    const [ann] = await started();
    const other = await new Player(base, ann.pass).ready();
    await finish([other]);
    await ann.until('over', ({ isOver }) => isOver);
    expect(other.memory.facts).toEqual(ann.memory.facts);
  });
});

describe('handing over to another device', () => {
  const redeem = (code: string, body: object) => post<Joined | Failure>(`${base}/api/rooms/${code}/handover`, body);

  test('the new device has the seat, the old one is sent away', async () => {
    const [ann] = await started();
    const reply = await ann.command({ do: 'handover' }, 'handover-1');
    const secret = reply.t === 'done' ? (reply.secret ?? '') : '';
    expect(await ann.command({ do: 'handover' }, 'handover-1')).toEqual(reply);
    const joined = (await redeem(ann.pass.code, { secret })) as Joined;
    expect(joined).toMatchObject({ code: ann.pass.code, id: 'm1' });
    await ann.until('sent away', ({ closed }) => closed);
    expect(ann.bye).toBe('moved');
    const back = await ann.again();
    expect(back.bye).toBe('badToken');
    const phone = await new Player(base, joined).ready();
    await finish([phone]);
    expect(phone.isOver).toBe(true);
    expect(await redeem(ann.pass.code, { secret })).toEqual({ error: 'handoverOver' });
  });

  test('with a token of its own the device may ask again', async () => {
    const [ann] = await seated(['Ann']);
    const reply = await ann.command({ do: 'handover' });
    const secret = reply.t === 'done' ? reply.secret : '';
    const token = 'a-token-that-nobody-else-has';
    const first = await redeem(ann.pass.code, { secret, token });
    expect(first).toMatchObject({ token, id: 'm1' });
    expect(await redeem(ann.pass.code, { secret, token })).toEqual(first);
  });

  test('a wrong secret opens nothing', async () => {
    const [ann] = await seated(['Ann']);
    await ann.command({ do: 'handover' });
    expect(await redeem(ann.pass.code, { secret: 'x'.repeat(43) })).toEqual({ error: 'handoverOver' });
  });
});

describe('the host', () => {
  test('puts somebody out of the lobby: the door stays shut for that token', async () => {
    const [ann, bob] = await seated(['Ann', 'Bob']);
    await ann.command({ do: 'kick', member: 'm2' });
    await bob?.until('out', ({ closed }) => closed);
    expect(bob?.bye).toBe('kicked');
    expect((await bob?.again())?.bye).toBe('removed');
    expect(ann.room?.members).toHaveLength(1);
    await ann.command({ do: 'readmit', member: 'm2' });
    expect((await bob?.again())?.room?.bench.map(({ name }) => name)).toEqual(['Bob']);
  });

  test('puts nobody out of a match', async () => {
    const [ann] = await started(['Ann', 'Bob']);
    expect(await ann.command({ do: 'kick', member: 'm2' })).toMatchObject({ t: 'refused', code: 'byAgreement' });
  });

  test('has a bot play on for whoever is away, who gets the seat back on opening the page', async () => {
    const [ann, bob] = await started(['Ann', 'Bob']);
    await bob?.drop();
    await ann.until('held up', ({ room }) => room?.members[1]?.online === false);
    await expect.poll(() => ann.command({ do: 'standIn', member: 'm2' })).toMatchObject({ t: 'done' });
    await ann.until('stood in', ({ room }) => room?.members[1]?.standIn === true);
    expect(ann.room?.members[1]).toMatchObject({ name: 'Bob', kind: 'bot', level: 'medium' });
    const back = await bob?.again();
    await ann.until('back', ({ room }) => room?.members[1]?.kind === 'person');
    expect(back?.seat).toBe(1);
    await finish([ann, ...(back === undefined ? [] : [back])]);
    expect(ann.isOver).toBe(true);
  });

  test('stays away: somebody who is here takes over, and at a new table gives the place back', async () => {
    const [ann, bob] = await seated(['Ann', 'Bob']);
    await ann.drop();
    await bob?.until('host', ({ room }) => room?.members[1]?.host === true);
    expect(bob?.room?.members[0]).toMatchObject({ host: false, online: false });
    const back = await ann.again();
    await back.until('host', ({ room }) => room?.members[0]?.host === true);
  });

  test('sees who holds up the match', async () => {
    const players = await seated();
    const leader = await leaderOf(players);
    const other = players.find((player) => player !== leader) as Player;
    await leader.drop();
    await other.until('held up', ({ room }) => room?.members[leader.seat ?? 0]?.holdsUp === true);
    expect(other.room?.members.filter(({ holdsUp }) => holdsUp)).toHaveLength(1);
    await leader.again();
    await other.until('going on', ({ room }) => room?.members.every(({ holdsUp }) => holdsUp === undefined) === true);
  });
});

describe('the door', () => {
  test('tells what the joining page shows', async () => {
    const { code } = await openRoom(base, 'Ann');
    const door = (await (await fetch(`${base}/api/rooms/${code}`)).json()) as RoomDoor;
    const who = { people: ['Ann'], host: 'Ann' };
    expect(door).toEqual({ code, game: 'resistance', phase: 'lobby', members: 1, most: 10, ...who });
  });

  test('a lost answer can be asked for again with a token of one’s own', async () => {
    const { code } = await openRoom(base, 'Ann');
    const join = () =>
      post<Joined>(`${base}/api/rooms/${code}/members`, { name: 'Bob', token: 'bobs-own-random-token-1234' });
    expect(await join()).toEqual(await join());
  });

  test.each([
    [{ name: 'ANN' }, 409, 'nameTaken'],
    [{ name: '' }, 400, 'badMessage'],
    [{ name: 'Bob\u202e' }, 400, 'badMessage'],
    [{ name: 'Bob', admin: true }, 400, 'badMessage'],
    [{ name: 'x'.repeat(5000) }, 413, 'tooLarge'],
    ['[', 400, 'badMessage'],
  ])('joining with %j is refused with %i', async (body, status, error) => {
    const { code } = await openRoom(base, 'Ann');
    const answer = await fetch(`${base}/api/rooms/${code}/members`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    expect([answer.status, await answer.json()]).toEqual([status, { error }]);
  });

  test.each(['AAAO', 'aaaa', 'AAA', 'AAAAA', '%00', '..%2f..'])('there is no room %s', async (code) => {
    const answer = await fetch(`${base}/api/rooms/${code}`);
    expect([answer.status, await answer.json()]).toEqual([404, { error: 'noSuchRoom' }]);
  });

  test('whoever comes while a match is on watches from the bench', async () => {
    const [ann] = await started();
    const zed = await new Player(base, await joinRoom(base, ann.pass.code, 'Zed')).ready();
    expect(zed.room?.bench.map(({ name }) => name)).toEqual(['Zed']);
    await zed.until('dealt', ({ memory }) => memory.facts.length > 0);
    expect(zed.memory.facts.every(({ to }) => to === 'all')).toBe(true);
  });
});

describe('the table screen', () => {
  test('hears what all hear and may ask for nothing', async () => {
    const players = await seated();
    const screen = await new Player(base, { code: players[0].pass.code }).ready();
    await players[0].command({ do: 'start' });
    await finish(players);
    await screen.until('over', ({ isOver }) => isOver);
    expect(screen.memory.facts.every(({ to }) => to === 'all')).toBe(true);
    expect(screen.known.table).toEqual(players[0].known.table);
    expect(await screen.say('hello')).toMatchObject({ t: 'refused', code: 'notMember' });
    expect(await screen.command({ do: 'rematch' })).toMatchObject({ t: 'refused', code: 'notMember' });
  });
});
