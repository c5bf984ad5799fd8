import { describe, expect, test } from 'vitest';
import { RoomScript } from '../testing/room-script.ts';
import { phaseOf } from './room.ts';
import { roomView, youView } from './view.ts';

const FIVE = ['m1', 'm2', 'm3', 'm4', 'm5'];
const five = () => new RoomScript().join('Ann', 'Bob', 'Cy', 'Di', 'Ed').start();
const agree = (script: RoomScript, yes: boolean, ...members: readonly string[]): RoomScript => {
  for (const member of members) expect(script.do(member, { do: 'agree', call: script.room.calls, yes })).toBe('ok');
  return script;
};
const countedIn = ({ room, now }: RoomScript) =>
  roomView(room, { ...now, isOnline: (id) => now.onlineSince(id) !== undefined })
    .members.filter(({ counts }) => counts === true)
    .map(({ id }) => id);

describe('one person whose phone is awake, among phones that sleep', () => {
  const asleep = (...members: readonly string[]): RoomScript => {
    const script = five();
    for (const id of members) script.goes(id);
    return script;
  };

  test.each(['void', 'replace'] as const)(
    'decides nothing alone (%s), neither at once nor when the time is up',
    (kind) => {
      const script = asleep('m2', 'm3', 'm4', 'm5');
      expect(script.do('m1', { do: 'call', kind, ...(kind === 'replace' ? { member: 'm3' } : {}) })).toBe('ok');
      expect(script.room.call).toBeDefined();
      script.wait(script.now.timings.call);
      expect([script.room.call, phaseOf(script.room), script.room.members[2]?.barred]).toEqual([
        undefined,
        'playing',
        undefined,
      ]);
    },
  );

  test('not as the host either, who has bots play on for the others first', () => {
    const script = asleep('m2', 'm3', 'm4', 'm5').wait(30_000);
    for (const id of FIVE.slice(1)) expect(script.do('m1', { do: 'standIn', member: id })).toBe('ok');
    script.do('m1', { do: 'call', kind: 'void' });
    expect(phaseOf(script.wait(script.now.timings.call).room)).toBe('playing');
  });

  test('is asked together with whoever comes back in time', () => {
    const script = asleep('m2', 'm3');
    script.do('m1', { do: 'call', kind: 'void' });
    agree(script, true, 'm4', 'm5');
    expect(script.room.call).toBeDefined();
    agree(script.comes('m2'), true, 'm2').wait(script.now.timings.call);
    expect(phaseOf(script.room)).toBe('lobby');
  });

  test('hears no more than that, whether the others are against it or asleep', () => {
    const script = asleep('m5');
    script.do('m1', { do: 'call', kind: 'void' });
    agree(agree(script, true, 'm2', 'm3'), false, 'm4');
    // All who are here have answered; it is still open, for Ed.
    expect(script.room.call).toBeDefined();
    agree(script.comes('m5'), true, 'm5');
    expect(phaseOf(script.room)).toBe('lobby');
  });

  test('does not wait for them once all who are here have answered, and enough have agreed', () => {
    const script = asleep('m5');
    script.do('m1', { do: 'call', kind: 'pause' });
    agree(script, true, 'm2', 'm3');
    expect(script.room.call).toBeDefined();
    expect(agree(script, true, 'm4').room.proceedings?.pausedAt).toBe(script.now.now);
  });

  test('waits for those who have been away for long, too: they are not outrun', () => {
    const script = asleep('m2', 'm3', 'm4', 'm5').wait(300_000);
    script.do('m1', { do: 'call', kind: 'void' });
    expect(script.room.call).toBeDefined();
    agree(script.comes('m2'), false, 'm2').wait(script.now.timings.call);
    expect(phaseOf(script.room)).toBe('playing');
  });

  test('counts the answer of somebody who went after giving it', () => {
    const script = five();
    script.do('m1', { do: 'call', kind: 'void' });
    agree(script, true, 'm2', 'm3').goes('m3');
    agree(agree(script, true, 'm4'), false, 'm5');
    expect(phaseOf(script.room)).toBe('lobby');
  });

  test('is not stuck for ever: who has been away for long no longer counts', () => {
    const script = asleep('m2', 'm3', 'm4', 'm5');
    expect(countedIn(script)).toEqual(FIVE);
    script.wait(script.now.timings.gone);
    expect(countedIn(script)).toEqual(['m1']);
    script.do('m1', { do: 'call', kind: 'void' });
    // They could still come.
    expect(phaseOf(script.room)).toBe('playing');
    expect(phaseOf(script.wait(script.now.timings.call).room)).toBe('lobby');
  });
});

