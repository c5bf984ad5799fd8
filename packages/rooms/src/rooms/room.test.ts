import type { Seat } from '@reseau/core';
import type { Command } from '@reseau/protocol';
import { describe, expect, test } from 'vitest';
import { CONFIG } from '../config.ts';
import { NOW, RoomScript } from '../testing/room-script.ts';
import { writeEvent } from './event.ts';
import { foldRoom } from './fold-room.ts';
import { decideJoin } from './membership.ts';
import { decideMove } from './moves.ts';
import { BOT_NAMES } from './names.ts';
import { TIME_UP } from './plan.ts';
import { readEvents } from './read-events.ts';
import { phaseOf, type Room } from './room.ts';
import { keyOf } from './secrets.ts';
import { roomView } from './view.ts';

const names = (room: Room) => room.members.map(({ name }) => name);
const five = () => new RoomScript().join('Ann', 'Bob', 'Cy', 'Di', 'Ed');

describe('joining', () => {
  test('whoever comes first is host', () => {
    expect(five().room).toMatchObject({ host: 'm1', admitted: 5 });
  });

  test.each(['ann', 'ＡＮＮ', 'A nn', 'A\u200dnn', 'Ann', 'A\u3164nn', 'Ann\u2800', 'Ann\u034f\u17b5'])(
    '"%s" is taken when Ann is there',
    (name) => {
      const script = five();
      expect(script.take(decideJoin(script.room, { name, key: 'k' }, NOW))).toBe('nameTaken');
    },
  );

  test('a name is taken by whoever sits on the bench too: by the next match there would be two of them', () => {
    const script = five();
    script.do('m2', { do: 'bench', member: 'm2' });
    expect(script.do('m1', { do: 'rename', name: 'BOB' })).toBe('nameTaken');
    expect(script.take(decideJoin(script.room, { name: 'bob', key: 'k' }, NOW))).toBe('nameTaken');
    expect(script.do('m2', { do: 'rename', name: 'bob' })).toBe('ok');
  });

  test('whoever was put out comes back under the old name only while nobody else has it', () => {
    const script = five();
    script.do('m1', { do: 'kick', member: 'm2' });
    script.take(decideJoin(script.room, { name: 'Bob', key: 'another' }, NOW));
    expect(script.do('m1', { do: 'readmit', member: 'm2' })).toBe('nameTaken');
    script.do('m6', { do: 'rename', name: 'Bobby' });
    expect(script.do('m1', { do: 'readmit', member: 'm2' })).toBe('ok');
  });

  test('when all seats are taken, whoever comes sits on the bench, as long as there is room there', () => {
    const script = five().bots(5);
    for (let more = 0; more < 20; more += 1) script.join(`Flo ${more}`);
    expect(script.room.bench).toHaveLength(20);
    expect(script.take(decideJoin(script.room, { name: 'Gus', key: 'k' }, script.now))).toBe('roomFull');
    expect(script.do('m1', { do: 'addBot', level: 'easy' })).toBe('roomFull');
  });

  test('whoever comes in the middle of a match sits on the bench, and has a place at the next', () => {
    const script = five().start().join('Flo');
    expect(script.room.bench.map(({ name }) => name)).toEqual(['Flo']);
    expect(names(script.room)).not.toContain('Flo');
    while (phaseOf(script.room) === 'playing') script.answerAll();
    expect(script.do('m1', { do: 'rematch' })).toBe('ok');
    expect(names(script.room)).toContain('Flo');
  });

  test('a bot is called as people are in the language it is asked for in, and otherwise as everyone can read it', () => {
    const script = five();
    for (const language of [undefined, 'fr', 'ja', 'ja'] as const)
      expect(script.do('m1', { do: 'addBot', level: 'easy', language })).toBe('ok');
    const bots = names(script.room).slice(5);
    expect(bots.map((name) => /^[A-Z][a-z]+$/.test(name))).toEqual([true, true, false, false]);
    expect(new Set(bots).size).toBe(4);
    expect(bots.slice(2).filter((name) => !BOT_NAMES.ja.includes(name))).toEqual([]);
  });

  test('ids are not given twice', () => {
    const script = five();
    script.do('m5', { do: 'leave' });
    expect(script.join('Flo').room.members.at(-1)?.id).toBe('m6');
  });
});

