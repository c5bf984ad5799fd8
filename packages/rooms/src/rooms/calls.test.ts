import type { CallKind } from '@reseau/protocol';
import { describe, expect, test } from 'vitest';
import { RoomScript } from '../testing/room-script.ts';
import { draftFrame } from './draft.ts';
import { decideJoin } from './membership.ts';
import { hasPlayed, phaseOf } from './room.ts';
import { roomView, viewerOf, youView } from './view.ts';

const five = () => new RoomScript().join('Ann', 'Bob', 'Cy', 'Di', 'Ed').start();
/** Three who have been at a new table for a while. */
const lobby = () => {
  const script = new RoomScript().join('Ann', 'Bob', 'Cy');
  return script.wait(script.now.timings.gone);
};
const viewOf = ({ room, now }: RoomScript) =>
  roomView(room, { now: now.now, timings: now.timings, isOnline: () => true, awayFor: () => 0 });
const agree = (script: RoomScript, yes: boolean, ...members: readonly string[]): RoomScript => {
  for (const member of members) expect(script.do(member, { do: 'agree', call: script.room.calls, yes })).toBe('ok');
  return script;
};

describe('a call', () => {
  test('of five, four must agree: one more than the Resistance has', () => {
    const script = five();
    expect(script.do('m2', { do: 'call', kind: 'pause' })).toBe('ok');
    agree(agree(script, true, 'm1', 'm3'), false, 'm4', 'm5');
    expect(script.room).toMatchObject({ call: undefined, proceedings: { pausedAt: undefined } });
    script.wait(script.now.timings.callAgain);
    expect(script.do('m2', { do: 'call', kind: 'pause' })).toBe('ok');
    agree(agree(script, true, 'm1', 'm3', 'm4'), false, 'm5');
    expect(script.room.proceedings?.pausedAt).toBe(script.now.now);
  });

  test('is open until all who are here have answered, and tells neither who asked nor how it stands', () => {
    const [one, other] = [five(), five()];
    one.do('m2', { do: 'call', kind: 'void' });
    other.do('m3', { do: 'call', kind: 'void' });
    agree(one, true, 'm1', 'm3', 'm4');
    agree(other, false, 'm1', 'm4');
    expect(one.room.call).toBeDefined();
    expect(viewOf(one)).toEqual(viewOf(other));
    expect(youView(one.room, 'm5', one.now.timings)).toEqual(youView(other.room, 'm5', other.now.timings));
    expect(youView(one.room, 'm3', one.now.timings)).toMatchObject({ agreed: true });
  });

  test('ends with its time, on the answers that came', () => {
    const script = five();
    script.do('m2', { do: 'call', kind: 'void' });
    agree(script, true, 'm1', 'm3', 'm4').wait(script.now.timings.call);
    expect(phaseOf(script.room)).toBe('lobby');
    expect(script.room.last).toEqual({ match: 1, game: 'resistance' });
  });

  test('never asks whom it is about, nor whoever said goodbye, nor bots', () => {
    const script = new RoomScript().join('Ann', 'Bob', 'Cy', 'Di').bots(1).start();
    expect(script.do('m4', { do: 'leave' })).toBe('ok');
    expect(script.do('m2', { do: 'call', kind: 'replace', member: 'm1' })).toBe('ok');
    agree(script, true, 'm3');
    expect(script.room.members[0]).toMatchObject({ bot: 'medium', standIn: true, barred: true });
    expect(script.room.host).toBe('m2');
  });

  test('replaces the host too, who watches until the match is over and has a place at the next', () => {
    const script = five();
    script.do('m2', { do: 'call', kind: 'replace', member: 'm1' });
    expect(script.do('m1', { do: 'agree', call: 1, yes: false })).toBe('noSuchCall');
    agree(script, true, 'm3', 'm4', 'm5');
    expect([script.room.host, viewerOf(script.room, 'm1')]).toEqual(['m2', 'table']);
    expect(script.comes('m1').room.members[0]?.standIn).toBe(true);
    expect(youView(script.room, 'm1', script.now.timings)).toMatchObject({ benched: true });
    while (phaseOf(script.room) === 'playing') script.answerAll();
    script.do('m2', { do: 'rematch' });
    expect(script.room.members.map(({ id, bot }) => [id, bot])).toContainEqual(['m1', undefined]);
  });

  test('comes one at a time, and not again at once from the same person', () => {
    const script = five();
    script.do('m2', { do: 'call', kind: 'pause' });
    expect(script.do('m3', { do: 'call', kind: 'void' })).toBe('tooSoon');
    script.wait(script.now.timings.call);
    expect(script.do('m2', { do: 'call', kind: 'void' })).toBe('tooSoon');
    expect(script.do('m3', { do: 'call', kind: 'void' })).toBe('ok');
  });

  test('is over with the match, and with whoever it was about', () => {
    const script = new RoomScript().join('Ann', 'Bob').bots(3).start();
    script.do('m1', { do: 'call', kind: 'void' });
    while (phaseOf(script.room) === 'playing') script.answerAll();
    expect(script.room.call).toBeUndefined();
    const other = five();
    other.do('m2', { do: 'call', kind: 'replace', member: 'm3' });
    expect(other.do('m3', { do: 'leave' })).toBe('ok');
    expect([other.room.call, other.room.members[2]?.barred]).toEqual([undefined, undefined]);
  });

  test.each<[CallKind, 'lobby' | 'playing', string]>([
    ['pause', 'lobby', 'noSuchCall'],
    ['resume', 'playing', 'noSuchCall'],
    ['void', 'lobby', 'noSuchCall'],
    ['replace', 'playing', 'noSuchCall'],
    ['host', 'playing', 'noSuchCall'],
    ['host', 'lobby', 'ok'],
  ])('for %s in the phase %s: %s', (kind, phase, answer) => {
    const script = phase === 'lobby' ? lobby() : five();
    expect(script.do('m2', { do: 'call', kind })).toBe(answer);
  });

  test('between matches more than half may ask for another host; before the first, all', () => {
    const script = new RoomScript().join('Ann', 'Bob', 'Cy', 'Di');
    script.wait(script.now.timings.gone).do('m2', { do: 'call', kind: 'host' });
    expect(agree(agree(script, true, 'm3'), false, 'm4').room.host).toBe('m1');
    script.bots(1).start();
    while (phaseOf(script.room) === 'playing') script.answerAll();
    expect(script.do('m2', { do: 'call', kind: 'host' })).toBe('ok');
    expect(agree(agree(script, true, 'm3'), false, 'm4').room.host).toBe('m2');
  });

  test('for another host is refused while a deal is sealed, for the match would wipe it', () => {
    const script = lobby();
    script.bots(2).sealsItself = false;
    script.deal();
    expect(script.do('m2', { do: 'call', kind: 'host' })).toBe('notInLobby');
    expect(script.room.call).toBeUndefined();
  });
});

