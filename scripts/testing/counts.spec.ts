import { countJest, countPlaywright } from './counts.ts';

describe('counting', () => {
  it('takes what jest did not run for failed', () => {
    const report = {
      numPassedTests: 10,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 3,
      numRuntimeErrorTestSuites: 4,
    };
    expect(countJest(report)).toEqual({ passed: 10, failed: 10 });
  });

  it('takes what playwright skipped, repeated or could not load for failed', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 3 };
    expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 7 });
  });
});