describe('the host', () => {
  test.each<Command>([
    { do: 'kick', member: 'm3' },
    { do: 'addBot', level: 'easy' },
    { do: 'makeHost', member: 'm2' },
    { do: 'seatOrder', members: [] },
    { do: 'options', options: {} },
    { do: 'clock', alone: 30, together: 30, talk: 0 },
    { do: 'address', origin: 'http://192.168.1.5:3000' },
    { do: 'start' },
    { do: 'rematch' },
  ])('alone may %o', (command) => {
    expect(five().do('m2', command)).toBe('notHost');
  });

  test('says where invitations lead, but not while people play', () => {
    const script = five();
    expect(script.do('m1', { do: 'address', origin: 'http://192.168.1.5:3000' })).toBe('ok');
    script.start();
    expect(script.do('m1', { do: 'address', origin: 'http://10.0.0.7:3000' })).toBe('notInLobby');
    const here = { now: 0, timings: CONFIG.timings, isOnline: () => true, awayFor: () => 0 };
    expect(roomView(script.room, here).address).toBe('http://192.168.1.5:3000');
    expect(roomView(five().room, here)).not.toHaveProperty('address');
  });

  test('puts somebody out', () => {
    const script = five();
    expect(script.do('m1', { do: 'kick', member: 'm3' })).toBe('ok');
    expect(names(script.room)).toEqual(['Ann', 'Bob', 'Di', 'Ed']);
    expect(script.room.former).toEqual([{ member: 'm3', key: keyOf('Cy') }]);
  });

  test('cannot put out himself or a stranger', () => {
    expect(five().do('m1', { do: 'kick', member: 'm1' })).toBe('noSuchMember');
    expect(five().do('m1', { do: 'kick', member: 'm9' })).toBe('noSuchMember');
  });

  test('hands the role on, but not to a bot', () => {
    const script = five().bots(1);
    expect(script.do('m1', { do: 'makeHost', member: 'm6' })).toBe('noSuchMember');
    expect(script.do('m1', { do: 'makeHost', member: 'm4' })).toBe('ok');
    expect(script.room.host).toBe('m4');
  });

  test('leaves: the one who has been here longest takes over', () => {
    const script = five();
    script.now = { ...NOW, onlineSince: (member) => ({ m3: 700, m4: 500 })[member] };
    script.do('m1', { do: 'leave' });
    expect(script.room.host).toBe('m4');
  });

  test('leaves when nobody else is connected: the first at the table takes over', () => {
    const script = five();
    script.do('m1', { do: 'leave' });
    expect(script.room.host).toBe('m2');
  });

  test('is the last to leave: whoever comes next is host', () => {
    const script = new RoomScript().join('Ann');
    script.do('m1', { do: 'leave' });
    expect(script.room.host).toBeUndefined();
    expect(script.join('Bob').room.host).toBe('m2');
  });

  test('sets the order around the table', () => {
    const script = five();
    expect(script.do('m1', { do: 'seatOrder', members: ['m2', 'm1', 'm5', 'm4', 'm3'] })).toBe('ok');
    expect(names(script.room)).toEqual(['Bob', 'Ann', 'Ed', 'Di', 'Cy']);
  });

  test.each([[['m1', 'm2']], [['m1', 'm1', 'm2', 'm3', 'm4']], [['m1', 'm2', 'm3', 'm4', 'm9']]])(
    'cannot seat %j',
    (members) => {
      expect(five().do('m1', { do: 'seatOrder', members })).toBe('noSuchMember');
    },
  );

  test('chooses options that the game knows', () => {
    const script = five();
    expect(script.do('m1', { do: 'options', options: { modules: ['targeting'] } })).toBe('ok');
    expect(script.room.options).toEqual({ modules: ['targeting'], extras: [] });
    expect(script.do('m1', { do: 'options', options: { modules: ['nonsense'] } })).toBe('unknownModule');
  });

  test.each([
    [
      'resistance',
      { modules: ['hunter', 'assassin'] },
      { modules: ['hunter', 'assassin'], extras: [] },
      'assassinAndHunter',
    ],
    ['insurrection', { side: 'base', locations: ['ford'] }, { side: 'base', locations: ['ford'] }, 'notFourLocations'],
  ] as const)(
    'tries a mix of %s that no table can play: all see it, and why it cannot start',
    (game, options, draft, problem) => {
      const script = new RoomScript(game, game === 'resistance' ? { modules: [] } : { side: 'base' }).join('Ann');
      const seen = () => roomView(script.room, { ...script.now, now: 0, isOnline: () => true });
      expect(seen().problem).toBe('tooFewSeats');
      expect(script.do('m1', { do: 'options', options })).toBe('ok');
      // Nobody who joins mends it, so it comes before the number of seats.
      expect(seen()).toMatchObject({ options: draft, problem });
      script.join('Bob', 'Cy', 'Di', 'Ed');
      expect(seen()).toMatchObject({ options: draft, problem });
      const stored = script.events.length;
      expect(script.do('m1', { do: 'options', options })).toBe('ok');
      expect(script.events).toHaveLength(stored);
      expect(script.do('m1', { do: 'start' })).toBe(problem);
      expect(foldRoom(readEvents(script.events.map(writeEvent))).options).toEqual(draft);
    },
  );

  test.each<Command>([
    { do: 'clock', alone: 30, together: 30, talk: 0 },
    { do: 'options', options: { modules: [] } },
    { do: 'addBot', level: 'easy' },
    { do: 'start' },
  ])('cannot %o once the cards are dealt', (command) => {
    expect(five().start().do('m1', command)).toBe('notInLobby');
  });

  test('cannot start with too few', () => {
    expect(new RoomScript().join('Ann', 'Bob').do('m1', { do: 'start' })).toBe('tooFewSeats');
  });
});

