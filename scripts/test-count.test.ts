import { expect, test } from 'vitest';
import { closing, countVitest } from './test-count.ts';

const file = (status: string, ...tests: readonly string[]) => ({
  name: 'some.test.ts',
  status,
  message: 'it does not parse',
  assertionResults: tests.map((each) => ({ status: each, fullName: `is ${each}`, failureMessages: ['3 is not 4'] })),
});

test.each([
  [[file('passed', 'passed', 'passed')], '2 passed, 0 failed'],
  [[file('failed', 'passed', 'failed')], '1 passed, 1 failed'],
  [[file('passed', 'passed', 'pending', 'todo')], '1 passed, 0 failed, 2 skipped'],
  [[file('failed'), file('passed', 'passed')], '1 passed, 1 failed'],
])('case %#: %j', (testResults, line) => {
  expect(closing(countVitest({ testResults }))).toBe(line);
});

test('each failure says its file, its test and its reason', () => {
  const { failures } = countVitest({ testResults: [file('failed', 'passed', 'failed'), file('failed')] });
  expect(failures).toEqual([
    'some.test.ts: is failed\n  3 is not 4',
    'some.test.ts: before its first test\n  it does not parse',
  ]);
});
