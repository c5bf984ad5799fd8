import { describe, expect, test } from 'vitest';
import { cell } from './games/cell.ts';
import { assertLawful, lawsOf } from './laws.ts';
import { summary } from './report.ts';

describe('a lawful game', () => {
  test('the cell breaks no law', () => {
    const report = lawsOf(cell, { seed: 'cell', games: 300 });
    console.log(summary(report));
    assertLawful(report, { share: 0.3 });
    expect(report.games).toBe(300);
  });
});
