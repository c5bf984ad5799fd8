import { dealSeedOf, sha256 } from '@reseau/core';
import { describe, expect, test } from 'vitest';
import { NOW, RoomScript } from '../testing/room-script.ts';
import { saltFor } from '../testing/salt.ts';
import { type RoomEvent, writeEvent } from './event.ts';
import { foldRoom } from './fold-room.ts';
import { readEvents } from './read-events.ts';
import { phaseOf } from './room.ts';
import { roomView } from './view.ts';

const FIVE = ['m1', 'm2', 'm3', 'm4', 'm5'];
const attendance = { now: 0, timings: NOW.timings, isOnline: () => true, awayFor: () => 0 };
const view = (script: RoomScript) => roomView(script.room, attendance);

/** Five people, of whom no device does anything by itself; the host has tapped Start. */
function sealing(): RoomScript {
  const script = new RoomScript().join('Ann', 'Bob', 'Cy', 'Dee', 'Eve');
  script.sealsItself = false;
  expect(script.do('m1', { do: 'start' })).toBe('ok');
  return script;
}

/** The time for it is up. */
const late = (script: RoomScript): RoomScript => script.wait(NOW.timings.sealing);

describe('a deal that is being sealed', () => {
  test('shows no hash before all are in, and no salt at all', () => {
    const script = sealing().seal('m1', 'm2', 'm3', 'm4');
    expect([phaseOf(script.room), view(script).sealing]).toEqual(['sealing', {}]);
    script.seal('m5');
    const hashes = Object.fromEntries(FIVE.map((id) => [id, sha256(saltFor(id))]));
    expect(view(script).sealing).toEqual({ hashes });
    script.unseal('m1', 'm2', 'm3', 'm4');
    expect(JSON.stringify(view(script))).not.toContain(saltFor('m1'));
    script.unseal('m5');
    expect(phaseOf(script.room)).toBe('playing');
    expect(JSON.stringify(view(script))).not.toContain(saltFor('m1'));
  });

  test('is dealt from the seed, the salts, the seats and the options', () => {
    const script = sealing().sealAll();
    const { seed, options } = script.play;
    const salts = Object.fromEntries(FIVE.map((id) => [id, saltFor(id)]));
    const terms = { seed: 'seed', attempt: 1, game: 'resistance', options, seating: FIVE, salts };
    expect(seed).toBe(dealSeedOf(terms));
    expect(view(script).commitment).toBe(sha256('seed'));
  });

  test('changes neither seats nor options, nor names; whoever comes sits on the bench', () => {
    const script = sealing();
    for (const command of [
      { do: 'options', options: { modules: ['targeting'] } },
      { do: 'seatOrder', members: FIVE.toReversed() },
      { do: 'bench', member: 'm2' },
      { do: 'addBot', level: 'easy' },
      { do: 'game', game: 'project' },
      { do: 'start' },
      { do: 'rename', name: 'Zoe' },
      { do: 'kick', member: 'm4' },
      { do: 'seat', member: 'm2' },
      { do: 'clock', alone: 30, together: 30, talk: 0 },
    ] as const)
      expect(script.do('m1', command)).toBe('notInLobby');
    script.join('Flo');
    expect(script.room.bench.map(({ id }) => id)).toEqual(['m6']);
    expect(phaseOf(script.sealAll().room)).toBe('playing');
  });

  test('without people is dealt at once', () => {
    const script = new RoomScript().join('Ann').bots(5);
    script.sealsItself = false;
    script.do('m1', { do: 'bench', member: 'm1' });
    expect(script.do('m1', { do: 'start' })).toBe('ok');
    expect([phaseOf(script.room), script.play.sealed?.salts]).toEqual(['playing', {}]);
  });

  test('with one person waits for that one alone', () => {
    const script = new RoomScript().join('Ann').bots(4);
    script.sealsItself = false;
    script.do('m1', { do: 'start' });
    expect(phaseOf(script.seal('m1').unseal('m1').room)).toBe('playing');
  });

  test('a salt may be another one until all are bound, and then no more', () => {
    const script = sealing().seal(...FIVE.slice(0, 4));
    const other = sha256('other');
    expect(script.do('m1', script.part('m1', 'seal', other))).toBe('ok');
    script.seal('m5');
    expect(script.do('m1', script.part('m1', 'seal'))).toBe('stale');
    expect(script.do('m1', script.part('m1', 'unseal'))).toBe('illegal');
    expect(script.do('m1', script.part('m1', 'unseal', other))).toBe('ok');
  });

  test('nobody opens a salt before all are bound, and nobody for somebody else', () => {
    const script = sealing().seal('m1').join('Flo');
    expect(script.do('m1', script.part('m1', 'unseal'))).toBe('tooSoon');
    expect(script.do('m6', script.part('m6', 'seal'))).toBe('notAsked');
    script.seal('m2', 'm3', 'm4', 'm5');
    expect(script.do('m2', script.part('m1', 'unseal'))).toBe('illegal');
  });

  test('what comes twice, or too late, changes nothing', () => {
    const script = sealing();
    const [hash, salt] = [script.part('m1', 'seal'), script.part('m1', 'unseal')];
    script.seal(...FIVE);
    expect(script.do('m1', hash)).toBe('ok');
    script.unseal('m1');
    const before = script.events.length;
    expect(script.do('m1', salt)).toBe('ok');
    expect(script.events.length).toBe(before);
    late(script).do('m1', { do: 'start' });
    expect([script.do('m1', hash), script.do('m1', salt)]).toEqual(['stale', 'stale']);
    script.sealAll();
    expect([script.do('m1', hash), script.do('m1', salt)]).toEqual(['stale', 'stale']);
  });
});

