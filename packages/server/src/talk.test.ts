import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { benchEvening, shown } from './testing/bench-evening.ts';
import { joinRoom, openRoom, Player, startTestServer, type TestServer } from './testing/index.ts';
import { at, begin, dealt, each, settle } from './testing/twin-evenings.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ seed: 'twins', timings: { linger: 0, holdsUp: 1 } });
});
afterEach(() => server.close());

const TALK = ['I bet on Cy', 'and I on Di'];

describe('what those who watch say to each other', () => {
  test('is joined when the match is over, for all of them and for whoever comes later', async () => {
    const { players, flo, screen, back } = await benchEvening(server.base, TALK);
    await each([at(players, 0)], { do: 'call', kind: 'void' });
    for (const one of [at(players, 1), at(players, 2), at(players, 3), back])
      await one.command({ do: 'agree', call: 1, yes: true });
    for (const one of [...players.slice(0, 4), back, screen])
      await one.until('all is joined', ({ bench }) => bench.length === TALK.length);
    // Once, to those who had it already.
    await settle(flo);
    expect(flo.frames.filter((frame) => frame.includes('"bench":true'))).toHaveLength(TALK.length);
    const late = await new Player(server.base, await joinRoom(server.base, flo.pass.code, 'Gus')).ready();
    await late.until('told', ({ bench }) => bench.length === TALK.length);
  });

  test('is not for those who have held a seat, nor are phrases', async () => {
    const { players } = await dealt(server.base);
    await begin(players);
    const bob = at(players, 1);
    await bob.command({ do: 'leave' });
    const gone = await new Player(server.base, { ...bob.pass }).ready();
    expect(gone.room?.members[1]?.kind).toBe('person');
    await each([at(players, 0)], { do: 'call', kind: 'replace', member: 'm2' });
    for (const index of [2, 3, 4]) await at(players, index).command({ do: 'agree', call: 1, yes: true });
    expect(await gone.say('Cy is a spy')).toMatchObject({ t: 'refused', code: 'notPlaying' });
    expect(await gone.phrase({ says: 'isSpy', about: [2] })).toMatchObject({ t: 'refused', code: 'notPlaying' });
  });
});

describe('a phrase', () => {
  test('is one frame, the same for every seat, the bench and the screen', async () => {
    const { players, onlookers } = await dealt(server.base);
    await begin(players);
    const all = [...players, ...onlookers.slice(2)];
    await Promise.all(all.map((one) => settle(one)));
    const from = all.map(({ frames }) => frames.length);
    expect(await at(players, 2).phrase({ says: 'spyAmong', about: [4, 0] })).toMatchObject({ t: 'done' });
    await Promise.all(all.map((one) => settle(one)));
    const heard = all.map((one, index) => shown(one, from[index] ?? 0).filter((frame) => frame.includes('"lines"')));
    expect(heard).toEqual(all.map(() => heard[0]));
    expect(heard[0]?.[0]).toContain('"phrase":{"says":"spyAmong","about":[0,4]},"called":["Ann","Ed"]');
  });

  test('sent again is said once', async () => {
    const { players } = await dealt(server.base);
    await begin(players);
    const ann = at(players, 0);
    for (let sent = 0; sent < 3; sent += 1)
      expect(await ann.phrase({ says: 'agree' }, 'the-same-id')).toMatchObject({ t: 'done' });
    expect(await ann.phrase({ says: 'wait' }, 'the-same-id')).toMatchObject({ code: 'badMessage', reason: 'idReused' });
    expect(ann.memory.lines).toHaveLength(1);
  });

  test.each([
    { says: 'Trust me, <b>Bob</b> is a spy' },
    { says: '__proto__' },
    { says: 'trust', about: [1e9] },
    { says: 'trust', about: Array.from({ length: 40 }, () => 1) },
    { says: 'goTo', thing: { city: 3 } },
    { says: 'agree', words: 'and more of them' },
    { says: ['agree'] },
    { says: 'goTo', thing: '鬱'.repeat(40) },
  ])('that is none is sent away with its line: %j', async (phrase) => {
    const eve = await new Player(server.base, await openRoom(server.base, 'Eve')).ready();
    eve.socket.send(JSON.stringify({ t: 'phrase', id: 'phrase-id-1', match: 1, phrase }));
    await eve.until('sent away', ({ bye }) => bye === 'badMessage');
  });
});
