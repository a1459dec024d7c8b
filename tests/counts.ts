import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** What a runner counted, and what failed, `file: title: why`. */
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
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
}

/** An error's words on one line, without where it came from: whoever has only the last lines of a run knows why. */
function why(error: string | undefined): string {
  const [said = ''] = stripVTControlCharacters(error ?? 'no reason was given').split(/\n\s+at /);
  return said.replace(/\s+/g, ' ').trim().slice(0, 400);
}

/** Counts of Vitest's JSON report; a file that did not load has no failed tests, and has failed all the same. */
export function ofUnit(file: string): Counts {
  const { numPassedTests, numPendingTests, testResults }: UnitReport = JSON.parse(readFileSync(file, 'utf8'));
  const names = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const where = relative('.', name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length > 0)
      return failed.map((test) => `${where}: ${test.fullName}: ${why(test.failureMessages?.[0])}`);
    return status === 'failed' ? [`${where}: ${why(message)}`] : [];
  });
  return { passed: numPassedTests, failed: names.length, skipped: numPendingTests, names };
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly file: string;
    readonly title: string;
    readonly line: number;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
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
    ...specs.flatMap(({ file, line, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(
          ({ results }) =>
            `${file}:${line}: ${title}: ${why(results.find(({ error }) => error)?.error?.message)}`,
        ),
    ),
  ];
  const names = suites.flatMap(failedIn);
  return { passed: stats.expected, failed: names.length, skipped: stats.skipped, names };
}
