import { describe, expect, test } from 'vitest';
import type { Card, Character } from '../../characters.ts';
import { FIVE, type HuntTable, hunt, SEVEN } from './testing/hunt-table.ts';

/** Five players, one letter a mission: `+` succeeds, `-` is failed by seat 3, the Spy Chief. */
const played = (missions: string, cast: readonly Character[] = FIVE, layout: Parameters<typeof hunt>[1] = {}) =>
  missions.split('').reduce<HuntTable>(
    (table, result, index) => {
      const team = [2, 3, 2, 3, 3][index] === 2 ? [1, 3] : [1, 2, 3];
      const cards = result === '+' ? [] : team.map((seat): Card => (seat === 3 ? 'fail' : 'success'));
      return table.mission(team, cards);
    },
    hunt(cast, layout),
  );

describe('the third result', () => {
  test('[HU17] third failure: the Spy Hunter steps out and is asked', () => {
    const table = played('---');
    expect(table.asked).toEqual(['hunter.accuse', 4]);
    expect(table.facts('hunter.steppedOut')).toEqual([{ type: 'hunter.steppedOut', to: 'all', seat: 4, side: 'spy' }]);
    expect(table.names(4)).toEqual([0, 1, 2, 3]);
    expect(table.refusal(4, { type: 'name', seat: 4 })).toBe('illegal cannotBeNamed');
    expect(table.refusal(4, { type: 'pass' })).toBe('illegal cannotBeNamed');
    expect(table.refusal(0, { type: 'name', seat: 1 })).toBe('notAsked');
  });

  test('[HU17] third success: the Resistance Hunter steps out and is asked', () => {
    const table = played('+++');
    expect(table.asked).toEqual(['hunter.accuse', 1]);
    expect(table.facts('hunter.steppedOut')).toMatchObject([{ seat: 1, side: 'resistance' }]);
    expect(table.names(1)).toEqual([2, 3, 4, 0]);
  });

  test('[HU17] before the third nobody steps out', () => {
    for (const missions of ['+', '-', '+-', '++', '--', '+-+-']) {
      expect(played(missions).facts('hunter.steppedOut')).toEqual([]);
    }
  });

  test('[HU18] a right accusation of the Spy Hunter', () => {
    const over = played('---').name(4, 0);
    expect(over.facts('hunter.accused')).toMatchObject([{ seat: 4, named: 0, mission: 3, right: true, early: false }]);
    expect(over.outcome).toEqual({ reason: 'spy.accusation', degrees: ['lost', 'lost', 'lost', 'won', 'won'] });
    expect(over.table.characters).toEqual(FIVE);
  });

  test('[HU18] a right accusation of the Resistance Hunter', () => {
    const over = played('+++').name(1, 3);
    expect(over.outcome).toEqual({ reason: 'resistance.accusation', degrees: ['won', 'won', 'won', 'lost', 'lost'] });
  });

  test('[HU18] either of two Chiefs will do', () => {
    const ten = [...SEVEN, 'resistanceChief', 'resistance', 'spyChief'] as const;
    const cast = ten.with(3, 'resistance');
    const three = hunt(cast).mission([0, 1, 2]).mission([0, 1, 2, 3]).mission([0, 1, 2, 3]);
    for (const seat of [5, 9]) expect(three.name(1, seat).outcome?.reason).toBe('resistance.accusation');
    const failed = hunt(cast)
      .mission([0, 1, 4], ['success', 'success', 'fail'])
      .mission([0, 1, 2, 4], ['success', 'success', 'success', 'fail'])
      .mission([0, 1, 2, 4], ['success', 'success', 'success', 'fail']);
    for (const seat of [0, 7]) expect(failed.name(6, seat).outcome?.reason).toBe('spy.accusation');
  });
});

