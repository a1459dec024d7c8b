import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** What a runner counted, and the names of what failed, `file: title`. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly names: readonly string[];
}

interface UnitReport {
  readonly numPassedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/** Counts of Vitest's JSON report; a file that did not load has no failed tests, and has failed all the same. */
export function ofUnit(file: string): Counts {
  const { numPassedTests, numPendingTests, testResults }: UnitReport = JSON.parse(readFileSync(file, 'utf8'));
  const names = testResults.flatMap(({ name, status, assertionResults }) => {
    const where = relative('.', name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length > 0) return failed.map((test) => `${where}: ${test.fullName}`);
    return status === 'failed' ? [where] : [];
  });
  return { passed: numPassedTests, failed: names.length, skipped: numPendingTests, names };
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
}

interface BrowserReport {
  readonly stats: { readonly expected: number; readonly skipped: number };
  readonly suites: readonly Suite[];
}

/** Counts of Playwright's JSON report; a test that passed on a second try only counts as failed. */
export function ofBrowser(file: string): Counts {
  const { stats, suites }: BrowserReport = JSON.parse(readFileSync(file, 'utf8'));
  const failedIn = ({ suites = [], specs }: Suite): string[] => [
    ...suites.flatMap(failedIn),
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
      .map((spec) => `${spec.file}: ${spec.title}`),
  ];
  const names = suites.flatMap(failedIn);
  return { passed: stats.expected, failed: names.length, skipped: stats.skipped, names };
}
