import { assertLawful, joined, lawsOf, type Report, summary } from '@reseau/testkit';
import { afterAll, describe, expect, test } from 'vitest';
import { CLOCKS, SEAT_COUNTS } from './options.ts';
import { setUp } from './setup.ts';
import { DIFFICULTIES, GARRISONS } from './vocabulary.ts';

/** The clocks take turns; the last turn keeps random games short, and some are played to the end all the same. */
const TABLES = SEAT_COUNTS.flatMap((seats) =>
  DIFFICULTIES.map((difficulty, index) => {
    const clock = CLOCKS[(seats + index) % CLOCKS.length];
    const soldiers = GARRISONS[index % GARRISONS.length];
    return {
      seats,
      options: { difficulty, clock, soldiers, actionsPerStep: 2, ...(seats === 1 ? {} : { lastTurn: 2 }) },
    };
  }),
);
const SEVERAL = { seats: 1, options: { clock: 'off', characters: [['ambler', 'randles', 'adams']], lastTurn: 3 } };

describe('every size of table and every difficulty: no law is broken', () => {
  const reports: Report[] = [];

  test.each([...TABLES, SEVERAL].map((table) => [JSON.stringify(table), table] as const))(
    '%s',
    (name, { seats, options }) => {
      const made = setUp(seats, options);
      if (!made.ok) throw new Error(made.problem);
      const report = lawsOf(made.game, {
        seed: name,
        games: seats === 1 ? 2 : 1,
        deals: 3,
        viewers: 1,
        longest: 20_000,
        seldom: ['giveUp', 'notDone', 'undo'],
      });
      reports.push(report);
      expect(report.violations).toEqual([]);
    },
  );

  test('the comparisons could have found something, at every step', () => {
    assertLawful(joined(reports), { share: 0.9 });
  });

  afterAll(() => console.log(`Project: Resistance: ${summary(joined(reports))}`));
});
