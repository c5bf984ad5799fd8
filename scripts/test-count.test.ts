import { expect, test } from 'vitest';
import { closing, countVitest } from './test-count.ts';

const file = (status: string, ...tests: readonly string[]) => ({
  status,
  assertionResults: tests.map((each) => ({ status: each })),
});

test.each([
  [[file('passed', 'passed', 'passed')], '2 passed, 0 failed'],
  [[file('failed', 'passed', 'failed')], '1 passed, 1 failed'],
  [[file('passed', 'passed', 'pending', 'todo')], '1 passed, 0 failed, 2 skipped'],
  [[file('failed'), file('passed', 'passed')], '1 passed, 1 failed'],
])('case %#: %j', (testResults, line) => {
  expect(closing(countVitest({ testResults }))).toBe(line);
});
