import { describe, expect, test } from 'vitest';
import { RoomScript } from '../testing/room-script.ts';
import { decideJoin } from './membership.ts';
import { phaseOf } from './room.ts';
import { heardOf, viewerOf } from './view.ts';

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

describe('a seat of a match', () => {
  test('goes to somebody from the bench with the host’s yes, and with what the seat knows', () => {
    const script = table();
    expect(script.do('m6', { do: 'claim', member: 'm4' })).toBe('ok');
    expect(script.room.claims).toEqual([{ member: 'm6', seat: 'm4' }]);
    expect(script.do('m2', { do: 'grant', member: 'm6', yes: true })).toBe('notHost');
    expect(script.do('m1', { do: 'grant', member: 'm6', yes: true })).toBe('ok');
    expect(script.room.members[3]).toMatchObject({ id: 'm6', name: 'Flo' });
    expect(heardOf(script.room, viewerOf(script.room, 'm6')).some(({ type }) => type === 'character')).toBe(true);
    expect(script.room.proceedings?.sittings.at(-1)).toMatchObject({ seat: 3, who: 'another', name: 'Flo' });
    expect(script.play.due.some(([seat]) => seat === 3)).toBe(false);
  });

  test('of somebody who is away is free too; that person then has the bench and the next match', () => {
    const script = table();
    script.do('m6', { do: 'claim', member: 'm3' });
    script.do('m1', { do: 'grant', member: 'm6', yes: true });
    expect(script.room.bench.map(({ id }) => id)).toEqual(['m3']);
    expect(viewerOf(script.comes('m3').room, 'm3')).toBe('table');
    while (phaseOf(script.room) === 'playing') script.answerAll();
    script.do('m1', { do: 'rematch' });
    expect(script.room.members.map(({ id }) => id)).toContain('m3');
  });

  test('of somebody who is here is not', () => {
    expect(table().do('m6', { do: 'claim', member: 'm2' })).toBe('noSuchMember');
  });

  test('is refused to whoever holds or held another, and to the device that did', () => {
    const script = table();
    expect(script.do('m2', { do: 'claim', member: 'm4' })).toBe('noSuchMember');
    joined(script, 'Gus', 'phone of Bob');
    expect(script.do('m7', { do: 'claim', member: 'm4' })).toBe('heldSeat');
    script.do('m6', { do: 'claim', member: 'm3' });
    script.do('m1', { do: 'grant', member: 'm6', yes: true });
    expect(script.do('m3', { do: 'claim', member: 'm4' })).toBe('heldSeat');
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
