import type { Seat } from '@reseau/core';
import { describe, expect, test } from 'vitest';
import type { Card } from './cards/card-set.ts';
import type { Ending } from './cards/vocabulary.ts';
import { emptyTable, type SeatCount, type Table } from './known.ts';
import { result, scorePads } from './result.ts';
import { WORKBENCH_SET } from './testing/workbench.ts';

const over = (ending: Ending, hands: readonly (readonly Card[])[], more: Partial<Table> = {}): Table => ({
  ...emptyTable(hands.length as SeatCount, WORKBENCH_SET),
  ending,
  hands,
  ...more,
});

/** Eight cards that are worth less than nothing together. */
const LITTLE = ['musketeer-1', 'musketeer-2', 'imp-1', 'imp-2', 'imp-3', 'shadow-1', 'shadow-2', 'azel'];

describe('who wins', () => {
  test.each<[why: string, hands: readonly (readonly Card[])[], winners: readonly number[]]>([
    ['most points', [['goblin-1'], ['dragon-1'], ['scout-1']], [1]],
    [
      'of equals the lowest Leader',
      [
        ['goblin-1', 'talin'],
        ['goblin-2', 'azel'],
      ],
      [1],
    ],
    ['of two Leaders the lower one counts', [['goblin-1', 'azel'], ['goblin-2', 'talin', 'vesper'], ['chaos-1']], [0]],
    ['a holder beats who has none', [['goblin-1'], ['goblin-2', 'talin'], ['goblin-3']], [1]],
    ['without any Leader they share it', [['goblin-1'], ['goblin-2'], ['chaos-1']], [0, 1]],
    [
      'a lower Leader does not help who has less',
      [
        ['goblin-1', 'talin'],
        ['tarak', 'chaos-1', 'chaos-2', ...LITTLE],
      ],
      [0],
    ],
  ])('[IN25] %s', (_why, hands, winners) => {
    expect(result(over('good', hands), WORKBENCH_SET).winners).toEqual(winners);
  });

  test('[IN23] by points, whatever the ending', () => {
    const hands = [['militia-1'], ['goblin-1']];
    expect(result(over('good', hands), WORKBENCH_SET)).toEqual({ points: [5, 3], winners: [0 as Seat] });
    expect(result(over('evil', hands), WORKBENCH_SET)).toEqual({ points: [1, 9], winners: [1 as Seat] });
  });

  test('[IS10] the pads add up to the points, and are there when the game is over only', () => {
    const hands = [
      ['musketeer-1', 'musketeer-2', 'princess', 'bard-1', 'draxen'],
      ['warBear-1', 'shadow-1', 'prophet-1', 'countess', 'oswin'],
    ];
    for (const ending of ['good', 'evil'] as const) {
      const table = over(ending, hands, { centre: ['chaos-1', 'imp-1'], graveyard: ['wolf-1'], round: 6 });
      const pads = scorePads(table, WORKBENCH_SET);
      const sums = pads.map((pad) => pad.reduce((sum, { points }) => sum + points, 0));
      expect(sums).toEqual(result(table, WORKBENCH_SET).points);
    }
    expect(scorePads(emptyTable(2, WORKBENCH_SET), WORKBENCH_SET)).toEqual([]);
  });
});
