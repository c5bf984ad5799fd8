import { describe, expect, test } from 'vitest';
import { plotTable } from './testing/plot-table.ts';

describe('late choices', () => {
  test('[PL25] cards go to the next player, one by one', () => {
    const late = plotTable(7, ['closeEye', 'strongLeader']).timeUp();
    expect(late.held(1)).toEqual(['closeEye']);
    expect(late.timeUp().held(1)).toEqual(['closeEye', 'strongLeader']);
  });

  test('[PL25] looks go to the next player', () => {
    const nine = plotTable(9, ['establishConfidence', 'openUp', 'overheard']).gives(1, 3, 8);
    const shown = nine.timeUp();
    expect(shown.facts('plot.looked')).toMatchObject([{ seat: 1, at: 0 }]);
    expect(shown.timeUp().facts('plot.looked')).toMatchObject([{ seat: 4, at: 3 }]);
    expect(shown.timeUp().timeUp().facts('plot.looked')).toMatchObject([{ seat: 8, at: 0 }]);
  });

  test('[PL25] a card is taken from the next player who has one', () => {
    const nine = plotTable(9, ['takeResponsibility', 'closeEye', 'opinionMaker']).gives(4, 2, 7);
    expect(nine.timeUp().facts('plot.taken')).toMatchObject([{ seat: 4, from: 7, card: 'opinionMaker' }]);
  });

  test('[PL25] an Opinion Maker approves', () => {
    const late = plotTable(5, ['opinionMaker']).gives(2).propose(0, 1).timeUp();
    expect(late.facts('voted')).toMatchObject([{ seat: 2, approve: true }]);
  });

  test('[PL25] no kept card is used', () => {
    const cards = ['strongLeader', 'noConfidence', 'spotlight', 'closeEye'] as const;
    const first = plotTable(7, cards).gives(3, 4).propose(0, 1).approve().timeUp();
    expect(first.facts('plot.passed')).toMatchObject([{ card: 'noConfidence', seat: 4 }]);
    const second = first.play().timeUp();
    expect(second.facts('plot.passed')).toMatchObject([{ card: 'strongLeader', seat: 3 }]);
    const asked = second.gives(5, 6).propose(0, 1, 2).approve().timeUp().timeUp();
    expect(asked.facts('plot.passed')).toMatchObject([{ card: 'spotlight', seat: 5 }]);
    const looked = asked.play().timeUp();
    expect(looked.facts('plot.passed')).toMatchObject([{ card: 'closeEye', seat: 6 }]);
    expect(looked.plots.held.flat()).toEqual(cards);
  });
});
