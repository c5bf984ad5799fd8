export interface Count {
  readonly passed: number;
  /** What failed, each in its own words: the last lines of a long run must tell where to look. */
  readonly failures: readonly string[];
  readonly skipped: number;
  /** What failed at first and passed when it was run again with nothing beside it: to be mended, and so named. */
  readonly unsteady: readonly string[];
}

export const NOTHING: Count = { passed: 0, failures: [], skipped: 0, unsteady: [] };

export const failure = (words: string): Count => ({ ...NOTHING, failures: [words] });

export const add = (a: Count, b: Count): Count => ({
  passed: a.passed + b.passed,
  failures: [...a.failures, ...b.failures],
  skipped: a.skipped + b.skipped,
  unsteady: [...a.unsteady, ...b.unsteady],
});

export const closing = ({ passed, failures, skipped }: Count): string =>
  `${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

export interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

/** The files of a report in which something failed. */
export const failedFiles = ({ testResults }: VitestReport): readonly string[] =>
  testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);

/** A report, and another of some of its files: these count as they were the second time. */
export function countAgain(first: VitestReport, again: VitestReport): Count {
  const names = again.testResults.map(({ name }) => name);
  const kept = first.testResults.filter(({ name }) => !names.includes(name));
  const { failures } = countVitest({ testResults: first.testResults.filter(({ name }) => names.includes(name)) });
  const second = countVitest(again);
  const headOf = (words: string): string => words.split('\n')[0] ?? '';
  const failedTwice = second.failures.map(headOf);
  const unsteady = failures.filter((words) => !failedTwice.includes(headOf(words)));
  return add(countVitest({ testResults: kept }), { ...second, unsteady });
}

/** Counts the tests of a Vitest report; a file that failed before its first test counts as one failure. */
export function countVitest({ testResults }: VitestReport): Count {
  const files = testResults.map(({ name, status, message, assertionResults }): Count => {
    const passed = assertionResults.filter((test) => test.status === 'passed').length;
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const failures = failed.map(({ fullName, failureMessages }) => told(name, fullName, failureMessages?.[0]));
    const silent = status === 'failed' && failed.length === 0 ? [told(name, 'before its first test', message)] : [];
    return {
      ...NOTHING,
      passed,
      failures: [...failures, ...silent],
      skipped: assertionResults.length - passed - failed.length,
    };
  });
  return files.reduce(add, NOTHING);
}

const LINES = 12;

function told(file: string, test: string, message = ''): string {
  const lines = message.split('\n').slice(0, LINES);
  return [`${file}: ${test}`, ...lines.map((line) => `  ${line}`)].join('\n').trimEnd();
}
