import { describe, expect, test } from 'vitest';
import { plotTable } from './testing/plot-table.ts';

const vote = (approve: boolean) => ({ type: 'vote', approve }) as const;

describe('Opinion Maker', () => {
  const early = plotTable(5, ['opinionMaker']).gives(3).propose(0, 1);

  test('[PL23] the holder votes before the others, and they see it', () => {
    expect(early.asked).toEqual(['plot.opinionMaker', 3]);
    const cast = early.move(3, vote(false));
    expect(cast.table.proposals[0]?.votes[3]).toBe(false);
    expect(cast.asked).toEqual(['vote', 0, 1, 2, 4]);
  });

  test.each([
    [true, true],
    [false, false],
  ])('[PL24] the early vote counts: %s decides', (approve, approved) => {
    const cast = early.move(3, vote(approve));
    expect(cast.refusal(3, vote(true))).toBe('notAsked');
    const all = cast.move(0, vote(true)).move(1, vote(true)).move(2, vote(false)).move(4, vote(false));
    expect(all.table.proposals[0]).toMatchObject({ approved, votes: [true, true, false, approve, false] });
    expect(all.told.filter(({ type }) => type === 'voted')).toHaveLength(4);
  });

  test('[PL5] [PL23] it stays: after a rejection and in the next round', () => {
    const rejected = early.reject().reject();
    expect(rejected.propose(0, 1).asked).toEqual(['plot.opinionMaker', 3]);
    const next = rejected.propose(0, 1).approve().approve().play().gives(4).propose(0, 1, 2);
    expect(next.table.round).toBe(2);
    expect(next.asked).toEqual(['plot.opinionMaker', 3]);
  });

  test('[PL23] two holders vote at once, sealed from each other', () => {
    const two = plotTable(7, ['opinionMaker', 'opinionMaker']).gives(5, 2).propose(0, 1);
    expect(two.asked).toEqual(['plot.opinionMaker', 2, 5]);
    const one = two.move(5, vote(true));
    expect(one.told).toEqual([]);
    expect(one.table.proposals[0]?.votes).toEqual([]);
    expect(one.move(2, vote(false)).asked).toEqual(['vote', 0, 1, 3, 4, 6]);
  });

  test('[PL23] a holder of both votes once', () => {
    const both = plotTable(7, ['opinionMaker', 'opinionMaker']).gives(5, 5).propose(0, 1);
    expect(both.asked).toEqual(['plot.opinionMaker', 5]);
  });

  test.each([
    [['sergeant'], [], ['sergeant.appoint']],
    [['hunter'], ['deepAgent', 'blame'], ['hunter.appoint', 'hunter.blame']],
  ] as const)('[PL23] all that belongs to the team with %s comes before', (modules, extras, before) => {
    const { steps } = plotTable(7, [], { modules, extras });
    const from = steps.indexOf('proposed');
    const order = ['proposed', ...before, 'voting', 'plot.opinionMaker', 'vote'];
    expect(steps.slice(from, from + order.length)).toEqual(order);
  });
});