describe('those who take turns at calling', () => {
  /** Each asks as soon as they may, for twenty minutes; says for what share of it nobody's call was open. */
  function quiet(script: RoomScript, plotters: readonly string[]): number {
    const [steps, seconds] = [400, 3];
    let free = 0;
    for (let step = 0; step < steps; step += 1) {
      if (script.room.call === undefined)
        for (const id of plotters) if (script.do(id, { do: 'call', kind: 'pause' }) === 'ok') break;
      if (script.room.call === undefined) free += 1;
      script.wait(seconds * 1000);
    }
    return free / steps;
  }

  test('two leave the others more than half of the time, three more than a third', () => {
    expect(quiet(five(), ['m1', 'm2'])).toBeGreaterThan(1 / 2);
    expect(quiet(five(), ['m1', 'm2', 'm3'])).toBeGreaterThan(1 / 3);
  });

  test('wait from the end of their call on, and twice as long after each in vain', () => {
    const script = five();
    const { call, callAgain } = script.now.timings;
    const waits = [1, 2, 4, 8, 8].map((times) => {
      expect(script.do('m2', { do: 'call', kind: 'pause' })).toBe('ok');
      script.wait(call);
      const again = youView(script.room, 'm2', script.now.timings)?.callAgainAt ?? 0;
      expect(script.wait(again - script.now.now - 1).do('m2', { do: 'call', kind: 'pause' })).toBe('tooSoon');
      script.wait(1);
      return [again, times] as const;
    });
    const starts = waits.map(([again]) => again);
    const lengths = starts.map((again, at) => again - (starts[at - 1] ?? 1000) - call);
    expect(lengths).toEqual(waits.map(([, times]) => times * callAgain));
  });

  test('a call that comes to something ends the wait: who has asked for the pause asks to go on', () => {
    const script = five();
    const { call, callAgain } = script.now.timings;
    script.do('m2', { do: 'call', kind: 'pause' });
    script.wait(call).wait(callAgain).do('m2', { do: 'call', kind: 'pause' });
    agree(script, true, 'm1', 'm3', 'm4', 'm5');
    expect(youView(script.room, 'm2', script.now.timings)).not.toHaveProperty('callAgainAt');
    expect(script.do('m2', { do: 'call', kind: 'resume' })).toBe('ok');
    agree(script, false, 'm1', 'm3', 'm4', 'm5');
    // What was in vain before is forgotten.
    expect(youView(script.room, 'm2', script.now.timings)?.callAgainAt).toBe(script.now.now + callAgain);
  });
});

test('a call that has become pointless does not make the next wait short again', () => {
  const script = five();
  const { call, callAgain } = script.now.timings;
  script.do('m2', { do: 'call', kind: 'pause' });
  script.wait(call).wait(callAgain).do('m2', { do: 'call', kind: 'pause' });
  script.wait(call).wait(2 * callAgain);
  expect(script.do('m2', { do: 'call', kind: 'replace', member: 'm3' })).toBe('ok');
  expect(script.do('m3', { do: 'leave' })).toBe('ok');
  expect(script.room.call).toBeUndefined();
  expect(youView(script.room, 'm2', script.now.timings)?.callAgainAt).toBe(script.now.now + 2 * callAgain);
});

