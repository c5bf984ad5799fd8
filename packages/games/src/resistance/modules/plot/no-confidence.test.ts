import { describe, expect, test } from 'vitest';
import { rejectedBefore } from '../../known.ts';
import { type PlotTable, plotTable } from './testing/plot-table.ts';

const held = plotTable(5, ['noConfidence']).gives(4);

/** So many teams are rejected by vote. */
const rejected = (play: PlotTable, times: number): PlotTable =>
  Array.from({ length: times }).reduce<PlotTable>((now) => now.propose(0, 1).reject(), play);

describe('No Confidence', () => {
  test('[PL13] [PL16] an approved team is rejected after all', () => {
    const approved = held.propose(0, 1).approve();
    expect(approved.asked).toEqual(['plot.noConfidence.chance', 4]);
    expect(approved.options(4)).toEqual([{ type: 'pass' }, { type: 'use' }]);
    const used = approved.use(4);
    expect(used.table).toMatchObject({ leader: 1, rejections: 1, round: 1 });
    expect(used.table.proposals).toMatchObject([{ approved: false, votes: [true, true, true, true, true] }]);
    expect(used.asked).toEqual(['propose', 1]);
    expect(used.held(4)).toEqual([]);
  });

  test('[PL16] unused, the team goes and the card stays', () => {
    const passed = rejected(held, 2).propose(0, 1).approve().pass(4);
    expect(passed.asked).toEqual(['play', 0, 1]);
    expect(passed.table.rejections).toBe(0);
    expect(passed.held(4)).toEqual(['noConfidence']);
  });

  test('[PL13] [PL16] nobody is asked after a rejection, nor where nobody holds one', () => {
    expect(held.propose(0, 1).reject().asked).toEqual(['propose', 1]);
    expect(held.propose(0, 1).approve().use(4).propose(0, 1).approve().asked).toEqual(['play', 0, 1]);
  });

  test.each([1, 2, 3])('[PL16] on top of %i rejections by vote', (times) => {
    const used = rejected(held, times).propose(0, 1).approve().use(4);
    expect(used.table.rejections).toBe(times + 1);
    expect(rejected(used, 1).table.rejections).toBe(times + 2);
  });

  test.each([0, 2, 4])('[PL26] %i rejections stand until nobody can turn the team down any more', (times) => {
    const approved = rejected(held, times).propose(0, 1).approve();
    expect(rejectedBefore(approved.table)).toBe(times);
    expect(approved.use(4).table.rejections).toBe(times + 1);
  });

  test('[PL16] rejections of an earlier round do not count', () => {
    const cards = ['closeEye', 'noConfidence'] as const;
    const next = rejected(plotTable(5, cards).gives(4), 3).propose(0, 1).approve().play().pass(4).gives(2);
    expect(next.propose(0, 1, 2).approve().use(2).table).toMatchObject({ round: 2, rejections: 1 });
  });

  test('[PL17] as the fifth rejection it loses the game', () => {
    const over = rejected(held, 4).propose(0, 1).approve().use(4);
    expect(over.match.outcome?.reason).toBe('spy.rejections');
    expect(over.table.rejections).toBe(5);
  });

  test('[PL17] several add up', () => {
    const two = plotTable(7, ['noConfidence', 'noConfidence']).gives(4, 5);
    const third = rejected(two, 2).propose(0, 1).approve().use(4);
    expect(third.table.rejections).toBe(3);
    const fourth = third.propose(0, 1).approve().use(5);
    expect(fourth.table.rejections).toBe(4);
    expect(rejected(fourth, 1).match.outcome?.reason).toBe('spy.rejections');
  });

  test('[PL13] the leader is asked first, then the others clockwise', () => {
    const two = plotTable(7, ['noConfidence', 'noConfidence']).gives(1, 5).propose(0, 1).reject();
    const approved = two.propose(0, 1).approve();
    expect(approved.asked).toEqual(['plot.noConfidence.chance', 1]);
    expect(approved.pass(1).asked).toEqual(['plot.noConfidence.chance', 5]);
    expect(approved.pass(1).pass(5).asked).toEqual(['play', 0, 1]);
    expect(approved.use(1).held(5)).toEqual(['noConfidence']);
  });
});
