import { expect, test } from 'vitest';
import { Storm } from '../testing/chaos/storm.ts';

test('a short storm of kills, cut lines, bent clocks and full disks: nothing is lost, doubled, out of order or late', async () => {
  const { faults, ...report } = await Storm.run({ seed: 'npm test', minutes: 0.1, kills: 2, tables: 10, crowd: 200 });
  expect(faults.slice(0, 10)).toEqual([]);
  expect(report.kills).toBe(2);
  expect(report.acknowledged).toBeGreaterThan(0);
  expect(report.facts).toBeGreaterThan(report.acknowledged);
});
