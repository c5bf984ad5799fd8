import { expect, test } from 'vitest';
import { closing, countAgain, countVitest, failedFiles } from './test-count.ts';

const file = (status: string, ...tests: readonly string[]) => fileNamed('some.test.ts', status, ...tests);

const fileNamed = (name: string, status: string, ...tests: readonly string[]) => ({
  name,
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

test('what passes when its file is run again is no failure, and is named', () => {
  const first = {
    testResults: [fileNamed('a.ts', 'passed', 'passed'), fileNamed('b.ts', 'failed', 'passed', 'failed')],
  };
  expect(failedFiles(first)).toEqual(['b.ts']);
  const well = countAgain(first, { testResults: [fileNamed('b.ts', 'passed', 'passed', 'passed')] });
  expect(closing(well)).toBe('3 passed, 0 failed');
  expect(well.unsteady).toEqual(['b.ts: is failed\n  3 is not 4']);
  const ill = countAgain(first, { testResults: [fileNamed('b.ts', 'failed', 'passed', 'failed')] });
  expect(closing(ill)).toBe('2 passed, 1 failed');
  expect(ill.unsteady).toEqual([]);
});
