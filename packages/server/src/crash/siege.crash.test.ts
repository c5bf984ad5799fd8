import { expect, test } from 'vitest';
import { sumOf } from '../testing/chaos/attackers.ts';
import { Siege } from '../testing/chaos/siege.ts';

test('thousands of hostile messages change no match, crash nothing and leave nothing behind', async () => {
  const { faults, messages, moves } = await Siege.run({ seed: 1931, messages: 20_000, tables: 1 });
  expect(faults.slice(0, 10)).toEqual([]);
  expect(sumOf(messages)).toBeGreaterThanOrEqual(20_000);
  expect(moves).toBeGreaterThan(0);
});
