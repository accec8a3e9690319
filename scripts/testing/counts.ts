/** How many tests passed and failed, as the runners' own JSON reports tell it. */

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
