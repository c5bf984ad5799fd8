import { heardBy, type Seat, seatAt } from '@reseau/core';
import { GAMES } from '@reseau/games';
import type { ClientMessage } from '@reseau/protocol';
import { describe, expect, test } from 'vitest';
import { RoomScript } from '../testing/room-script.ts';
import { writeEvent } from './event.ts';
import { matchFileFrom } from './match-file.ts';
import { decideJoin } from './membership.ts';
import { decideNewDevice } from './new-device.ts';
import { RoomRecord } from './record.ts';
import { decisionOn, type Request } from './requests.ts';
import { Subscribers } from './subscribers.ts';
import { decidePhrase, heardOfBench, phrasesHeardBy } from './talk.ts';
import { youView } from './view.ts';

type Sent = Extract<ClientMessage, { t: 'phrase' }>['phrase'];

const FIVE = ['Ann', 'Bob', 'Cy', 'Di', 'Ed'];
let requests = 0;

const ask = (script: RoomScript, member: string, request: Request): string => {
  const by = { member, id: request.id, sum: 0 };
  return script.take(decisionOn(request, by, () => 'secret')(script.room, script.now));
};
const says = (script: RoomScript, member: string, phrase: Sent, match = script.room.matches): string => {
  requests += 1;
  return ask(script, member, { t: 'phrase', id: `phrase-${requests}`, match, phrase });
};
const writes = (script: RoomScript, member: string, text: string): string => {
  requests += 1;
  return ask(script, member, { t: 'say', id: `line-${requests}`, text });
};

/** Five play, and Flo watches. */
const table = (options: object = { modules: [], extras: [] }) => {
  const script = new RoomScript('resistance', options).join(...FIVE, 'Flo');
  expect(script.do('m1', { do: 'bench', member: 'm6' })).toBe('ok');
  return script.start();
};

describe('a phrase', () => {
  test('is told to all with the names of then, and kept with the match', () => {
    const script = table();
    expect(says(script, 'm2', { says: 'trust', about: [2] })).toBe('ok');
    const { talk, proceedings, play } = script.room;
    expect(talk.lines.at(-1)).toEqual({
      member: 'm2',
      name: 'Bob',
      at: 1000,
      game: 'resistance',
      phrase: { says: 'trust', about: [2] },
      called: ['Cy'],
    });
    expect(proceedings?.phrases.list).toEqual([
      { after: play?.record.length, seat: 1, phrase: { says: 'trust', about: [2] }, at: 1000 },
    ]);
  });

  test.each<[what: string, member: string, phrase: Sent, code: string]>([
    ['unknown', 'm1', { says: 'sing' }, 'noSuchPhrase'],
    ['about oneself', 'm1', { says: 'trust', about: [0] }, 'noSuchPhrase'],
    ['about nobody', 'm1', { says: 'trust' }, 'noSuchPhrase'],
    ['about somebody who is not there', 'm1', { says: 'trust', about: [9] }, 'noSuchPhrase'],
    ['of a module that is not in play', 'm1', { says: 'sawSpy', about: [1] }, 'noSuchPhrase'],
    ['from the bench', 'm6', { says: 'agree' }, 'notPlaying'],
    ['from somebody who is gone', 'm9', { says: 'agree' }, 'notMember'],
  ])('%s is refused', (_what, member, phrase, code) => {
    expect(says(table(), member, phrase)).toBe(code);
  });

  test('is for a match, and for that one', () => {
    const lobby = new RoomScript().join(...FIVE);
    expect(says(lobby, 'm1', { says: 'agree' }, 0)).toBe('notPlaying');
    expect(says(table(), 'm1', { says: 'agree' }, 7)).toBe('stale');
  });

  test('of a module can be said by every seat, whatever it knows, from the start', () => {
    const script = table({ modules: ['inquisitor'], extras: [] });
    for (const [seat, member] of ['m1', 'm2', 'm3', 'm4', 'm5'].entries())
      expect(says(script, member, { says: 'sawSpy', about: [(seat + 1) % 5] })).toBe('ok');
  });

  test('comes no faster than one could talk, each seat for itself', () => {
    const script = table();
    const burst = Array.from({ length: 6 }, () => says(script, 'm1', { says: 'goOn' }));
    expect(burst).toEqual(['ok', 'ok', 'ok', 'ok', 'tooSoon', 'tooSoon']);
    expect(says(script, 'm2', { says: 'goOn' })).toBe('ok');
    script.wait(8001);
    expect(says(script, 'm1', { says: 'goOn' })).toBe('ok');
  });

  test('is not for those whom the host has muted, nor where the host has switched phrases off', () => {
    const script = table();
    expect(script.do('m1', { do: 'mute', member: 'm2', on: true })).toBe('ok');
    expect(says(script, 'm2', { says: 'agree' })).toBe('muted');
    expect(script.do('m2', { do: 'phrases', on: false })).toBe('notHost');
    expect(script.do('m1', { do: 'phrases', on: false })).toBe('ok');
    expect(says(script, 'm3', { says: 'agree' })).toBe('switchedOff');
    expect(writes(script, 'm3', 'still here')).toBe('ok');
    expect(script.do('m1', { do: 'chat', on: false })).toBe('ok');
    expect(writes(script, 'm3', 'and now')).toBe('switchedOff');
    expect(writes(script, 'm6', 'and here')).toBe('switchedOff');
    expect(script.do('m1', { do: 'phrases', on: true })).toBe('ok');
    expect(says(script, 'm3', { says: 'agree' })).toBe('ok');
  });

  test('of a bot goes the same way', () => {
    const script = new RoomScript()
      .join(...FIVE.slice(0, 4))
      .bots(1)
      .start();
    const sent = { seat: seatAt(4), match: 1, phrase: { says: 'agree' } };
    expect(script.take(decidePhrase(script.room, sent, script.now))).toBe('ok');
    expect(script.room.talk.lines.at(-1)?.member).toBe('m5');
  });
});