describe('an attempt that comes to nothing', () => {
  const another = (script: RoomScript): RoomScript => {
    script.now = { ...script.now, newSeed: () => 'another' };
    return script;
  };

  test.each<readonly [what: string, before: (script: RoomScript) => RoomScript, missing: readonly string[]]>([
    ['hashes are missing', (script) => script.seal('m1', 'm3', 'm4'), ['Bob', 'Eve']],
    ['salts are missing', (script) => script.seal(...FIVE).unseal('m1', 'm2', 'm3', 'm5'), ['Dee']],
    ['nobody answers', (script) => script, ['Ann', 'Bob', 'Cy', 'Dee', 'Eve']],
  ])('%s: it is told whose, and there is another seal', (_, before, missing) => {
    const script = late(before(another(sealing())));
    expect(view(script)).toMatchObject({
      phase: 'lobby',
      unsealed: { missing },
      attempt: 2,
      commitment: sha256('another'),
    });
    expect(script.do('m1', { do: 'start' })).toBe('ok');
    script.sealAll();
    expect(script.play.sealed).toMatchObject({ seed: 'another', attempt: 2 });
    expect(view(script)).toMatchObject({ phase: 'playing', match: 1, attempt: 2 });
    expect(view(script).unsealed).toBeUndefined();
  });

  test('not before its time', () => {
    const script = sealing().wait(NOW.timings.sealing - 1);
    expect(phaseOf(script.room)).toBe('sealing');
    expect(phaseOf(script.wait(1).room)).toBe('lobby');
  });

  test.each<readonly [what: string, goes: (script: RoomScript) => string, missing: string]>([
    ['somebody leaves', (script) => script.do('m3', { do: 'leave' }), 'Cy'],
    ['the host leaves', (script) => script.do('m1', { do: 'leave' }), 'Ann'],
  ])('at once when %s; the others begin anew', (_, goes, missing) => {
    const script = another(sealing())
      .seal(...FIVE)
      .unseal('m2');
    expect(goes(script)).toBe('ok');
    expect(view(script)).toMatchObject({ phase: 'lobby', unsealed: { missing: [missing] }, attempt: 2 });
    script.join('Flo');
    expect(script.do(script.room.host ?? '', { do: 'start' })).toBe('ok');
    expect(phaseOf(script.sealAll().room)).toBe('playing');
  });

  test('not because a bot is put out: whoever foresees a deal must not be able to call it off', () => {
    const script = new RoomScript().join('Ann').bots(5);
    script.sealsItself = false;
    script.do('m1', { do: 'start' });
    expect(script.do('m1', { do: 'kick', member: 'm3' })).toBe('notInLobby');
    expect(phaseOf(script.join('Flo').sealAll().room)).toBe('playing');
  });

  test('whoever leaves the bench disturbs nothing', () => {
    const script = sealing().join('Flo');
    expect(script.do('m6', { do: 'leave' })).toBe('ok');
    expect(phaseOf(script.sealAll().room)).toBe('playing');
  });

  test('counts until a match is played to its end: what is called off counts too', () => {
    const script = late(sealing());
    script.do('m1', { do: 'start' });
    script.sealAll();
    expect(script.play.sealed?.attempt).toBe(2);
    expect(script.do('m1', { do: 'redeal' })).toBe('ok');
    expect(phaseOf(script.room)).toBe('sealing');
    script.sealAll();
    expect([script.play.sealed?.attempt, script.room.matches]).toEqual([3, 2]);
  });
});

test('a new deal waits for nobody who is away: it is not begun', () => {
  const script = new RoomScript().join('Ann', 'Bob', 'Cy', 'Dee', 'Eve').deal().goes('m3');
  expect(script.do('m1', { do: 'redeal' })).toBe('someoneAway');
  expect(phaseOf(script.room)).toBe('playing');
});

test('a lobby and a match from before deals were sealed go on', () => {
  const old = new RoomScript().join('Ann', 'Bob', 'Cy', 'Dee', 'Eve').start();
  // As it was written then: the seed that was drawn, and no word of salts.
  const before = old.events.flatMap((event): readonly RoomEvent[] => {
    if (event.type === 'sealing' || event.type === 'saltSealed' || event.type === 'saltOpened') return [];
    return event.type === 'started' ? [{ ...event, options: old.play.options }] : [event];
  });
  const room = foldRoom(readEvents(before.map(writeEvent)));
  expect([phaseOf(room), room.play?.sealed, room.play?.match.turn]).toEqual([
    'playing',
    undefined,
    old.play.match.turn,
  ]);
  expect(roomView(room, attendance).attempt).toBeUndefined();
});