describe('a match', () => {
  test('the events alone rebuild the room, through text and back', () => {
    const script = five().start().answerAll().answerAll().answerAll();
    const again = foldRoom(readEvents(script.events.map(writeEvent)));
    expect(JSON.stringify(again)).toBe(JSON.stringify(script.room));
    expect(JSON.stringify(again.play?.match)).toBe(JSON.stringify(script.play.match));
  });

  test('a bot plays on for whoever leaves, and gives way with the rematch', () => {
    const script = five().start();
    expect(script.do('m3', { do: 'leave' })).toBe('ok');
    expect(script.room.members[2]).toMatchObject({ id: 'm3', name: 'Cy', bot: 'medium', standIn: true });
    while (phaseOf(script.room) === 'playing') script.answerAll();
    script.now = { ...NOW, onlineSince: (member) => (member === 'm3' ? undefined : 0) };
    expect(script.do('m1', { do: 'rematch' })).toBe('ok');
    expect(names(script.room)).toEqual(['Ann', 'Bob', 'Di', 'Ed']);
    expect(script.room.bench).toMatchObject([{ id: 'm3', name: 'Cy', key: keyOf('Cy') }]);
    expect(phaseOf(script.room)).toBe('lobby');
  });

  test('there is no rematch before the end', () => {
    expect(five().start().do('m1', { do: 'rematch' })).toBe('notOver');
  });

  test('a bot at the table cannot be put out in the middle', () => {
    expect(five().bots(1).start().do('m1', { do: 'kick', member: 'm6' })).toBe('notInLobby');
  });

  test('a stand-in that is asked answers in its time', () => {
    const script = five().start();
    const [leader] = script.play.match.turn.must;
    const id = script.room.members[leader ?? 0]?.id ?? '';
    script.do('m1', { do: 'makeHost', member: id === 'm1' ? 'm2' : 'm1' });
    script.do(id, { do: 'leave' });
    expect(script.play.due).toEqual([[leader, expect.any(Number)]]);
  });

  test('bots that are asked have a time, people have none', () => {
    const script = new RoomScript().join('Ann').bots(4).start();
    script.answerAll();
    expect(script.play.due.map(([seat]) => seat)).toEqual([1, 2, 3, 4]);
    const { question } = script.play.match.turn;
    script.move(2 as Seat, question);
    expect(script.play.due.map(([seat]) => seat)).toEqual([1, 3, 4]);
  });

  test('with a clock every question has a deadline, and bots are quicker', () => {
    const script = new RoomScript().join('Ann').bots(4);
    script.do('m1', { do: 'clock', alone: 30, together: 30, talk: 0 });
    script.now = { ...NOW, scale: 100 };
    script.start().answerAll();
    expect(script.play.deadline).toBe(31_000);
    for (const [, at] of script.play.due) expect(at).toBeLessThan(31_000);
  });

  test('time up decides, and a move that comes later is stale', () => {
    const script = five();
    script.do('m1', { do: 'clock', alone: 30, together: 30, talk: 0 });
    script.start();
    const { question } = script.play.match.turn;
    const clock = { actor: 'clock', match: 1, question, move: TIME_UP } as const;
    expect(script.take(decideMove(script.room, clock, NOW))).toBe('ok');
    expect(script.take(decideMove(script.room, clock, NOW))).toBe('stale');
  });

  test('a move of the last match is stale', () => {
    const script = five().start();
    expect(script.take(decideMove(script.room, { actor: 0 as Seat, match: 0, question: 1, move: {} }, NOW))).toBe(
      'stale',
    );
  });

  test('nothing is due once it is over', () => {
    const script = new RoomScript().join('Ann').bots(4);
    script.do('m1', { do: 'clock', alone: 30, together: 30, talk: 0 });
    script.start();
    while (phaseOf(script.room) === 'playing') script.answerAll();
    expect(script.play.due).toEqual([]);
    expect(script.play.deadline).toBeUndefined();
  });
});
