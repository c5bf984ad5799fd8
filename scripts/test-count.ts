export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const NOTHING: Count = { passed: 0, failed: 0, skipped: 0 };

export const add = (a: Count, b: Count): Count => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

export const closing = ({ passed, failed, skipped }: Count): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

interface VitestReport {
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** Counts the tests of a Vitest report; a file that failed before its first test counts as one failure. */
export function countVitest(report: unknown): Count {
  const files = (report as VitestReport).testResults.map(({ status, assertionResults }): Count => {
    const having = (wanted: string) => assertionResults.filter((test) => test.status === wanted).length;
    const [passed, failed] = [having('passed'), having('failed')];
    const silent = status === 'failed' && failed === 0 ? 1 : 0;
    return { passed, failed: failed + silent, skipped: assertionResults.length - passed - failed };
  });
  return files.reduce(add, NOTHING);
}