describe('bots’ seats are told phrases', () => {
  test('each after as many facts as the seat had heard, not as many choices as were made', () => {
    const script = table();
    says(script, 'm1', { says: 'agree' });
    const heard = (seat: Seat) => heardBy(script.play.facts, seat).length;
    const before = [0, 1].map((seat) => heard(seatAt(seat)));
    const leader = script.play.match.turn.must[0] ?? seatAt(0);
    script.move(leader, script.play.match.turn.question);
    const { question, must } = script.play.match.turn;
    const told = [0, 1].map((seat) => heard(seatAt(seat)));
    // Some have voted in secret: nobody hears of it, and the count must not tell.
    for (const seat of must.slice(0, 3)) script.move(seat, question);
    says(script, 'm2', { says: 'wait' });
    for (const seat of [0, 1]) {
      const phrases = phrasesHeardBy(script.room, seatAt(seat));
      expect(phrases.map(({ after }) => after)).toEqual([before[seat], told[seat]]);
    }
  });
});

describe('those who watch', () => {
  test('talk among themselves while a match is on, and all read it when it is over', () => {
    const script = table();
    expect(writes(script, 'm6', 'I bet on Cy')).toBe('ok');
    expect(script.room.talk.said).toBe(0);
    expect(script.room.benchTalk.lines).toMatchObject([{ member: 'm6', name: 'Flo', text: 'I bet on Cy' }]);
    const hear = (member: string | undefined) => heardOfBench(script.room, member);
    expect([hear('m1'), hear(undefined), hear('m6')]).toEqual([0, 0, 1]);
    expect(writes(script, 'm1', 'to all')).toBe('ok');
    expect(script.room.talk.said).toBe(1);
    expect(script.do('m1', { do: 'call', kind: 'void' })).toBe('ok');
    for (const id of ['m2', 'm3', 'm4', 'm5']) script.do(id, { do: 'agree', call: 1, yes: true });
    expect(script.room.play).toBeUndefined();
    expect([hear('m1'), hear(undefined), hear('m6')]).toEqual([1, 1, 1]);
    expect(writes(script, 'm6', 'to all, now')).toBe('ok');
    expect(script.room.talk.said).toBe(2);
    // What was joined once stays with those who play on.
    expect(script.do('m1', { do: 'bench', member: 'm6' })).toBe('ok');
    script.start();
    writes(script, 'm6', 'again');
    expect([hear('m1'), hear('m6')]).toEqual([1, 2]);
  });

  test.each([['m1'], [undefined]])('are not overheard by asking for lines that there cannot be yet (%s)', (member) => {
    const framesOf = (script: RoomScript): readonly string[] => {
      const frames: string[] = [];
      const subscriber = { member, from: 'here', send: (frame: string) => frames.push(frame), end: () => {} };
      const hello = { t: 'hello', version: 3, match: 0, facts: 0, lines: 0, bench: 999 } as const;
      const snapshot = { room: script.room, frame: '{}', now: 0, time: {} };
      new Subscribers(script.now.timings).welcome(subscriber, hello, snapshot);
      return frames.map((frame) => JSON.parse(frame)).filter(({ t }) => t === 'lines');
    };
    const evening = (): RoomScript => {
      const script = table();
      writes(script, 'm6', 'before');
      while (script.play.match.outcome === undefined) script.answerAll();
      script.do('m1', { do: 'rematch' });
      script.do('m1', { do: 'bench', member: 'm6' });
      return script.start();
    };
    const [silent, talking] = [evening(), evening()];
    writes(talking, 'm6', 'I bet on Cy');
    expect(framesOf(talking)).toEqual(framesOf(silent));
  });

  describe('at a device', () => {
    const comes = (script: RoomScript, name: string, device: string): string =>
      script.take(decideJoin(script.room, { name, key: `key of ${name}`, device }, script.now));
    const moves = (script: RoomScript, member: string, device: string): string =>
      script.take(decideNewDevice(script.room, member, { key: `${member} on ${device}`, device }, script.now));
    /** Ann plays on the tablet and Bob on a phone; the bench: Flo at the tablet, Gus with a phone of his own. */
    const shared = (): RoomScript => {
      const script = new RoomScript('insurrection', GAMES.insurrection.defaults);
      for (const [name, device] of [
        ['Ann', 'tablet'],
        ['Bob', 'phone of Bob'],
        ['Flo', 'tablet'],
        ['Gus', 'phone of Gus'],
      ] as const)
        expect(comes(script, name, device)).toBe('ok');
      for (const member of ['m3', 'm4']) expect(script.do(member, { do: 'bench', member })).toBe('ok');
      return script;
    };
    const hear = (script: RoomScript, member: string) => heardOfBench(script.room, member);
    const self = (script: RoomScript, member: string) => youView(script.room, member, script.now.timings);

    test('that has a seat neither write nor read until the match is over', () => {
      const script = shared();
      expect(writes(script, 'm3', 'before it')).toBe('ok');
      script.start();
      expect(writes(script, 'm4', 'Bob holds on to his Leader')).toBe('ok');
      expect(writes(script, 'm3', 'Ann has three Leaders')).toBe('sharesDevice');
      expect(['m1', 'm3', 'm4'].map((member) => hear(script, member))).toEqual([0, 0, 1]);
      expect(self(script, 'm3')).toMatchObject({ silent: true, shares: true });
      expect(self(script, 'm4')).toEqual({ id: 'm4' });
      expect(self(script, 'm1')).not.toHaveProperty('shares');
      expect(script.do('m1', { do: 'call', kind: 'void' })).toBe('ok');
      expect(script.do('m2', { do: 'agree', call: 1, yes: true })).toBe('ok');
      expect([writes(script, 'm3', 'after it'), hear(script, 'm3')]).toEqual(['ok', 1]);
    });

    test('that has had a seat are silent, too, and talk again from one of their own', () => {
      const script = shared().start();
      expect(moves(script, 'm1', 'phone of Ann')).toBe('ok');
      expect([writes(script, 'm3', 'Ann'), hear(script, 'm3')]).toEqual(['sharesDevice', 0]);
      expect(moves(script, 'm3', 'phone of Flo')).toBe('ok');
      expect(writes(script, 'm3', 'hello')).toBe('ok');
    });

    test('to which somebody brings a seat in the middle fall silent', () => {
      const script = shared().start();
      expect(writes(script, 'm4', 'one')).toBe('ok');
      expect(moves(script, 'm2', 'phone of Gus')).toBe('ok');
      expect([writes(script, 'm4', 'two'), hear(script, 'm4')]).toEqual(['sharesDevice', 0]);
    });
  });

  test('who has given up a seat says nothing to them', () => {
    const script = table();
    expect(script.do('m2', { do: 'leave' })).toBe('ok');
    expect(writes(script, 'm2', 'Cy is a spy')).toBe('notPlaying');
    expect(says(script, 'm2', { says: 'isSpy', about: [2] })).toBe('notPlaying');
  });
});

describe('the record', () => {
  const played = () => {
    const script = table();
    says(script, 'm3', { says: 'takeMe' });
    writes(script, 'm6', 'Cy is eager');
    while (script.play.match.outcome === undefined) script.answerAll();
    says(script, 'm1', { says: 'wellPlayed' });
    return script;
  };

  test('has what was said, after which entry, without names', async () => {
    const script = played();
    const file = await matchFileFrom(script.events.map(writeEvent), 1, 'm1');
    if (typeof file === 'string') throw new Error(file);
    expect(file.phrases).toEqual([
      { after: 1, seat: 2, phrase: { says: 'takeMe' } },
      { after: file.entries.length, seat: 0, phrase: { says: 'wellPlayed' } },
    ]);
    expect(file.beside?.lines).toMatchObject([{ name: 'Flo', text: 'Cy is eager', bench: true }]);
  });

  test('is stored and read again as it was', () => {
    const script = played();
    const again = new RoomRecord().read(script.events.map(writeEvent));
    expect(again.room.talk).toEqual(script.room.talk);
    expect(again.room.benchTalk).toEqual(script.room.benchTalk);
    expect(again.room.proceedings?.phrases.list).toEqual(script.room.proceedings?.phrases.list);
  });
});
