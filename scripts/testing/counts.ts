import { stripVTControlCharacters } from 'node:util';

/** How many tests passed and failed, and which failed why, as the runners' own JSON reports tell it. */

export interface Counts {
  passed: number;
  failed: number;
}

export const add = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
});

/** What stands for a runner that ended without a report, or a step that failed before any test. */
export const oneFailure: Counts = { passed: 0, failed: 1 };

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  /** Files that could not even be loaded. */
  numRuntimeErrorTestSuites: number;
}

/** A test that was left out proves nothing, so it counts as failed. */
export function countJest(report: JestReport): Counts {
  return {
    passed: report.numPassedTests,
    failed:
      report.numFailedTests + report.numPendingTests + report.numTodoTests + report.numRuntimeErrorTestSuites,
  };
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  /** What went wrong outside of tests: set-up, a file that could not be loaded. */
  errors: unknown[];
}

/** Skipped tests and those that passed at a second try only count as failed. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Counts {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length };
}

/** A test that failed, or a file that could not be loaded. */
export interface Failure {
  name: string;
  /** What the runner said of it, without colours, cut where it gets long. */
  why: string;
}

interface JestFailures {
  testResults: {
    name: string;
    /** What jest says where the file itself failed. */
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

/** The tests of jest that failed or were left out. @param root the folder that paths are told from */
export function failuresOfJest({ testResults }: JestFailures, root: string): Failure[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = name.startsWith(`${root}/`) ? name.slice(root.length + 1) : name;
    if (assertionResults.length === 0) return message === '' ? [] : [{ name: file, why: shortened(message) }];
    return assertionResults
      .filter(({ status }) => status !== 'passed')
      .map(({ fullName, status, failureMessages }) => ({
        name: `${file} › ${fullName}`,
        why: shortened(failureMessages.join('\n') || status),
      }));
  });
}

interface PlaywrightFailures {
  suites: {
    file: string;
    specs?: {
      title: string;
      tests: {
        projectName: string;
        status: string;
        results: { error?: { message?: string; snippet?: string } }[];
      }[];
    }[];
    suites?: PlaywrightFailures['suites'];
  }[];
  errors?: { message?: string }[];
}

/** The journeys that failed, were left out or passed at a second try only, and what went wrong outside of them. */
export function failuresOfPlaywright({ suites, errors = [] }: PlaywrightFailures): Failure[] {
  return [
    ...errors.map(({ message = '' }) => ({ name: 'outside of the journeys', why: shortened(message) })),
    ...suites.flatMap(({ file, specs = [], suites: inner = [] }) => [
      ...specs.flatMap(({ title, tests }) =>
        tests
          .filter(({ status }) => status !== 'expected')
          .map(({ projectName, status, results }) => {
            const error = results.find((result) => result.error !== undefined)?.error;
            const why = [error?.message, error?.snippet].filter((part) => part !== undefined).join('\n');
            return { name: `${file} › ${title} (${projectName})`, why: shortened(why || status) };
          }),
      ),
      ...failuresOfPlaywright({ suites: inner }),
    ]),
  ];
}

const LINES = 30;

const shortened = (text: string): string =>
  stripVTControlCharacters(text).trim().split('\n').slice(0, LINES).join('\n');