describe('four strangers in the lobby of three friends', () => {
  const takeOver = (script: RoomScript, strangers = ['m4', 'm5', 'm6', 'm7']): RoomScript => {
    const [first = '', ...others] = strangers;
    if (script.do(first, { do: 'call', kind: 'host' }) !== 'ok') return script;
    for (const id of others) script.do(id, { do: 'agree', call: script.room.calls, yes: true });
    return script.wait(script.now.timings.call);
  };

  test('who have just come do not make one of them the host', () => {
    const script = new RoomScript().join('Ann', 'Bob', 'Cy');
    script.wait(script.now.timings.gone).join('Wim', 'Xia', 'Yan', 'Zoe');
    expect(script.do('m4', { do: 'call', kind: 'host' })).toBe('tooSoon');
    expect(takeOver(script).room.host).toBe('m1');
    // The friends do, among themselves, and it is one of them.
    expect(script.do('m2', { do: 'call', kind: 'host' })).toBe('ok');
    expect(script.do('m5', { do: 'agree', call: script.room.calls, yes: true })).toBe('noSuchCall');
    // Whoever has been connected for longest, too.
    script.now = { ...script.now, onlineSince: (id) => (id === 'm4' ? 1 : 50) };
    expect(agree(script, true, 'm3').room.host).toBe('m2');
  });

  test('do not by waiting for five minutes at a table that has played nothing yet, either', () => {
    const script = new RoomScript().join('Ann', 'Bob', 'Wim', 'Xia', 'Yan', 'Zoe');
    script.wait(script.now.timings.gone);
    expect(script.do('m3', { do: 'call', kind: 'host' })).toBe('ok');
    agree(agree(script, true, 'm4', 'm5', 'm6'), false, 'm2');
    expect([script.room.call, script.room.host]).toEqual([undefined, 'm1']);
  });

  test('nor keep a host in place whom the only other one of old would replace; who was host may ask back', () => {
    const script = new RoomScript().join('Ann', 'Bob');
    script.wait(script.now.timings.gone).join('Wim');
    expect(countedIn(script)).toEqual(['m1', 'm2']);
    expect(script.do('m3', { do: 'call', kind: 'host' })).toBe('tooSoon');
    for (const [asks, host] of [
      ['m2', 'm2'],
      ['m1', 'm1'],
    ] as const) {
      expect(script.do(asks, { do: 'call', kind: 'host' })).toBe('ok');
      expect([script.room.call, script.room.host]).toEqual([undefined, host]);
    }
  });

  test('do not by waiting on the bench for a match to end, either', () => {
    const script = new RoomScript().join('Ann', 'Bob', 'Cy').bots(2).start().join('Wim', 'Xia', 'Yan', 'Zoe');
    script.wait(script.now.timings.gone);
    while (phaseOf(script.room) === 'playing') script.answerAll();
    script.do('m1', { do: 'rematch' });
    expect(takeOver(script, ['m6', 'm7', 'm8', 'm9']).room.host).toBe('m1');
  });

  test('are not made host before a friend is who is here', () => {
    const script = new RoomScript().join('Ann', 'Bob', 'Cy').bots(2).start().join('Wim', 'Xia');
    while (phaseOf(script.room) === 'playing') script.answerAll();
    script.do('m1', { do: 'rematch' });
    // Bob has reloaded the page since; Wim has been here without a break.
    script.now = { ...script.now, onlineSince: (id) => (id === 'm6' ? 1 : 50) };
    script.do('m1', { do: 'leave' });
    expect(script.room.host).toBe('m2');
  });

  test('do not become host while the friends’ phones sleep, but where nobody else is left', () => {
    const script = new RoomScript().join('Ann', 'Bob', 'Cy').bots(2).start().join('Wim');
    while (phaseOf(script.room) === 'playing') script.answerAll();
    script.do('m1', { do: 'rematch' });
    script.goes('m2').goes('m3').goes('m1').wait(script.now.timings.hostAway);
    expect(script.room.host).toBe('m1');
    // A stranger who opens the page again does not lead either; a friend does.
    expect(script.comes('m6').room.host).toBe('m1');
    expect(script.comes('m2').room.host).toBe('m2');
    for (const id of ['m1', 'm3']) script.do(id, { do: 'leave' });
    expect(script.do('m2', { do: 'leave' })).toBe('ok');
    expect(script.room.host).toBe('m6');
  });

  test('have a say once they have played here', () => {
    const script = new RoomScript().join('Ann', 'Bob', 'Cy', 'Wim', 'Xia', 'Yan', 'Zoe').start();
    while (phaseOf(script.room) === 'playing') script.answerAll();
    expect(takeOver(script).room.host).not.toBe('m1');
  });
});

describe('who came in the middle of a match', () => {
  /** Ann, Bob and Cy were dealt to; Flo and Gus have been given a bot's seat and Cy's. */
  const table = () => {
    const script = new RoomScript().join('Ann', 'Bob', 'Cy').bots(2).start().goes('m3').wait(30_000).join('Flo', 'Gus');
    for (const [taker, seat] of [
      ['m6', 'm4'],
      ['m7', 'm3'],
    ] as const) {
      expect(script.do(taker, { do: 'claim', member: seat })).toBe('ok');
      expect(script.do('m1', { do: 'grant', member: taker, yes: true })).toBe('ok');
    }
    return script;
  };

  test('has no say in it: a host with two more windows decides nothing with them', () => {
    const script = table();
    expect(script.do('m6', { do: 'call', kind: 'void' })).toBe('noSuchCall');
    expect(script.do('m1', { do: 'call', kind: 'replace', member: 'm2' })).toBe('ok');
    for (const id of ['m6', 'm7'])
      expect(script.do(id, { do: 'agree', call: script.room.calls, yes: true })).toBe('noSuchCall');
    expect(script.wait(script.now.timings.call).room.members[1]).not.toHaveProperty('barred');
  });

  test('does not answer for the owner, who is still asked', () => {
    const script = table();
    expect(countedIn(script)).toEqual(['m1', 'm2']);
    script.do('m1', { do: 'call', kind: 'void' });
    agree(script, true, 'm2');
    // Of three, all must agree; Cy is away for less than five minutes.
    expect(phaseOf(script.room)).toBe('playing');
    agree(script.comes('m3'), true, 'm3');
    expect(phaseOf(script.room)).toBe('lobby');
  });

  test('nor for an owner who has said goodbye', () => {
    const script = new RoomScript().join('Ann', 'Bob', 'Cy').bots(2).start().join('Flo');
    script.do('m3', { do: 'leave' });
    script.do('m6', { do: 'claim', member: 'm3' });
    expect(script.do('m1', { do: 'grant', member: 'm6', yes: true })).toBe('ok');
    script.do('m1', { do: 'call', kind: 'void' });
    expect(phaseOf(agree(script, true, 'm2').room)).toBe('lobby');
  });
});

