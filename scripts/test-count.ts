export interface Count {
  readonly passed: number;
  /** What failed, each in its own words: the last lines of a long run must tell where to look. */
  readonly failures: readonly string[];
  readonly skipped: number;
}

export const NOTHING: Count = { passed: 0, failures: [], skipped: 0 };

export const failure = (words: string): Count => ({ ...NOTHING, failures: [words] });

export const add = (a: Count, b: Count): Count => ({
  passed: a.passed + b.passed,
  failures: [...a.failures, ...b.failures],
  skipped: a.skipped + b.skipped,
});

export const closing = ({ passed, failures, skipped }: Count): string =>
  `${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

interface VitestReport {
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

/** Counts the tests of a Vitest report; a file that failed before its first test counts as one failure. */
export function countVitest(report: unknown): Count {
  const files = (report as VitestReport).testResults.map(({ name, status, message, assertionResults }): Count => {
    const passed = assertionResults.filter((test) => test.status === 'passed').length;
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const failures = failed.map(({ fullName, failureMessages }) => told(name, fullName, failureMessages?.[0]));
    const silent = status === 'failed' && failed.length === 0 ? [told(name, 'before its first test', message)] : [];
    return {
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
