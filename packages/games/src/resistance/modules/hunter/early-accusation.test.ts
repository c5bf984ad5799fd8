import { heardBy, seatsOf, type Viewer } from '@reseau/core';
import { describe, expect, test } from 'vitest';
import type { Card } from '../../characters.ts';
import { DEEP, FIVE, type HuntTable, hunt, SEVEN } from './testing/hunt-table.ts';

const CHIEF: readonly Card[] = ['success', 'fail'];
const PASS = [{ type: 'pass' }];

/** Seat 3, the Spy Chief of five, fails the first mission. */
const failed = (): HuntTable => hunt(FIVE).mission([0, 3], CHIEF);

const heard = (table: HuntTable) =>
  (['table', ...seatsOf(table.table.seats)] as Viewer[]).map((viewer) => heardBy(table.told, viewer));

describe('the chance', () => {
  test('[HU24] [HU25] the Spy Hunter alone is told, and everybody is asked', () => {
    const table = failed();
    expect(table.facts('hunter.chance')).toEqual([{ type: 'hunter.chance', to: [4], seat: 4, mission: 1 }]);
    expect(table.match.turn).toMatchObject({ must: [0, 1, 2, 3, 4], may: ['clock'], progress: 'none' });
    expect(table.names(4)).toEqual([0, 1, 2, 3]);
    for (const seat of [0, 1, 2, 3]) expect(table.options(seat)).toEqual(PASS);
    expect(table.refusal(0, { type: 'name', seat: 1 })).toBe('illegal nothingToUse');
  });

  test('[HU25] all are asked the same when the Hunter failed it and no Chief did', () => {
    const table = hunt(FIVE).mission([0, 4], CHIEF);
    expect(table.facts('hunter.chance')).toEqual([]);
    expect(table.match.turn).toEqual(failed().match.turn);
    for (const seat of seatsOf(5)) expect(table.options(seat)).toEqual(PASS);
  });

  test('[HU25] with seven a Chief Fail shows, and yet all are asked after any failure', () => {
    const chief = hunt(SEVEN).mission([0, 5], ['success', 'chiefFail']);
    const plain = hunt(SEVEN).mission([0, 4], CHIEF);
    expect([chief.asked, chief.names(6).length]).toEqual([['hunter.early', ...seatsOf(7)], 6]);
    expect([plain.asked, plain.names(6).length]).toEqual([['hunter.early', ...seatsOf(7)], 0]);
  });

  test('[HU24] with ten either Chief gives it', () => {
    const cast = [...SEVEN, 'resistanceChief', 'resistance', 'spyChief'] as const;
    const table = hunt(cast).mission([0, 1, 9], ['success', 'success', 'chiefFail']);
    expect(table.facts('hunter.chance')).toMatchObject([{ to: [6] }]);
  });

  test('[HU25] after a pass nobody is told anything', () => {
    const passed = failed().idle();
    expect(heard(passed).map((facts) => facts.map(({ type }) => type))).toEqual(Array(6).fill(Array(4).fill('at')));
    expect(passed.asked).toEqual(['hunter.investigate', 1]);
  });

  test('[HU24] not after a success, although a Chief played a Fail', () => {
    const table = hunt(SEVEN, { modules: ['targeting'] }).mission(
      [0, 1, 2, 5],
      ['success', 'success', 'success', 'chiefFail'],
      4,
    );
    expect([table.results, table.step]).toEqual(['+', 'hunter.investigate']);
    expect(table.facts('hunter.chance')).toEqual([]);
  });

  test('[HU24] not at the third failure', () => {
    const table = failed().mission([0, 1, 3], ['success', 'success', 'fail']).mission([0, 3], CHIEF);
    expect([table.results, table.step]).toEqual(['---', 'hunter.accuse']);
    expect(table.facts('hunter.chance')).toEqual([]);
  });

  test('[HU24] [HU25] a chance that was let go comes again with the next such failure', () => {
    const again = failed().mission([0, 1, 3], ['success', 'success', 'fail']);
    expect(again.facts('hunter.chance')).toMatchObject([{ mission: 2 }]);
    expect(again.names(4)).toHaveLength(4);
  });

  test('[HU24] a chance does not outlive its mission', () => {
    const later = failed().mission([0, 1, 4], ['success', 'success', 'fail']);
    expect([later.step, later.names(4)]).toEqual(['hunter.early', []]);
  });

  test('[HU24] once in a game', () => {
    const used = failed().only(4, 2);
    const next = used.mission([0, 1, 3], ['success', 'success', 'fail']);
    expect([next.results, next.step]).toEqual(['+-', 'hunter.investigate']);
    expect(next.facts('hunter.chance')).toEqual([]);
  });
});

