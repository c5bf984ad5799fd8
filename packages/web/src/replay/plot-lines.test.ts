import { expect, test } from 'vitest';
import { signsAlong } from './plot-lines.ts';

test.each([0, 1, 3, 40])('of a match with %i moments after the deal, no line has two signs at one', (last) => {
  for (const line of [0, 1, 2]) {
    const signs = signsAlong(line, last);
    expect(signs.length).toBeGreaterThan(0);
    expect(new Set(signs).size).toBe(signs.length);
    expect(Math.max(...signs)).toBeLessThanOrEqual(last);
  }
});
