import { describe, expect, test } from 'vitest';
import { plotTable } from './testing/plot-table.ts';

// Seven players: seats 0, 1 and 2 are the spies.
const held = plotTable(7, ['spotlight', 'closeEye']).gives(1, 6);

describe('In the Spotlight', () => {
  const approved = held.propose(0, 1).approve();

  test('[PL18] the holder names another member of the team', () => {
    expect(approved.asked).toEqual(['plot.spotlight.chance', 1]);
    expect(approved.options(1)).toEqual([{ type: 'pass' }, { type: 'name', seat: { one: [0] } }]);
    expect(approved.refusal(1, { type: 'name', seat: 1 })).toBe('illegal cannotBeUsed');
    expect(approved.refusal(1, { type: 'name', seat: 4 })).toBe('illegal cannotBeUsed');
    const named = approved.name(1, 0);
    expect(named.facts('plot.spotlit')).toEqual([{ type: 'plot.spotlit', to: 'all', mission: 1, seat: 0 }]);
    expect(named.asked).toEqual(['play', 0, 1]);
    expect(named.held(1)).toEqual([]);
  });

  test('[PL18] whoever stays away may name any member', () => {
    expect(held.propose(0, 2).approve().names(1)).toEqual([0, 2]);
  });

  test.each(['success', 'fail'] as const)('[PL18] all see the %s of that member, and of nobody else', (card) => {
    const laid = approved.name(1, 0).play(card, 'fail');
    expect(laid.facts('exposed')).toEqual([{ type: 'exposed', to: 'all', mission: 1, seat: 0, card }]);
    expect(laid.table.exposed).toEqual([{ mission: 1, seat: 0, card }]);
    expect(laid.pass(6).table.results[0]?.cards).toEqual(['fail', card].toSorted().toReversed());
  });

  test('[PL5] [PL18] unused, no card is shown and it is kept', () => {
    const laid = approved.pass(1).play('fail', 'success');
    expect(laid.table.exposed).toEqual([]);
    expect(laid.held(1)).toEqual(['spotlight']);
  });

  test('[PL18] the next mission has no spotlight', () => {
    const next = approved.name(1, 0).play().pass(6).gives(5, 5).propose(0, 1, 2).approve();
    expect(next.told.some(({ type }) => type === 'exposed')).toBe(false);
    expect(next.play().table.exposed).toHaveLength(1);
  });

  test('[PL18] only when No Confidence is no longer possible', () => {
    const both = plotTable(7, ['spotlight', 'noConfidence']).gives(1, 4).propose(0, 1).approve();
    expect(both.asked).toEqual(['plot.noConfidence.chance', 4]);
    expect(both.pass(4).asked).toEqual(['plot.spotlight.chance', 1]);
    expect(both.use(4).asked).toEqual(['propose', 1]);
  });

  test('[PL19] the token of the Rogues is given before', () => {
    const layout = { modules: ['rogue'], extras: ['spyRogue'] } as const;
    const rogue = plotTable(7, ['spotlight', 'closeEye'], layout).gives(1, 6).propose(0, 1).approve();
    expect(rogue.asked).toEqual(['rogue.watch', 0]);
    expect(rogue.name(0, 1).asked).toEqual(['plot.spotlight.chance', 1]);
  });
});
