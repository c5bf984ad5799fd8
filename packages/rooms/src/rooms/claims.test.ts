import { describe, expect, test } from 'vitest';
import { RoomScript } from '../testing/room-script.ts';
import { writeEvent } from './event.ts';
import { decideJoin } from './membership.ts';
import { readEvents } from './read-events.ts';
import { hasPlayed, phaseOf } from './room.ts';
import { heardOf, roomView, viewerOf } from './view.ts';

const joined = (script: RoomScript, name: string, device?: string): RoomScript => {
  expect(script.take(decideJoin(script.room, { name, key: `key of ${name}`, device }, script.now))).toBe('ok');
  return script;
};

/** Ann and Bob on their phones, Cy away, two bots, Flo on the bench. */
function table(): RoomScript {
  const script = new RoomScript();
  for (const name of ['Ann', 'Bob', 'Cy']) joined(script, name, `phone of ${name}`);
  return joined(script.bots(2).start().goes('m3').wait(30_000), 'Flo', 'phone of Flo');
}

/** Somebody asks for a seat, and the host agrees. */
function given(script: RoomScript, taker: string, seat: string): RoomScript {
  expect(script.do(taker, { do: 'claim', member: seat })).toBe('ok');
  expect(script.do('m1', { do: 'grant', member: taker, yes: true })).toBe('ok');
  return script;
}

const lastSitting = (script: RoomScript) => script.room.proceedings?.sittings.at(-1)?.view;

describe('a seat of a match', () => {
  test('goes to somebody from the bench with the host’s yes, and with what the seat knows', () => {
    const script = table();
    expect(script.do('m6', { do: 'claim', member: 'm4' })).toBe('ok');
    expect(script.room.claims).toEqual([{ member: 'm6', seat: 'm4' }]);
    expect(script.do('m2', { do: 'grant', member: 'm6', yes: true })).toBe('notHost');
    expect(script.do('m1', { do: 'grant', member: 'm6', yes: true })).toBe('ok');
    expect(script.room.members[3]).toMatchObject({ id: 'm6', name: 'Flo' });
    expect(heardOf(script.room, viewerOf(script.room, 'm6')).some(({ type }) => type === 'character')).toBe(true);
    expect(lastSitting(script)).toMatchObject({ seat: 3, who: 'another', name: 'Flo' });
    expect(script.play.due.some(([seat]) => seat === 3)).toBe(false);
  });

  test('of somebody who is away is free too; that person has the bench meanwhile and a place in the next match', () => {
    const script = given(table(), 'm6', 'm3');
    expect(script.room.bench.map(({ id }) => id)).toEqual(['m3']);
    const { members } = roomView(script.room, { ...script.now, isOnline: () => true });
    expect(members[2]).toMatchObject({ id: 'm6', keeps: 'm3' });
    while (phaseOf(script.room) === 'playing') script.answerAll();
    script.comes('m3').do('m1', { do: 'rematch' });
    expect(script.room.members.map(({ id }) => id)).toContain('m3');
    expect(script.room.members.map(({ keeps }) => keeps)).not.toContain('m3');
  });

  test('of somebody who is here is not', () => {
    expect(table().do('m6', { do: 'claim', member: 'm2' })).toBe('noSuchMember');
  });

  test('is refused to whoever holds or held another, and to the device that did', () => {
    const script = table();
    expect(script.do('m2', { do: 'claim', member: 'm4' })).toBe('noSuchMember');
    joined(script, 'Gus', 'phone of Bob');
    expect(script.do('m7', { do: 'claim', member: 'm4' })).toBe('heldSeat');
    given(script, 'm6', 'm3').comes('m3');
    expect(script.do('m6', { do: 'claim', member: 'm4' })).toBe('heldSeat');
  });

  test('stays with the bot when the host says no, or when it is no longer asked for', () => {
    const script = table();
    script.do('m6', { do: 'claim', member: 'm4' });
    expect(script.do('m1', { do: 'grant', member: 'm6', yes: false })).toBe('ok');
    script.do('m6', { do: 'claim', member: 'm4' });
    script.do('m6', { do: 'unclaim' });
    expect([script.room.claims, script.room.members[3]?.bot]).toEqual([[], 'easy']);
  });
});

