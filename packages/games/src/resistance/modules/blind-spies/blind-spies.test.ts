import { seatsOf } from '@reseau/core';
import { describe, expect, test } from 'vitest';
import { SEAT_COUNTS } from '../../data/tables.ts';
import { table } from '../../testing/table.ts';

describe('Blind Spies', () => {
  test.each(SEAT_COUNTS)('[BS1] %i players: nobody is shown anything', (seats) => {
    const play = table(seats, 'blindSpies');
    for (const seat of seatsOf(seats)) expect(play.knownTo(seat).secret.recognised).toEqual([]);
    expect(play.told.map(({ type }) => type)).not.toContain('recognised');
    expect(play.knownTo(0).secret.characters[0]).toBe('spy');
  });

  test('[BS2] a spy may fail a mission, and the spies win together', () => {
    const play = table(5, 'blindSpies').spies(2, 4);
    const sent = play.propose(2, 3).approve();
    expect(sent.options(2)).toEqual([{ type: 'play', card: { one: ['success', 'fail'] } }]);
    expect(play.fail().fail().fail().outcome?.degrees).toEqual(['lost', 'lost', 'won', 'lost', 'won']);
  });

  test('[BS3] with Targeting, both hold', () => {
    const play = table(6, 'blindSpies', 'targeting');
    expect(play.knownTo(0).secret.recognised).toEqual([]);
    expect(play.options(0)).toHaveLength(4);
  });
});
