import { describe, expect, test } from 'vitest';
import { FIVE, hunt, SEVEN } from './testing/hunt-table.ts';

describe('the cards of a Spy Chief', () => {
  test('[HU15] seven and more: Chief Fail in the place of Fail', () => {
    const sent = hunt(SEVEN).propose(5, 6).to('play');
    expect(sent.cards(5)).toEqual(['success', 'chiefFail']);
    expect(sent.cards(6)).toEqual(['success', 'fail']);
    expect(sent.refusal(5, { type: 'play', card: 'fail' })).toMatch(/^illegal /);
    expect(hunt(SEVEN).propose(0, 1).to('play').cards(0)).toEqual(['success']);
  });

  test('[HU15] it shows, and it counts as a Fail', () => {
    const failed = hunt(SEVEN).mission([5, 6], ['chiefFail', 'success']);
    expect(failed.table.results).toMatchObject([{ cards: ['success', 'chiefFail'], success: false }]);
    const two = hunt(SEVEN, { modules: ['targeting'] });
    expect(two.mission([0, 1, 5, 6], ['success', 'success', 'chiefFail'], 4).results).toBe('+');
    expect(two.mission([0, 1, 5, 6], ['success', 'success', 'chiefFail', 'fail'], 4).results).toBe('-');
  });

  test.each([[FIVE], [[...FIVE, 'resistance' as const]]])('[HU16] up to six: a Fail like any other', (cast) => {
    const sent = hunt(cast).propose(3, 4).to('play');
    expect([3, 4].map((seat) => sent.cards(seat))).toEqual([
      ['success', 'fail'],
      ['success', 'fail'],
    ]);
  });
});