describe('who was away while the seat was given away', () => {
  test('has it again by opening the page, with what it knows; whoever played on is on the bench', () => {
    const script = given(table(), 'm6', 'm3').comes('m3');
    expect(script.room.members[2]).toMatchObject({ id: 'm3', name: 'Cy' });
    expect(script.room.members[2]).not.toHaveProperty('bot');
    expect(heardOf(script.room, viewerOf(script.room, 'm3')).some(({ type }) => type === 'character')).toBe(true);
    expect(script.room.bench.map(({ id }) => id)).toEqual(['m6']);
    expect(viewerOf(script.room, 'm6')).toBe('table');
    // Who has seen a hand says nothing until the match is over.
    expect(hasPlayed(script.room, 'm6')).toBe(true);
    expect(lastSitting(script)).toMatchObject({ seat: 2, who: 'back', name: 'Cy', of: { name: 'Flo' } });
    script.goes('m3').wait(30_000);
    expect(given(script, 'm6', 'm3').room.members[2]?.id).toBe('m6');
  });

  test('has it again too if a bot plays on for whoever had it', () => {
    const script = given(table(), 'm6', 'm3').goes('m6').wait(30_000);
    expect(script.do('m1', { do: 'standIn', member: 'm6' })).toBe('ok');
    script.comes('m3');
    expect(script.room.members[2]).toMatchObject({ id: 'm3' });
    expect(script.room.members[2]).not.toHaveProperty('bot');
    expect(script.comes('m6').room.bench.map(({ id }) => id)).toEqual(['m6']);
  });

  test('and if whoever had it came back meanwhile from a bot', () => {
    const script = given(table(), 'm6', 'm3').goes('m6').wait(30_000);
    script.do('m1', { do: 'standIn', member: 'm6' });
    expect(script.comes('m6').room.members[2]).toMatchObject({ id: 'm6', keeps: 'm3' });
    expect(script.comes('m3').room.members[2]?.id).toBe('m3');
  });

  test('becomes host if whoever had it was: the bench does not lead a match', () => {
    const script = given(table(), 'm6', 'm3');
    script.do('m1', { do: 'makeHost', member: 'm6' });
    expect(script.comes('m3').room.host).toBe('m3');
  });

  test('whoever played on is not made host from the bench', () => {
    const script = given(table(), 'm6', 'm3').comes('m3');
    expect(script.do('m1', { do: 'makeHost', member: 'm6' })).toBe('noSuchMember');
    expect(script.do('m1', { do: 'makeHost', member: 'm2' })).toBe('ok');
  });

  test('has it no more if the table had agreed to replace them', () => {
    const script = table().comes('m3');
    script.do('m1', { do: 'call', kind: 'replace', member: 'm3' });
    script.do('m2', { do: 'agree', call: 1, yes: true });
    expect(script.room.members[2]?.barred).toBe(true);
    expect(given(script, 'm6', 'm3').comes('m3').room.members[2]?.id).toBe('m6');
  });

  test('is not put out by the host while the match is on, nor is whoever played on', () => {
    const script = given(table(), 'm6', 'm3');
    expect(script.do('m1', { do: 'kick', member: 'm3' })).toBe('byAgreement');
    script.comes('m3');
    expect(script.do('m1', { do: 'kick', member: 'm6' })).toBe('byAgreement');
    expect(joined(script, 'Gus').do('m1', { do: 'kick', member: 'm7' })).toBe('ok');
  });

  test('after a restart, too', () => {
    const script = given(table(), 'm6', 'm3');
    script.events.splice(0, Number.POSITIVE_INFINITY, ...readEvents(script.events.map(writeEvent)));
    expect(script.comes('m3').room.members[2]?.id).toBe('m3');
  });
});

describe('a host who would like to see every hand', () => {
  test('sees one of a bot by a new name from a new device, and no more', () => {
    const script = given(table(), 'm6', 'm4');
    expect(script.do('m6', { do: 'leave' })).toBe('ok');
    joined(script, 'Gus', 'another phone');
    // Neither the next bot nor the one that plays on for Flo.
    expect(script.do('m7', { do: 'claim', member: 'm5' })).toBe('seatGiven');
    expect(script.do('m7', { do: 'claim', member: 'm6' })).toBe('seatGiven');
  });

  test('and one of whoever is away', () => {
    const script = given(table(), 'm6', 'm3').goes('m2').wait(30_000);
    joined(script, 'Gus', 'another phone');
    expect(script.do('m7', { do: 'claim', member: 'm2' })).toBe('seatGiven');
    // A friend who has come late still has a bot's seat.
    expect(given(script, 'm7', 'm4').room.members[3]?.id).toBe('m7');
  });

  test('or of one whom the table has replaced: that counts as a person’s', () => {
    const script = given(table(), 'm6', 'm3');
    script.comes('m3').do('m1', { do: 'call', kind: 'replace', member: 'm2' });
    script.do('m3', { do: 'agree', call: 1, yes: true });
    expect(script.room.members[1]?.barred).toBe(true);
    joined(script, 'Gus', 'another phone');
    expect(script.do('m7', { do: 'claim', member: 'm2' })).toBe('seatGiven');
  });

  test('asks in vain what was asked for before', () => {
    const script = joined(table(), 'Gus', 'another phone');
    expect(script.do('m7', { do: 'claim', member: 'm5' })).toBe('ok');
    given(script, 'm6', 'm4');
    expect(script.do('m1', { do: 'grant', member: 'm7', yes: true })).toBe('seatGiven');
  });

  test('may give seats away again in the next match', () => {
    const script = given(table(), 'm6', 'm4');
    while (phaseOf(script.room) === 'playing') script.answerAll();
    script.comes('m3').do('m1', { do: 'rematch' });
    joined(script.start(), 'Gus', 'another phone');
    expect(given(script, 'm7', 'm5').room.members.map(({ id }) => id)).toContain('m7');
  });
});