describe('a host who is to be host no longer', () => {
  const lobby = () => {
    const script = new RoomScript().join('Ann', 'Bob', 'Cy', 'Di', 'Ed');
    script.wait(script.now.timings.gone);
    expect(script.do('m2', { do: 'call', kind: 'host' })).toBe('ok');
    return script;
  };

  test.each([{ do: 'start' }, { do: 'rematch' }, { do: 'close' }, { do: 'makeHost', member: 'm3' }] as const)(
    'does not escape the call ($do)',
    (command) => {
      const script = lobby();
      expect(script.do('m1', command)).toBe('byAgreement');
      script.wait(script.now.timings.call);
      expect(script.do('m1', command)).not.toBe('byAgreement');
    },
  );

  test('puts out nobody meanwhile who has played here', () => {
    const script = five();
    while (phaseOf(script.room) === 'playing') script.answerAll();
    script.do('m1', { do: 'rematch' });
    script.join('Wim');
    expect(script.do('m2', { do: 'call', kind: 'host' })).toBe('ok');
    expect(script.do('m1', { do: 'kick', member: 'm2' })).toBe('byAgreement');
    expect(script.do('m1', { do: 'kick', member: 'm6' })).toBe('ok');
    expect(agree(script, true, 'm3', 'm4', 'm5').room.host).not.toBe('m1');
  });

  test('is the one it is about, whoever is host meanwhile', () => {
    const script = lobby().goes('m1').wait(1000);
    script.now = { ...script.now, timings: { ...script.now.timings, hostAway: 2000 } };
    script.wait(3000);
    const next = script.room.host ?? '';
    expect(next).not.toBe('m1');
    expect(script.comes('m1').do('m1', { do: 'agree', call: 1, yes: false })).toBe('noSuchCall');
    agree(script, true, ...FIVE.slice(2));
    // One of them is host already.
    expect([script.room.call, script.room.host]).toEqual([undefined, next]);
  });
});

describe('strangers at a new table who call for another host in turn, and do not answer', () => {
  const STRANGERS = ['m4', 'm5', 'm6'];
  const called = (): RoomScript => {
    const script = new RoomScript().join('Ann', 'Bob', 'Cy', 'Wim', 'Xia', 'Yan');
    script.wait(script.now.timings.gone);
    expect(script.do('m4', { do: 'call', kind: 'host' })).toBe('ok');
    return agree(script, false, 'm2', 'm3');
  };

  test('are put out all the same, and the call is over once all who are left have answered', () => {
    const script = called();
    for (const id of STRANGERS) expect(script.do('m1', { do: 'kick', member: id })).toBe('ok');
    expect([script.room.call, script.room.host]).toEqual([undefined, 'm1']);
  });

  test('whoever has called is put out, too, and the others still decide', () => {
    const script = called();
    expect(script.do('m1', { do: 'kick', member: 'm4' })).toBe('ok');
    expect(script.room.call).toBeDefined();
    agree(script, true, 'm2', 'm3', 'm5', 'm6');
    expect([script.room.call, script.room.host === 'm1']).toEqual([undefined, false]);
  });

  test('leave the host free for a while after each call in vain', () => {
    const script = called();
    const { call, callAgain } = script.now.timings;
    script.wait(call);
    expect(youView(script.room, 'm5', script.now.timings)?.callAgainAt).toBe(script.now.now + callAgain);
    expect(script.wait(callAgain - 1).do('m5', { do: 'call', kind: 'host' })).toBe('tooSoon');
    expect(script.wait(1).do('m5', { do: 'call', kind: 'host' })).toBe('ok');
  });
});