describe('a wrong accusation', () => {
  test('[HU19] of the Spy Hunter: the mission has succeeded, and the game goes on', () => {
    const table = played('---').name(4, 2);
    expect(table.facts('hunter.accused')).toMatchObject([{ named: 2, right: false }]);
    expect(table.facts('result')).toEqual([{ type: 'result', to: 'all', mission: 3, success: true }]);
    expect([table.results, table.step]).toEqual(['--+', 'hunter.investigate']);
    expect(table.to('propose').table.round).toBe(4);
  });

  test('[HU19] of the Resistance Hunter: the mission has failed', () => {
    const table = played('+++').name(1, 2);
    expect([table.results, table.step]).toEqual(['++-', 'hunter.investigate']);
  });

  test('[HU17] [HU19] a Hunter who is out does not step out again', () => {
    const again = played('---').name(4, 2).mission([1, 2, 3], ['success', 'success', 'fail']);
    expect([again.results, ...again.asked]).toEqual(['--+-', 'hunter.accuse', 4]);
    expect(again.facts('hunter.steppedOut')).toEqual([]);
  });

  test('[HU19] [HU20] on the fifth mission the Hunters take turns until one is right', () => {
    const fifth = played('+-+--');
    expect([fifth.results, ...fifth.asked]).toEqual(['+-+--', 'hunter.accuse', 4]);
    const over = fifth.name(4, 2);
    expect([over.results, ...over.asked]).toEqual(['+-+-+', 'hunter.accuse', 1]);
    expect(over.names(1)).toEqual([2, 3, 0]);
    const back = over.name(1, 2);
    expect([back.results, ...back.asked]).toEqual(['+-+--', 'hunter.accuse', 4]);
    expect(back.names(4)).toEqual([0, 3]);
    const third = back.name(4, 3);
    expect([third.results, ...third.asked]).toEqual(['+-+-+', 'hunter.accuse', 1]);
    expect(third.names(1)).toEqual([3, 0]);
    expect(third.name(1, 3).outcome?.reason).toBe('resistance.accusation');
    const last = third.name(1, 0);
    expect(last.names(4)).toEqual([0]);
    expect(last.name(4, 0).outcome?.reason).toBe('spy.accusation');
  });

  test('[HU20] nobody twice by the same Hunter, and no Hunter who is out', () => {
    const three = played('+++').name(1, 4);
    const fifth = three.mission([1, 2, 3], ['success', 'success', 'fail']).mission([1, 2, 3]);
    expect([fifth.results, ...fifth.asked]).toEqual(['++--+', 'hunter.accuse', 1]);
    expect(fifth.names(1)).toEqual([2, 3, 0]);
    const other = fifth.name(1, 2);
    expect(other.asked).toEqual(['hunter.accuse', 4]);
    expect(other.names(4)).toEqual([0, 2, 3]);
    expect(other.refusal(4, { type: 'name', seat: 1 })).toBe('illegal cannotBeNamed');
  });
});

describe('who is right', () => {
  test('[HU21] the Coordinator is as good as a Chief, for the Spy Hunter', () => {
    const cast = FIVE.with(2, 'coordinator');
    expect(played('---', cast, { extras: ['coordinator'] }).name(4, 2).outcome?.reason).toBe('spy.accusation');
  });

  test('[HU21] the Dummy Agent is none', () => {
    const cast = FIVE.with(2, 'dummyAgent');
    expect(played('---', cast, { extras: ['dummyAgent'] }).name(4, 2).results).toBe('--+');
  });

  test.each([1, 3])('[HU21] nor is seat %i', (seat) => {
    expect(played('---').name(4, seat).results).toBe('--+');
  });

  test.each([0, 2, 4])('[HU21] only a Spy Chief is right for the Resistance Hunter, not seat %i', (seat) => {
    expect(played('+++').name(1, seat).results).toBe('++-');
  });

  test('[HU22] five rejections: the Spies win and nobody is accused', () => {
    let table = hunt(FIVE);
    for (let tries = 0; tries < 5; tries += 1) table = table.propose(0, 1).to('vote').reject();
    expect(table.outcome?.reason).toBe('spy.rejections');
    expect(table.facts('hunter.steppedOut')).toEqual([]);
  });
});

describe('the Rogue', () => {
  const cast = [...FIVE.with(2, 'resistanceRogue'), 'resistance'] as const;
  const layout = { modules: ['rogue'], extras: ['resistanceRogue'] } as const;
  const ROGUE: readonly Card[] = ['success', 'rogueSuccess'];

  test('[HU23] whose aim is reached has won before anybody is accused', () => {
    const over = hunt(cast, layout)
      .mission([0, 2], ROGUE)
      .mission([0, 1, 5])
      .mission([0, 1, 2, 5], ['success', 'success', 'rogueSuccess']);
    expect(over.outcome).toMatchObject({ reason: 'resistance.rogue' });
    expect(over.outcome?.degrees[2]).toBe('won');
    expect(over.facts('hunter.steppedOut')).toEqual([]);
  });

  test('[HU23] a result that was turned over gives him his second chance', () => {
    const fifth = hunt(cast, layout)
      .mission([0, 2], ROGUE)
      .mission([0, 1, 3], ['success', 'success', 'fail'])
      .mission([0, 1, 4, 5])
      .mission([0, 1, 3], ['success', 'success', 'fail'])
      .mission([0, 1, 2, 3], ['success', 'success', 'rogueSuccess', 'fail']);
    expect([fifth.results, ...fifth.asked]).toEqual(['+-+--', 'hunter.accuse', 4]);
    expect(fifth.name(4, 5).outcome).toMatchObject({
      reason: 'resistance.rogue',
      degrees: ['lost', 'lost', 'won', 'lost', 'lost', 'lost'],
    });
    expect(fifth.name(4, 0).outcome?.reason).toBe('spy.accusation');
  });

  test('[HU18] [HU23] a Rogue whose side wins by accusation has won in part', () => {
    const over = hunt(cast, layout).mission([0, 1]).mission([0, 1, 5]).mission([0, 1, 2, 5]).name(1, 3);
    expect(over.outcome?.degrees).toEqual(['won', 'won', 'part', 'lost', 'lost', 'won']);
  });
});
