import { assertLawful, joined, lawsOf, type Report, summary } from '@reseau/testkit';
import { afterAll, describe, expect, test } from 'vitest';
import { SEAT_COUNTS } from './data/tables.ts';
import { EXTRAS, MODULE_IDS } from './module-ids.ts';
import { setUp } from './setup.ts';
import { type Mix, mixName, sampledMixes } from './testing/sampled-mixes.ts';

/** Change it to try other mixes; `npm run test:deep` tries them all. */
const SEED = 'first rotation';
const SETS = 220;

/** A game or two for each; more where little is mixed, because that is what most tables play. */
const gamesFor = ({ setup }: Mix): number => (setup.modules.length < 2 ? 8 : 1);

describe('mixes of modules at every size of table: no law is broken', () => {
  const mixes = sampledMixes(SEAT_COUNTS, SETS, SEED);
  const reports: Report[] = [];

  test.each(mixes.map((mix) => [mixName(mix), mix] as const))('%s', (name, mix) => {
    const made = setUp(mix.seats, mix.setup);
    if (!made.ok) throw new Error(made.problem);
    const report = lawsOf(made.game, { seed: name, games: gamesFor(mix), deals: 2, viewers: 2 });
    reports.push(report);
    expect(report.violations).toEqual([]);
  });

  test('the comparisons could have found something, at every step', () => {
    assertLawful(joined(reports), { share: 0.6 });
  });

  test('no module and no extra is left out', () => {
    const tried = new Set<string>(mixes.flatMap(({ setup }) => [...setup.modules, ...setup.extras]));
    expect([...MODULE_IDS, ...EXTRAS].filter((id) => !tried.has(id))).toEqual([]);
  });

  afterAll(() => console.log(`The Resistance, ${mixes.length} mixes: ${summary(joined(reports))}`));
});