describe('used', () => {
  test('[HU26] right: the Spies have won', () => {
    const over = failed().only(4, 0);
    expect(over.facts('hunter.steppedOut')).toMatchObject([{ seat: 4, side: 'spy' }]);
    expect(over.facts('hunter.accused')).toMatchObject([{ named: 0, mission: 1, right: true, early: true }]);
    expect(over.outcome?.reason).toBe('spy.accusation');
  });

  test('[HU26] wrong: the mission has succeeded', () => {
    const table = failed().only(4, 2);
    expect([table.results, table.step]).toEqual(['+', 'hunter.investigate']);
    expect(
      heardBy(table.told, 'table')
        .map(({ type }) => type)
        .slice(0, 4),
    ).toEqual(['hunter.steppedOut', 'hunter.accused', 'result', 'at']);
  });

  test('[HU26] wrong, and it is the third success: the Resistance Hunter accuses', () => {
    const table = hunt(FIVE).mission([0, 1]).mission([0, 1, 2]).mission([0, 3], CHIEF).only(4, 2);
    expect([table.results, ...table.asked]).toEqual(['+++', 'hunter.accuse', 1]);
    expect(table.names(1)).toEqual([2, 3, 0]);
  });

  test('[HU20] [HU26] whoever was accused early is not accused again by the same Hunter', () => {
    const late = failed()
      .only(4, 2)
      .mission([0, 1, 3], ['success', 'success', 'fail'])
      .mission([0, 3], CHIEF)
      .mission([0, 1, 3], ['success', 'success', 'fail']);
    expect([late.results, ...late.asked]).toEqual(['+---', 'hunter.accuse', 4]);
    expect(late.names(4)).toEqual([0, 1, 3]);
    expect(late.facts('hunter.steppedOut')).toEqual([]);
  });

  test('[HU27] a success that an accusation turns into a failure opens no new chance', () => {
    const table = hunt(SEVEN, { modules: ['targeting'] })
      .mission([0, 1], [], 1)
      .mission([0, 1, 2], [], 2)
      .mission([0, 1, 2, 5], ['success', 'success', 'success', 'chiefFail'], 4);
    expect([table.results, ...table.asked]).toEqual(['+++', 'hunter.accuse', 1]);
    expect(table.name(1, 2).asked[0]).toBe('hunter.investigate');
  });
});

describe('with other modules', () => {
  test('[HU28] a Fail that the Trapper set aside gives no chance', () => {
    const table = hunt(FIVE, { modules: ['trapper'] }).mission([0, 3, 4], ['success', 'fail', 'fail']);
    expect(table.asked).toEqual(['trapper.trap', 0]);
    const aside = table.name(0, 3);
    expect([aside.results, aside.step, aside.names(4)]).toEqual(['-', 'hunter.early', []]);
    const other = table.name(0, 4);
    expect([other.results, other.names(4)]).toEqual(['-', [0, 1, 2, 3]]);
  });

  test('[HU24] a mission that a Reverse made fail counts, if the Chief played a Fail', () => {
    const cast = [...DEEP.slice(0, 3), 'spyReverser', 'resistance', 'spyChief', 'spyHunter'] as const;
    const layout = { modules: ['reverser', 'targeting'], extras: ['spyReverser'] } as const;
    const table = hunt(cast, layout).mission([0, 1, 3, 5], ['success', 'success', 'reverse', 'chiefFail'], 4);
    expect([table.results, table.names(6).length]).toEqual(['-', 6]);
    const without = hunt(cast, layout).mission([0, 3], ['success', 'reverse'], 1);
    expect([without.results, without.step, without.names(6)]).toEqual(['-', 'hunter.early', []]);
  });
});
