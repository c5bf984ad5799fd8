import { describe, expect, test } from 'vitest';
import { plotTable } from './testing/plot-table.ts';

/** Seat 3 got a Strong Leader in the first round; the second is about to begin. */
const second = plotTable(5, ['strongLeader', 'closeEye']).gives(3).propose(0, 1).approve().play();

describe('Strong Leader', () => {
  test('[PL13] [PL14] at the start of a round, before plot cards are drawn', () => {
    expect(second.asked).toEqual(['plot.strongLeader.chance', 3]);
    expect(second.options(3)).toEqual([{ type: 'pass' }, { type: 'use' }]);
    expect(second.refusal(3, { type: 'name', seat: 3 })).toBe('illegal cannotBeUsed');
    expect(second.table).toMatchObject({ leader: 1, round: 2 });
    expect(second.plots.seen).toEqual(['strongLeader']);
    const used = second.use(3);
    expect(used.table.leader).toBe(3);
    expect(used.held(3)).toEqual([]);
    expect(used.asked).toEqual(['plot.give', 3]);
    expect(used.plots.drawn).toEqual(['closeEye']);
  });

  test('[PL13] whoever passes is asked again the next time', () => {
    const passed = second.pass(3);
    expect(passed.asked).toEqual(['plot.give', 1]);
    expect(passed.facts('plot.passed')).toMatchObject([{ card: 'strongLeader', seat: 3 }]);
    expect(passed.held(3)).toEqual(['strongLeader']);
    expect(passed.gives(4).propose(0, 1, 2).reject().asked).toEqual(['plot.strongLeader.chance', 3]);
  });

  test('[PL14] after a rejection, and then no card is drawn', () => {
    const rejected = plotTable(5, ['strongLeader']).gives(3).propose(0, 1).reject();
    expect(rejected.table).toMatchObject({ leader: 1, rejections: 1 });
    expect(rejected.asked).toEqual(['plot.strongLeader.chance', 3]);
    const used = rejected.use(3);
    expect(used.table).toMatchObject({ leader: 3, rejections: 1 });
    expect(used.asked).toEqual(['propose', 3]);
    expect(used.plots.seen).toHaveLength(1);
  });

  test('[PL14] after No Confidence', () => {
    const play = plotTable(7, ['strongLeader', 'noConfidence']).gives(4, 5).propose(0, 1).approve();
    expect(play.asked).toEqual(['plot.noConfidence.chance', 5]);
    expect(play.use(5).asked).toEqual(['plot.strongLeader.chance', 4]);
    expect(play.use(5).use(4).table).toMatchObject({ leader: 4, rejections: 1 });
  });

  test('[PL14] not by the leader himself', () => {
    const own = plotTable(5, ['strongLeader']).gives(1).propose(0, 1).reject();
    expect(own.table.leader).toBe(1);
    expect(own.asked).toEqual(['propose', 1]);
    expect(own.propose(0, 1).reject().asked).toEqual(['plot.strongLeader.chance', 1]);
  });

  test('[PL15] the leader passes on from the new one, after a rejection and after a mission', () => {
    const led = second.use(3).gives(0).propose(0, 1, 2);
    expect(led.reject().table.leader).toBe(4);
    expect(led.approve().play().pass(0).table.leader).toBe(4);
  });

  test('[PL13] [PL15] clockwise from the leader, and the first one used ends it', () => {
    const two = plotTable(7, ['strongLeader', 'strongLeader']).gives(6, 3).propose(0, 1).reject();
    expect(two.table.leader).toBe(1);
    expect(two.asked).toEqual(['plot.strongLeader.chance', 3]);
    expect(two.use(3).asked).toEqual(['propose', 3]);
    expect(two.use(3).held(6)).toEqual(['strongLeader']);
    expect(two.pass(3).asked).toEqual(['plot.strongLeader.chance', 6]);
    expect(two.pass(3).use(6).table.leader).toBe(6);
    expect(two.pass(3).pass(6).asked).toEqual(['propose', 1]);
  });

  test('[PL13] two copies are one chance', () => {
    const both = plotTable(7, ['strongLeader', 'strongLeader']).gives(4, 4).propose(0, 1).reject();
    expect(both.pass(4).asked).toEqual(['propose', 1]);
    expect(both.use(4).held(4)).toEqual(['strongLeader']);
    expect(both.use(4).asked).toEqual(['propose', 4]);
  });

  test('[PL14] the Defectors’ card is turned before', () => {
    const { steps } = plotTable(7, [], { modules: ['defector'] });
    const order = ['round', 'newLeader', 'plot.strongLeader', 'plot.draw', 'plot.give', 'propose'];
    expect(steps.filter((step) => order.includes(step))).toEqual(order);
    const defector = steps.find((step) => step.startsWith('defector.'))!;
    expect(steps.indexOf(defector)).toBeLessThan(steps.indexOf('plot.strongLeader'));
  });
});