describe('of two at a table of bots', () => {
  const two = () => new RoomScript().join('Ann', 'Bob').bots(3).start();
  const replace = { do: 'call', kind: 'replace', member: 'm1' } as const;

  test('neither has the other replaced who is here, or was a moment ago', () => {
    const script = two();
    expect(script.do('m2', replace)).toBe('stillHere');
    script.goes('m1').wait(script.now.timings.grace - script.now.timings.linger - 1);
    expect(script.do('m2', replace)).toBe('stillHere');
    expect([script.room.call, script.room.members[0]?.bot, script.room.host]).toEqual([undefined, undefined, 'm1']);
  });

  test('one has a bot play on for the other who is away, and has the seat again on return', () => {
    const script = two().goes('m1').wait(60_000);
    expect(script.do('m2', replace)).toBe('ok');
    expect(script.room.members[0]).toMatchObject({ bot: 'medium', standIn: true });
    expect(youView(script.room, 'm1', script.now.timings)).not.toHaveProperty('benched');
    expect(script.comes('m1').room.members[0]).not.toHaveProperty('bot');
    expect(viewerOf(script.room, 'm1')).toBe(0);
  });

  test('the same holds where the others went home, before the call and while it is open', () => {
    const script = new RoomScript().join('Ann', 'Bob', 'Cy').bots(2).start().goes('m3');
    script.wait(script.now.timings.gone - script.now.timings.call);
    expect(script.do('m2', replace)).toBe('ok');
    expect(script.wait(script.now.timings.call).room.call).toBeUndefined();
    expect(script.room.members[0]).not.toHaveProperty('bot');
    script.wait(script.now.timings.callAgain);
    expect(script.do('m2', replace)).toBe('stillHere');
  });
});

