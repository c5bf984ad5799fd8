import { seatAt } from '@reseau/core';
import { describe, expect, test } from 'vitest';
import { RoomScript } from '../testing/room-script.ts';
import { phaseOf } from './room.ts';
import { roomView, youView } from './view.ts';

const five = (seconds: 0 | 30 = 0) => {
  const script = new RoomScript().join('Ann', 'Bob', 'Cy', 'Di', 'Ed');
  script.do('m1', { do: 'clock', alone: seconds, together: seconds, talk: 0 });
  return script;
};
const viewOf = ({ room, now }: RoomScript) =>
  roomView(room, { now: now.now, timings: now.timings, isOnline: () => true, awayFor: () => 0 });

describe('somebody who is away', () => {
  test('has a visible grace where a clock runs, then a bot plays on, and gives way on return', () => {
    const script = five(30).start().goes('m3');
    const { grace, linger } = script.now.timings;
    expect(viewOf(script).members[2]?.standInAt).toBe(script.now.now - linger + grace);
    script.wait(grace - linger - 1);
    expect(script.room.members[2]).not.toHaveProperty('standIn');
    script.wait(1);
    expect(script.room.members[2]).toMatchObject({ standIn: true, bot: 'medium', name: 'Cy' });
    script.comes('m3');
    expect(script.room.members[2]).not.toHaveProperty('bot');
    expect(script.play.due.filter(([seat]) => seat === 2)).toEqual([]);
    expect(script.room.proceedings?.sittings.map(({ view: { seat, who, name } }) => [seat, who, name])).toEqual([
      [2, 'standIn', 'Cy'],
      [2, 'back', 'Cy'],
    ]);
  });

  test('who is back within the grace keeps the seat', () => {
    const script = five(30).start().goes('m3').wait(10_000).comes('m3').wait(600_000);
    expect(script.room.members[2]).not.toHaveProperty('standIn');
  });

  test('is stood in for once: after a restart nothing is left to ring', () => {
    const script = five(30).start().goes('m3').wait(60_000);
    expect(script.room.members[2]).toMatchObject({ standIn: true });
    expect(script.alarms.filter(({ kind }) => kind === 'standIn')).toEqual([]);
  });

  test('is waited for where no clock runs, unless the host has said otherwise', () => {
    expect(five().start().goes('m3').wait(3_600_000).room.members[2]).not.toHaveProperty('standIn');
    const script = five();
    script.do('m1', { do: 'standIns', on: true });
    expect(script.start().goes('m3').wait(3_600_000).room.members[2]).toMatchObject({ standIn: true });
  });

  test('is waited for while the cards are looked at, by the same rule', () => {
    const script = five(30).deal();
    script.now = { ...script.now, timings: { ...script.now.timings, rolesMost: 3_600_000 } };
    for (const id of ['m1', 'm2', 'm4', 'm5']) script.do(id, { do: 'ready' });
    expect(script.room.proceedings?.roles).toBeDefined();
    script.goes('m3').wait(script.now.timings.grace);
    expect(script.room.proceedings?.roles).toBeUndefined();
  });

  test('as the host is followed by whoever is here; if nobody is, by whoever comes next', () => {
    expect(five().goes('m1').wait(60_000).room.host).toBe('m2');
    const alone = new RoomScript().join('Ann', 'Bob').goes('m2').goes('m1').wait(600_000);
    expect(alone.room.host).toBe('m1');
    expect(alone.comes('m2').room.host).toBe('m2');
  });

  test('may be stood in for by the host after a while, and not before', () => {
    const script = five().start().goes('m3');
    expect(script.do('m1', { do: 'standIn', member: 'm3' })).toBe('tooSoon');
    script.wait(script.now.timings.holdsUp);
    expect(script.do('m1', { do: 'standIn', member: 'm3' })).toBe('ok');
  });
});

test('whoever leaves in the middle of a match may come back', () => {
  const script = five().start();
  expect(script.do('m1', { do: 'leave' })).toBe('ok');
  expect([script.room.members[0]?.standIn, script.room.host]).toEqual([true, 'm2']);
  expect(script.comes('m1').room.members[0]).not.toHaveProperty('standIn');
});

test('a bot that takes a seat in a pause answers once the table plays on', () => {
  const script = five().start();
  const { turn } = script.play.match;
  const [seat = seatAt(0)] = turn.must;
  const asked = script.room.members[seat]?.id ?? '';
  const everyone = script.room.members.map(({ id }) => id);
  agreeOn(script, 'pause', everyone);
  expect(script.wait(1000).do(asked, { do: 'leave' })).toBe('ok');
  agreeOn(
    script.wait(600_000),
    'resume',
    everyone.filter((id) => id !== asked),
  );
  expect(script.play.due.map(([due]) => due)).toEqual([seat]);
  expect(script.play.due[0]?.[1]).toBeGreaterThan(script.now.now);
});

function agreeOn(script: RoomScript, kind: 'pause' | 'resume', [caller = '', ...others]: readonly string[]): void {
  expect(script.do(caller, { do: 'call', kind })).toBe('ok');
  for (const id of others) expect(script.do(id, { do: 'agree', call: script.room.calls, yes: true })).toBe('ok');
  expect(script.room.proceedings?.pausedAt !== undefined).toBe(kind === 'pause');
}

