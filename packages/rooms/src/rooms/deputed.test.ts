import { nth, optionsFor, seatAt } from '@reseau/core';
import { PROTOCOL_VERSION } from '@reseau/protocol';
import { describe, expect, test } from 'vitest';
import { MemoryStore } from '../store/memory-store.ts';
import { begin } from '../testing/begin.ts';
import { liveRoomOn } from '../testing/live-room-on.ts';
import { RoomScript } from '../testing/room-script.ts';
import type { Decide, LiveRoom } from './live-room.ts';
import { decideJoin, decideLeave } from './membership.ts';
import { decideMove } from './moves.ts';
import { phaseOf } from './room.ts';
import type { Verdict } from './verdict.ts';
import { deedsFor, youView } from './view.ts';

/** Five at a table at which a bot plays on for Cy, who went at once. */
function withoutCy(): RoomScript {
  const script = new RoomScript().join('Ann', 'Bob', 'Cy', 'Di', 'Ed').start().goes('m3');
  script.wait(script.now.timings.holdsUp);
  expect(script.do('m1', { do: 'standIn', member: 'm3' })).toBe('ok');
  return script;
}

const toldTo = ({ room }: RoomScript, id: string) => deedsFor(room, id).map(({ move }) => move);

describe('whoever comes back to the own seat', () => {
  test('is told what was played there meanwhile, in order, and nobody else is', () => {
    const script = withoutCy();
    const first = script.play.match.turn.question;
    script.answerAll().answerAll();
    expect(toldTo(script, 'm3')).toEqual([]);
    script.comes('m3');
    const record = script.play.record.list.filter(({ actor }) => actor === 2);
    expect(record.length).toBeGreaterThan(0);
    expect(deedsFor(script.room, 'm3')).toEqual(record.map(({ question, move }) => ({ question, move })));
    expect(record[0]?.question).toBeGreaterThanOrEqual(first);
    for (const id of ['m1', 'm2', 'm4', 'm5']) expect(toldTo(script, id)).toEqual([]);
    expect(deedsFor(script.room, undefined)).toEqual([]);
  });

  test('is told of the last time, and of nothing that they did themselves', () => {
    const script = withoutCy().answerAll().answerAll().comes('m3');
    const before = toldTo(script, 'm3');
    script.answerAll().answerAll();
    expect(toldTo(script, 'm3')).toEqual(before);
    script.goes('m3').wait(script.now.timings.holdsUp);
    script.do('m1', { do: 'standIn', member: 'm3' });
    expect(toldTo(script.comes('m3'), 'm3')).toEqual([]);
  });

  test('is told the choice that counts, where somebody has chosen anew for them', () => {
    const script = withoutCy().answerAll();
    const { question } = script.play.match.turn;
    const vote = (approve: boolean) => script.moves(2, question, { type: 'vote', approve });
    expect([vote(true), vote(false)]).toEqual(['ok', 'ok']);
    expect(toldTo(script.comes('m3'), 'm3').at(-1)).toEqual({ type: 'vote', approve: false });
    expect(toldTo(script, 'm3').filter((move) => 'approve' in move)).toHaveLength(1);
  });

  test('is told what a person from the bench has played for them, too', () => {
    const script = new RoomScript().join('Ann', 'Bob', 'Cy', 'Di', 'Ed').start().join('Flo').goes('m3');
    script.wait(script.now.timings.holdsUp);
    script.do('m6', { do: 'claim', member: 'm3' });
    expect(script.do('m1', { do: 'grant', member: 'm6', yes: true })).toBe('ok');
    script.answerAll().answerAll();
    expect(toldTo(script, 'm6')).toEqual([]);
    expect(toldTo(script.comes('m3'), 'm3').length).toBeGreaterThan(0);
    expect(toldTo(script, 'm6')).toEqual([]);
  });
});

test('whom the table has replaced is told nothing of what is played there, as long as they watch', () => {
  const script = new RoomScript().join('Ann', 'Bob', 'Cy', 'Di', 'Ed').start();
  script.do('m2', { do: 'call', kind: 'replace', member: 'm3' });
  for (const id of ['m1', 'm4', 'm5']) script.do(id, { do: 'agree', call: script.room.calls, yes: true });
  script.answerAll().answerAll().comes('m3');
  expect(script.room.members[2]?.barred).toBe(true);
  expect(toldTo(script, 'm3')).toEqual([]);
});