describe('a call in vain', () => {
  const notesOf = ({ room }: RoomScript) => room.proceedings?.notes;

  test('is noted in the same words whether its time ran out or people said no', () => {
    const [refused, ignored] = [five(), five()];
    refused.do('m2', { do: 'call', kind: 'pause' });
    agree(refused, false, 'm1', 'm3', 'm4', 'm5');
    ignored.do('m3', { do: 'call', kind: 'pause' });
    agree(ignored, true, 'm1', 'm2').wait(ignored.now.timings.call);
    expect(notesOf(refused)).toEqual([{ told: refused.play.told, after: 0, what: 'vain', kind: 'pause' }]);
    expect(notesOf(ignored)).toEqual(notesOf(refused));
  });

  test('tells whom it was about', () => {
    const script = five();
    script.do('m2', { do: 'call', kind: 'replace', member: 'm3' });
    script.wait(script.now.timings.call);
    expect(notesOf(script)).toMatchObject([{ what: 'vain', kind: 'replace', name: 'Cy' }]);
  });

  test('is none where enough agreed, or where it has become pointless', () => {
    const [passed, moot] = [five(), five()];
    passed.do('m2', { do: 'call', kind: 'pause' });
    agree(passed, true, 'm1', 'm3', 'm4', 'm5');
    expect(notesOf(passed)).toMatchObject([{ what: 'paused' }]);
    moot.do('m2', { do: 'call', kind: 'replace', member: 'm3' });
    moot.do('m3', { do: 'leave' });
    expect(notesOf(moot)).toEqual([]);
  });
});

test('how many must agree is told with the match, and when one may ask again to that one alone', () => {
  const script = five();
  expect(viewOf(script).agreement).toBe(4);
  script.do('m2', { do: 'call', kind: 'pause' });
  const { call, callAgain } = script.now.timings;
  const again = script.now.now + call + callAgain;
  expect(youView(script.room, 'm2', script.now.timings)).toMatchObject({ callAgainAt: again });
  expect(youView(script.room, 'm3', script.now.timings)).not.toHaveProperty('callAgainAt');
  // Before the first match it is all; after it more than half, whatever is played.
  expect(viewOf(new RoomScript().join('Ann', 'Bob', 'Cy')).agreement).toBe(3);
  while (phaseOf(script.room) === 'playing') script.answerAll();
  expect(viewOf(script)).not.toHaveProperty('agreement');
});

test('a new host in the middle of a match is noted', () => {
  const script = five();
  script.do('m2', { do: 'call', kind: 'replace', member: 'm1' });
  agree(script, true, 'm3', 'm4', 'm5');
  expect(script.room.proceedings?.notes).toMatchObject([{ what: 'host', name: 'Bob', after: 1 }]);
});

test('who was replaced by the table has not won, whatever the seat did', () => {
  const script = five();
  script.do('m2', { do: 'call', kind: 'replace', member: 'm1' });
  agree(script, true, 'm3', 'm4', 'm5');
  while (phaseOf(script.room) === 'playing') script.answerAll();
  const degrees = script.play.match.outcome?.degrees ?? [];
  const won = script.room.members.filter(({ id }, seat) => degrees[seat] === 'won' && id !== 'm1').map(({ id }) => id);
  script.do('m2', { do: 'rematch' });
  expect(script.room.last?.won).toEqual(won);
});

