import { assertLawful, joined, lawsOf, type Report, summary } from '@reseau/testkit';
import { afterAll, describe, expect, test } from 'vitest';
import { SEAT_COUNTS } from './known.ts';
import { PATHS } from './phases/deal.ts';
import { setUp } from './setup.ts';

const GAMES = 12;

describe('every size of table, every path: no law is broken', () => {
  const reports: Report[] = [];

  test.each(PATHS.flatMap((side) => SEAT_COUNTS.map((seats) => [seats, side] as const)))(
    '[IH1] %i seats, %s',
    (seats, side) => {
      const made = setUp(seats, { side });
      if (!made.ok) throw new Error(made.problem);
      const report = lawsOf(made.game, { seed: `${seats} ${side}`, games: GAMES, deals: 4, viewers: 2 });
      reports.push(report);
      expect(report.violations).toEqual([]);
    },
  );

  test.each([
    { side: 'base', locations: 'any', first: 1 },
    { side: 'advanced', locations: ['oathstone', 'council', 'smugglers', 'watchtower'], first: 0 },
  ])('[IH1] 3 seats that have chosen %j', (options) => {
    const made = setUp(3, options);
    if (!made.ok) throw new Error(made.problem);
    const report = lawsOf(made.game, { seed: JSON.stringify(options), games: GAMES, deals: 4, viewers: 2 });
    reports.push(report);
    expect(report.violations).toEqual([]);
  });

  test('the comparisons could have found something, at every step', () => {
    assertLawful(joined(reports), { share: 0.5, open: ['ends'] });
  });

  afterAll(() => console.log(`Insurrection: ${summary(joined(reports))}`));
});
