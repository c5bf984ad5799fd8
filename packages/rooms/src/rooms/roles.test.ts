import { describe, expect, test } from 'vitest';
import { RoomScript } from '../testing/room-script.ts';
import { phaseOf } from './room.ts';
import { heardOf, roomView, viewerOf, youView } from './view.ts';

const five = () => new RoomScript().join('Ann', 'Bob', 'Cy', 'Di', 'Ed');
const viewOf = ({ room, now }: RoomScript) =>
  roomView(room, { now: now.now, timings: now.timings, isOnline: () => true, awayFor: () => 0 });

describe('while people look at their cards', () => {
  test('nobody is asked, no clock runs and no move counts', () => {
    const script = five();
    script.do('m1', { do: 'clock', alone: 30, together: 30, talk: 0 });
    script.deal();
    expect(script.play).toMatchObject({ due: [], deadline: undefined });
    expect(script.move(script.play.match.turn.must[0] ?? (0 as never), script.play.match.turn.question)).toBe(
      'notBegun',
    );
  });

  test('a seat hears nothing before its card is opened, and then all that is its own', () => {
    const script = five().deal();
    const heard = (member: string) => heardOf(script.room, viewerOf(script.room, member));
    expect(heard('m2')).toEqual([]);
    expect(script.do('m2', { do: 'open' })).toBe('ok');
    expect(heard('m2').some(({ type }) => type === 'character')).toBe(true);
    expect(heard('m3')).toEqual([]);
  });

  test('a screen and the bench hear nothing either: a host could deal anew until the open facts please', () => {
    const script = five().deal().join('Flo');
    const heard = (member?: string) => heardOf(script.room, viewerOf(script.room, member));
    script.do('m2', { do: 'open' });
    expect([heard(), heard('m6')]).toEqual([[], []]);
    for (const id of ['m1', 'm2', 'm3', 'm4', 'm5']) script.do(id, { do: 'ready' });
    expect(heard()).not.toEqual([]);
    expect(heard('m6')).toEqual(heard());
  });

  test('whether anybody has opened a card shows to nobody else', () => {
    const [shut, open] = [five().deal(), five().deal()];
    open.do('m2', { do: 'open' });
    expect(viewOf(open)).toEqual(viewOf(shut));
    expect(youView(open.room, 'm3', open.now.timings)).toEqual(youView(shut.room, 'm3', shut.now.timings));
    expect(youView(open.room, 'm2', open.now.timings)).toMatchObject({ opened: true });
  });

  test('only a count tells who is ready, and the last one begins the match', () => {
    const [bob, cy] = [five().deal(), five().deal()];
    bob.do('m2', { do: 'ready' });
    cy.do('m3', { do: 'ready' });
    expect(viewOf(bob)).toEqual(viewOf(cy));
    expect(viewOf(bob).roles).toMatchObject({ ready: 1, of: 5 });
    for (const id of ['m1', 'm3', 'm4', 'm5']) expect(bob.do(id, { do: 'ready' })).toBe('ok');
    expect(viewOf(bob)).not.toHaveProperty('roles');
    expect(heardOf(bob.room, viewerOf(bob.room, 'm2'))).not.toEqual([]);
  });

  test('who goes does not tell by the count whether they had been ready, nor does whoever takes the seat', () => {
    const [bob, cy] = [five().deal(), five().deal()];
    bob.do('m2', { do: 'ready' });
    cy.do('m3', { do: 'ready' });
    for (const script of [bob, cy]) {
      expect(script.do('m3', { do: 'leave' })).toBe('ok');
      expect(viewOf(script).roles).toEqual({ of: 4, earliest: expect.any(Number) });
      script.join('Flo').do('m6', { do: 'claim', member: 'm3' });
      expect(script.do('m1', { do: 'grant', member: 'm6', yes: true })).toBe('ok');
    }
    expect(viewOf(bob)).toEqual(viewOf(cy));
    expect(viewOf(bob).roles).not.toHaveProperty('ready');
  });

  test('the count is told again when those who were dealt to are all back', () => {
    const script = five().deal();
    script.do('m3', { do: 'ready' });
    script.do('m2', { do: 'leave' });
    expect(viewOf(script).roles).not.toHaveProperty('ready');
    expect(viewOf(script.comes('m2')).roles).toMatchObject({ ready: 1, of: 5 });
  });

  test('nobody can be ready sooner than anybody else', () => {
    const script = five();
    script.now = { ...script.now, timings: { ...script.now.timings, roles: 5000 } };
    script.deal();
    expect(script.do('m2', { do: 'ready' })).toBe('tooSoon');
    script.wait(5000);
    expect(script.do('m2', { do: 'ready' })).toBe('ok');
  });

  test('where a clock runs, the match begins in the end whoever is ready', () => {
    const script = five();
    script.do('m1', { do: 'clock', alone: 30, together: 30, talk: 0 });
    script.deal().wait(script.now.timings.rolesMost);
    expect(script.room.proceedings?.roles).toBeUndefined();
    expect(script.play.deadline).toBeGreaterThan(script.now.now);
  });

  test('where none runs, it waits', () => {
    expect(five().deal().wait(3_600_000).room.proceedings?.roles).toBeDefined();
  });

  test('a bot needs no time: alone among bots one begins at once', () => {
    const script = new RoomScript().join('Ann').bots(4).deal();
    script.do('m1', { do: 'ready' });
    expect(script.room.proceedings?.roles).toBeUndefined();
  });

  test('where bots play among themselves, nobody is waited for', () => {
    const script = new RoomScript().join('Ann').bots(5);
    script.now = { ...script.now, timings: { ...script.now.timings, roles: 5000 } };
    expect(script.do('m1', { do: 'bench', member: 'm1' })).toBe('ok');
    expect(script.deal().wait(4999).room.proceedings?.roles).toBeDefined();
    expect(script.wait(1).room.proceedings?.roles).toBeUndefined();
  });
});

describe('the host alone', () => {
  test('calls the match off, or deals anew from another seed, while nobody has seen a card', () => {
    const script = five().deal();
    script.now = { ...script.now, newSeed: () => 'another' };
    expect(script.do('m2', { do: 'end' })).toBe('notHost');
    expect(script.do('m1', { do: 'redeal' })).toBe('ok');
    expect([phaseOf(script.room), script.room.seed, script.room.matches]).toEqual(['playing', 'another', 2]);
    expect(script.play.sealed?.attempt).toBe(2);
    expect(script.do('m1', { do: 'end' })).toBe('ok');
    expect(phaseOf(script.room)).toBe('lobby');
  });

  test.each(['end', 'redeal'] as const)('no longer (%s) once somebody has', (what) => {
    const script = five().deal();
    script.do('m4', { do: 'open' });
    expect(script.do('m1', { do: what })).toBe('byAgreement');
    expect(five().start().do('m1', { do: what })).toBe('byAgreement');
  });
});
