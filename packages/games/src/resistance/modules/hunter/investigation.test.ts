import { heardBy, type Viewer } from '@reseau/core';
import { describe, expect, test } from 'vitest';
import type { Character } from '../../characters.ts';
import { whispers } from './hunt.ts';
import { DEEP, FIVE, type HuntTable, hunt, SEVEN } from './testing/hunt-table.ts';

/** Seat 0 leads and the first mission succeeds, so that seat 0 asks. */
const asking = (cast: readonly Character[], extras: Parameters<typeof hunt>[1] = {}): HuntTable =>
  hunt(cast, extras).to('hunter.investigate');

const answers = (table: HuntTable, viewer: Viewer | number) =>
  whispers.of(table.secret(viewer)).answers.map(({ named, answer }) => [named, answer]);

const EIGHT = [...SEVEN.with(2, 'dummyAgent').with(3, 'coordinator'), 'resistanceChief'] as const;

describe('who investigates', () => {
  test('[HU10] the leader after a success', () => {
    const table = hunt(FIVE, { leader: 3 }).propose(0, 1).name(3, 2).to('hunter.investigate');
    expect([table.results, ...table.asked]).toEqual(['+', 'hunter.investigate', 3]);
  });

  test('[HU10] the Investigator after a failure', () => {
    const sent = hunt(FIVE).propose(0, 3).name(0, 2).to('play');
    const failed = sent.move(0, { type: 'play', card: 'success' }).move(3, { type: 'play', card: 'fail' });
    expect(failed.to('hunter.investigate').asked).toEqual(['hunter.investigate', 2]);
  });

  test('[HU10] the leader after a failure that an early accusation has turned into a success', () => {
    const failed = hunt(FIVE).mission([0, 3], ['success', 'fail']);
    const turned = failed.only(4, 2);
    expect([turned.results, ...turned.asked]).toEqual(['+', 'hunter.investigate', 0]);
  });

  test('[HU10] the Investigator after a third success that was turned into a failure', () => {
    const three = hunt(FIVE).mission([0, 1]).mission([0, 1, 2]).mission([0, 1]);
    expect([three.results, ...three.asked]).toEqual(['+++', 'hunter.accuse', 1]);
    const turned = three.name(1, 2);
    expect([turned.results, ...turned.asked]).toEqual(['++-', 'hunter.investigate', 3]);
  });

  test('[HU10] after every mission that does not end the game, and never after the last', () => {
    const table = hunt(FIVE).mission([0, 1]).mission([0, 1, 2]);
    expect(table.step).toBe('hunter.investigate');
    expect(table.mission([0, 1]).name(1, 3).outcome?.reason).toBe('resistance.accusation');
  });
});

describe('who is investigated', () => {
  test('[HU11] anybody else, and all see who asks whom', () => {
    const table = asking(FIVE);
    expect(table.names(0)).toEqual([1, 2, 3, 4]);
    expect(table.refusal(0, { type: 'name', seat: 0 })).toBe('illegal cannotBeNamed');
    const named = table.name(0, 4);
    expect(heardBy(named.told, 'table')).toContainEqual({
      type: 'hunter.investigated',
      to: 'all',
      mission: 1,
      seat: 0,
      named: 4,
    });
    expect(named.asked).toEqual(['hunter.answer', 4]);
    expect(named.answer(4, false).step).toBe('propose');
  });

  test.each<[who: Character, seat: number, small: string, large: string]>([
    ['resistanceChief', 0, 'chief', 'resistanceChief'],
    ['spyChief', 5, 'chief', 'spyChief'],
    ['resistanceHunter', 1, 'notAChief', 'notAChief'],
    ['spyHunter', 6, 'notAChief', 'notAChief'],
    ['coordinator', 3, 'notAChief', 'notAChief'],
    ['spy', 4, 'notAChief', 'notAChief'],
    ['resistance', 2, 'notAChief', 'notAChief'],
  ])('[HU12] [HU13] the %s has one answer', (who, seat, small, large) => {
    const cast = SEVEN.with(3, 'coordinator');
    const chief = large !== 'notAChief';
    const seven = hunt(cast, { extras: ['coordinator'], leader: seat === 1 ? 0 : 1 }).mission([0, 1]);
    const asker = seven.table.leader;
    const asked = seven.to('hunter.investigate').name(asker, seat);
    expect(asked.options(seat)).toEqual([{ type: 'answer', chief: { one: [chief] } }]);
    expect(asked.refusal(seat, { type: 'answer', chief: !chief })).toBe('illegal answerByRule');
    expect(answers(asked.idle(), asker)).toEqual([[seat, large]]);
    if (who === 'spy' || who === 'coordinator') return;
    const at = FIVE.indexOf(who);
    const five = hunt(FIVE, { leader: at === 2 ? 1 : 2 })
      .mission([0, 1])
      .to('hunter.investigate');
    expect(answers(five.name(five.table.leader, at).idle(), five.table.leader)).toEqual([[at, small]]);
  });

  test('[HU12] [HU13] the Dummy Agent chooses', () => {
    const table = asking(EIGHT, { extras: ['dummyAgent', 'coordinator'] }).name(0, 2);
    expect(table.options(2)).toEqual([{ type: 'answer', chief: { one: [false, true] } }]);
    expect(answers(table.answer(2, false), 0)).toEqual([[2, 'notAChief']]);
    expect(answers(table.answer(2, true), 0)).toEqual([[2, 'resistanceChief']]);
    const five = asking(FIVE.with(2, 'dummyAgent'), { extras: ['dummyAgent'] }).name(0, 2);
    expect(answers(five.answer(2, true), 0)).toEqual([[2, 'chief']]);
  });

  test('[HU13] the Deep Agent and the Pretender are no Chiefs', () => {
    const table = asking(DEEP, { extras: ['deepAgent'] });
    for (const seat of [3, 4]) expect(answers(table.name(0, seat).idle(), 0)).toEqual([[seat, 'notAChief']]);
  });
});

describe('the answer', () => {
  test('[HU12] is for the two of them', () => {
    const table = asking(EIGHT, { extras: ['dummyAgent', 'coordinator'] })
      .name(0, 2)
      .answer(2, true);
    expect([0, 2].map((seat) => answers(table, seat))).toEqual([[[2, 'resistanceChief']], [[2, 'resistanceChief']]]);
    for (const seat of [1, 3, 4, 5, 6, 7]) expect(answers(table, seat)).toEqual([]);
    expect(heardBy(table.told, 'table').map(({ type }) => type)).toEqual(['at', 'led', 'round', 'at']);
  });

  test('[HU14] whoever is named is asked, under the same question', () => {
    const table = asking(EIGHT, { extras: ['dummyAgent', 'coordinator'] });
    const turns = [1, 2, 3, 4, 5, 6, 7].map((seat) => {
      const { must, may, progress } = table.name(0, seat).match.turn;
      return [must, may, progress];
    });
    expect(turns).toEqual([1, 2, 3, 4, 5, 6, 7].map((seat) => [[seat], ['clock'], 'none']));
    const heard = [2, 3].map((seat) => heardBy(table.name(0, seat).idle().told, 1 as Viewer));
    expect(heard[0]).toEqual(heard[1]);
  });
});