describe('a pause', () => {
  test('lasts only while enough want it: whom the others need for it keeps them in it no longer', () => {
    const script = five();
    script.do('m1', { do: 'call', kind: 'pause' });
    agree(script, true, 'm2', 'm3', 'm4', 'm5');
    script.do('m1', { do: 'call', kind: 'resume' });
    agree(script, false, 'm2', 'm3', 'm4', 'm5');
    expect(script.room.proceedings?.pausedAt).toBeDefined();
    // Four are needed to pause: where two do not want it, it is over.
    script.do('m2', { do: 'call', kind: 'resume' });
    agree(agree(script, true, 'm1'), false, 'm3', 'm4', 'm5');
    expect(script.room.proceedings?.pausedAt).toBeUndefined();
  });

  test('stops clocks and bots, refuses moves, and moves every time on by as long as it took', () => {
    const script = new RoomScript().join('Ann').bots(4);
    script.do('m1', { do: 'clock', alone: 30, together: 30, talk: 0 });
    script.start();
    const { deadline = 0, due } = script.play;
    script.wait(1000);
    expect(script.do('m1', { do: 'call', kind: 'pause' })).toBe('ok');
    expect(script.room.proceedings?.pausedAt).toBe(script.now.now);
    expect(script.alarms).toEqual([]);
    script.wait(600_000);
    expect(script.move(script.play.match.turn.must[0] ?? (0 as never), script.play.match.turn.question)).toBe('paused');
    script.do('m1', { do: 'call', kind: 'resume' });
    expect(script.play.deadline).toBe(deadline + 600_000);
    expect(script.play.due).toEqual(due.map(([seat, at]) => [seat, at + 600_000]));
  });
});

test('whoever the table has replaced says nothing until the match is over, and holds up nobody', () => {
  const script = new RoomScript().join('Ann', 'Bob', 'Cy', 'Di', 'Ed');
  script.do('m1', { do: 'clock', alone: 30, together: 30, talk: 0 });
  const { question, must } = script.start().play.match.turn;
  const asked = script.room.members[must[0] ?? 0]?.id ?? '';
  const [caller = '', ...others] = script.room.members.map(({ id }) => id).filter((id) => id !== asked);
  expect(draftFrame(script.room, asked, question, [0])).toBeDefined();
  expect(hasPlayed(script.room, asked)).toBe(false);
  script.do(caller, { do: 'call', kind: 'replace', member: asked });
  agree(script, true, ...others);
  expect(draftFrame(script.room, asked, question, [0])).toBeUndefined();
  expect(script.do(asked, { do: 'moreTime' })).toBe('notPlaying');
  expect(hasPlayed(script.room, asked)).toBe(true);
});

test('nobody takes another name in a match, nor while its result is shown', () => {
  const script = five();
  expect(script.do('m2', { do: 'rename', name: 'Cy is a spy' })).toBe('notInLobby');
  expect(script.do('m2', { do: 'rename', name: 'Bob' })).toBe('ok');
  while (phaseOf(script.room) === 'playing') script.answerAll();
  expect(script.do('m2', { do: 'rename', name: 'Bobby' })).toBe('notInLobby');
  script.do('m1', { do: 'rematch' });
  expect(script.do('m2', { do: 'rename', name: 'Bobby' })).toBe('ok');
});

test('whoever shares a device has the time in which it goes round', () => {
  const script = new RoomScript();
  const joins = (name: string, device: string) =>
    expect(script.take(decideJoin(script.room, { name, key: `key of ${name}`, device }, script.now))).toBe('ok');
  for (const name of ['Ann', 'Bob', 'Cy', 'Di']) joins(name, 'tablet');
  joins('Ed', 'phone of Ed');
  script.start();
  const { now, timings } = script.now;
  expect(script.do('m5', { do: 'call', kind: 'pause' })).toBe('ok');
  expect(script.room.call?.until).toBe(now + timings.call * 1.75);
  const alone = new RoomScript().join('Ann', 'Bob', 'Cy', 'Di', 'Ed').start();
  alone.do('m5', { do: 'call', kind: 'pause' });
  expect(alone.room.call?.until).toBe(now + timings.call);
});
