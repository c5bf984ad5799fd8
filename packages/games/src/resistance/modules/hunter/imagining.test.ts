import { seatsOf, type Viewer } from '@reseau/core';
import { describe, expect, test } from 'vitest';
import type { Card } from '../../characters.ts';
import { whispers } from './hunt.ts';
import { FIVE, hunt, SEVEN } from './testing/hunt-table.ts';

const CHIEF: readonly Card[] = ['success', 'fail'];

describe('the worlds a viewer holds possible', () => {
  test('an answer leaves those who could have given it', () => {
    const cast = FIVE.with(2, 'dummyAgent');
    const table = hunt(cast, { extras: ['dummyAgent'], leader: 1 })
      .to('hunter.investigate')
      .name(1, 2);
    expect(table.answer(2, true).couldBe(1, 2)).toEqual(['dummyAgent', 'resistanceChief', 'spyChief']);
    expect(table.answer(2, false).couldBe(1, 2)).toEqual(['dummyAgent', 'spyHunter']);
    expect(table.answer(2, true).couldBe(3, 2)).toEqual(['dummyAgent', 'resistanceChief', 'resistanceHunter']);
  });

  test('with seven the answer names the side', () => {
    const table = hunt(SEVEN, { leader: 1 }).to('hunter.investigate').name(1, 5).idle();
    expect(table.couldBe(1, 5)).toEqual(['spyChief']);
    expect(table.couldBe(0, 5)).toContain('resistance');
  });

  test('answers are redrawn for those who did not hear them, and kept for those who did', () => {
    const cast = FIVE.with(2, 'dummyAgent');
    const table = hunt(cast, { extras: ['dummyAgent'], leader: 1 })
      .to('hunter.investigate')
      .name(1, 2)
      .answer(2, true);
    const heard = (viewer: Viewer | number) =>
      new Set(table.imagined(viewer).flatMap((secret) => whispers.of(secret).answers.map(({ answer }) => answer)));
    expect(heard(1)).toEqual(new Set(['chief']));
    expect(heard(2)).toEqual(new Set(['chief']));
    expect(heard('table')).toEqual(new Set(['chief', 'notAChief']));
  });

  test('a question without an answer yet has none in any world', () => {
    const table = hunt(FIVE).to('hunter.answer');
    for (const secret of table.imagined('table')) expect(whispers.of(secret).answers).toEqual([]);
  });

  test('a Hunter who has stepped out is known, and a wrong accusation clears', () => {
    const three = hunt(FIVE).mission([0, 1]).mission([0, 1, 2]).mission([0, 1]);
    expect(three.couldBe('table', 1)).toEqual(['resistanceHunter']);
    expect(three.couldBe('table', 4)).not.toContain('resistanceHunter');
    expect(three.couldBe('table', 4)).toContain('spyChief');
    expect(three.name(1, 4).couldBe('table', 4)).not.toContain('spyChief');
  });

  test('an early accusation shows that the Chief was there and failed', () => {
    const failed = hunt(FIVE).mission([2, 3], CHIEF);
    expect(failed.couldBe(0, 4)).toContain('spyChief');
    const used = failed.only(4, 1);
    expect(used.couldBe(0, 4)).toEqual(['spyHunter']);
    expect(used.couldBe(0, 3)).toContain('spyChief');
    for (const { characters, played } of used.imagined(0)) {
      const chief = characters.indexOf('spyChief');
      expect([2, 3]).toContain(chief);
      expect(played[1]?.[chief]).toBe('fail');
    }
    expect(used.couldBe(2, 3)).toEqual(['spyChief']);
  });

  test('a Hunter on the mission too: the Fail was the Chief’s', () => {
    const used = hunt(FIVE).mission([3, 4], ['fail', 'success']).only(4, 1);
    for (const viewer of ['table', ...seatsOf(5)] as Viewer[]) {
      for (const { played } of used.imagined(viewer)) expect(played[1]?.slice(3)).toEqual(['fail', 'success']);
    }
  });

  test('the Spy Hunter has the same chance in every world', () => {
    const table = hunt(FIVE).mission([3, 4], ['fail', 'success']);
    for (const secret of table.imagined(4)) {
      expect(whispers.of(secret).chances).toEqual([{ seat: 4, mission: 1 }]);
      expect(table.game.options({ table: table.table, secret }, table.match.turn.must[4]!)).toEqual(table.options(4));
    }
    const none = hunt(FIVE).mission([3, 4], ['success', 'fail']);
    for (const secret of none.imagined(4)) expect(whispers.of(secret).chances).toEqual([]);
  });

  test('to the others the chance stays open', () => {
    const table = hunt(FIVE).mission([3, 4], ['fail', 'success']);
    const chances = table.imagined('table', 100).map((secret) => whispers.of(secret).chances.length);
    expect(new Set(chances)).toEqual(new Set([0, 1]));
  });
});