test('it goes over the lines of that one alone, when they come and when they come again', async () => {
  const room = await liveRoomOn(new MemoryStore(), { roles: 0 });
  const perform = (decide: Decide): Promise<Verdict> =>
    new Promise((resolve) => {
      room.perform(decide, resolve);
    });
  for (const name of ['Ann', 'Bob', 'Cy', 'Di', 'Ed'])
    await perform((value, now) => decideJoin(value, { name, key: name }, now));
  await begin(room);
  const [bob, screen] = [listener(room, 'm2'), listener(room, undefined)];
  await perform((value, now) => decideLeave(value, 'm3', now, { member: 'm3', id: 'leaving', sum: 0 }));
  for (let turns = 0; turns < 2; turns += 1) {
    const { match } = room.room.play ?? {};
    if (match === undefined) throw new Error('no match');
    for (const actor of match.turn.must) {
      const move = nth(optionsFor(match, actor), 0);
      const { question } = match.turn;
      await perform((value, now) => decideMove(value, { actor: seatAt(actor), match: 1, question, move }, now));
    }
  }
  const first = listener(room, 'm3');
  await perform(() => ({ ok: true, events: [] }));
  const again = listener(room, 'm3');
  for (const cy of [first, again]) expect(cy.filter((frame) => frame.includes('"t":"deputed"'))).toHaveLength(1);
  for (const other of [bob, screen]) expect(other.filter((frame) => frame.includes('"t":"deputed"'))).toEqual([]);
});

/** Hears what a member is sent from now on, or somebody who only watches. */
function listener(room: LiveRoom, member: string | undefined): string[] {
  const frames: string[] = [];
  room.attach(
    { member, from: 'here', send: (frame) => frames.push(frame), end: () => {} },
    { t: 'hello', version: PROTOCOL_VERSION, match: 0, facts: 0, lines: 0 },
  );
  return frames;
}

describe('who was host and did not hand the place on', () => {
  const told = (script: RoomScript, id: string) => youView(script.room, id, script.now.timings)?.deposed;

  test('is told so when they come back, until they are host again', () => {
    const script = new RoomScript().join('Ann', 'Bob', 'Cy').bots(2).start();
    while (phaseOf(script.room) === 'playing') script.answerAll();
    script.goes('m1').wait(script.now.timings.hostAway).comes('m1');
    expect(['m1', 'm2', 'm3'].map((id) => told(script, id))).toEqual([true, undefined, undefined]);
    // To whoever is host now, it may pass on: Ann is not host, whoever is.
    expect(script.do('m2', { do: 'makeHost', member: 'm3' })).toBe('ok');
    expect(['m1', 'm2', 'm3'].map((id) => told(script, id))).toEqual([true, undefined, undefined]);
    expect(script.do('m3', { do: 'makeHost', member: 'm1' })).toBe('ok');
    expect(['m1', 'm2', 'm3'].map((id) => told(script, id))).toEqual([undefined, undefined, undefined]);
  });

  test('is told so after a stand-in, too, whose coming leaves the table without a host for a moment', () => {
    const script = new RoomScript().join('Ann', 'Bob', 'Cy', 'Di', 'Ed');
    script.do('m1', { do: 'clock', alone: 30, together: 30, talk: 0 });
    script.start().goes('m1').wait(script.now.timings.grace);
    expect([script.room.members[0]?.standIn, script.room.host]).toEqual([true, 'm2']);
    expect(told(script.comes('m1'), 'm1')).toBe(true);
    while (phaseOf(script.room) === 'playing') script.answerAll();
    expect(told(script, 'm1')).toBe(true);
  });

  test('is told so where the table has chosen somebody else', () => {
    const script = new RoomScript().join('Ann', 'Bob', 'Cy');
    script.wait(script.now.timings.gone).do('m2', { do: 'call', kind: 'host' });
    script.do('m3', { do: 'agree', call: 1, yes: true });
    expect(told(script, 'm1')).toBe(true);
  });
});