describe('whoever is at the table with nothing but its code', () => {
  const withBench = () => five().start().join('Eve');

  test('does not become host while people play, however long the phones sleep', () => {
    const script = withBench();
    for (const id of ['m1', 'm2', 'm3', 'm4', 'm5']) script.goes(id);
    script.wait(600_000);
    expect(script.room.host).toBe('m1');
    // Not by coming again either; the first of those who play does.
    expect(script.goes('m6').comes('m6').room.host).toBe('m1');
    expect(script.comes('m4').room.host).toBe('m4');
  });

  test('nor where bots have taken every seat, and everybody has theirs again who comes back', () => {
    const script = five(30).start().join('Zed');
    for (const id of ['m1', 'm2', 'm3', 'm4', 'm5']) script.goes(id);
    script.wait(600_000);
    expect(script.room.members.every(({ standIn }) => standIn === true)).toBe(true);
    expect(script.goes('m6').comes('m6').room.host).toBe('m1');
    expect(script.do('m6', { do: 'claim', member: 'm2' })).toBe('ok');
    expect(script.do('m6', { do: 'grant', member: 'm6', yes: true })).toBe('notHost');
    while (phaseOf(script.room) === 'playing') script.answerAll();
    expect(script.wait(600_000).goes('m6').comes('m6').room.host).toBe('m1');
    expect(script.comes('m4').room.host).toBe('m4');
  });

  test('leads no match that all have left, and the table once it is over', () => {
    const script = new RoomScript().join('Ann').bots(4).start().join('Eve');
    expect(script.do('m1', { do: 'leave' })).toBe('ok');
    expect(script.join('Flo').goes('m6').comes('m6').room.host).toBeUndefined();
    while (phaseOf(script.room) === 'playing') script.answerAll();
    expect(script.room.host).toBe('m6');
  });

  describe('keeps the place of a host who is away', () => {
    /** Ann has opened it; a minute after she and Bob have gone, Zed leads. */
    const fresh = () => new RoomScript().join('Ann', 'Bob', 'Zed').goes('m1').goes('m2').wait(60_000);

    test('only until that one is back', () => {
      const script = fresh();
      expect([script.room.host, viewOf(script).hostKeeps]).toEqual(['m3', 'm1']);
      expect(script.comes('m2').room.host).toBe('m3');
      expect([script.comes('m1').room.host, viewOf(script).hostKeeps]).toEqual(['m1', undefined]);
      expect(youView(script.room, 'm3', script.now.timings)).not.toHaveProperty('deposed');
    });

    test('and neither closes the table, nor turns on that one, nor gives away more than the keeping', () => {
      const script = fresh();
      expect(script.do('m3', { do: 'close' })).toBe('notHost');
      for (const what of [{ do: 'kick' }, { do: 'mute', on: true }] as const)
        expect(script.do('m3', { ...what, member: 'm1' })).toBe('notHost');
      script.join('Yan').do('m3', { do: 'makeHost', member: 'm4' });
      expect(script.room.host).toBe('m4');
      expect(script.do('m4', { do: 'leave' })).toBe('ok');
      expect(script.room.host).toBe('m3');
      expect(script.comes('m1').room.host).toBe('m1');
    });

    test('also through a match, and however often it changes', () => {
      const script = fresh().comes('m2');
      for (let bots = 0; bots < 3; bots += 1) script.do('m3', { do: 'addBot', level: 'easy' });
      expect(script.do('m3', { do: 'start', without: ['m1'] })).toBe('ok');
      for (const id of ['m2', 'm3']) script.do(id, { do: 'ready' });
      expect(script.goes('m3').wait(60_000).room.host).toBe('m2');
      expect(script.comes('m1').room.host).toBe('m1');
    });

    test('but not if the host has handed it on, or left, nor if the others have chosen', () => {
      const given = new RoomScript().join('Ann', 'Bob');
      given.do('m1', { do: 'makeHost', member: 'm2' });
      expect(given.goes('m1').comes('m1').room.host).toBe('m2');
      const chosen = fresh().comes('m2').wait(600_000);
      expect(chosen.do('m2', { do: 'call', kind: 'host' })).toBe('ok');
      expect(chosen.do('m1', { do: 'agree', call: 1, yes: true })).toBe('ok');
      expect([chosen.room.host, chosen.comes('m1').room.host]).toEqual(['m2', 'm2']);
    });

    test('nor among those who have played here: who comes back is told who leads', () => {
      const script = five().start();
      while (phaseOf(script.room) === 'playing') script.answerAll();
      expect(script.goes('m1').wait(60_000).comes('m1').room.host).toBe('m2');
    });
  });

  test('nor does somebody whom the table has replaced', () => {
    const script = five().start();
    script.do('m2', { do: 'call', kind: 'replace', member: 'm3' });
    for (const id of ['m1', 'm4', 'm5']) script.do(id, { do: 'agree', call: script.room.call?.call ?? 0, yes: true });
    expect(script.room.members[2]).toMatchObject({ barred: true });
    for (const id of ['m1', 'm2', 'm3', 'm4', 'm5']) script.goes(id);
    expect(script.wait(600_000).comes('m3').room.host).toBe('m1');
  });
});

test('who has left a match already leaves nothing more behind by leaving again', () => {
  const script = five().start();
  expect(script.do('m3', { do: 'leave' })).toBe('ok');
  const stored = script.events.length;
  for (let times = 0; times < 50; times += 1) expect(script.do('m3', { do: 'leave' })).toBe('ok');
  expect(script.events).toHaveLength(stored);
  expect(script.room.proceedings?.sittings).toHaveLength(1);
});

test('whether anybody has seen a card is not told by a deal that cannot be done', () => {
  const [unseen, seen] = [five().deal(), five().deal()];
  expect(seen.do('m2', { do: 'open' })).toBe('ok');
  for (const script of [unseen, seen]) {
    script.goes('m4');
    expect(script.do('m1', { do: 'redeal' })).toBe('someoneAway');
  }
});
