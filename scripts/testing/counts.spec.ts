import { countJest, countPlaywright, failuresOfJest, failuresOfPlaywright } from './counts.ts';

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

describe('what failed is told at the end', () => {
  it('by its file, its name and what jest said, or by its file where that could not be loaded', () => {
    const test = (status: string, failureMessages: string[] = []) => ({
      fullName: `likes ${status}`,
      status,
      failureMessages,
    });
    const testResults = [
      {
        name: '/here/tests/api/likes.spec.ts',
        message: 'all of it',
        assertionResults: [test('passed'), test('failed', ['\u001B[31mExpected: 3\u001B[39m\nReceived: 4'])],
      },
      { name: '/here/a.spec.ts', message: 'Cannot find module', assertionResults: [] },
      { name: '/here/b.spec.ts', message: '', assertionResults: [test('pending')] },
    ];
    expect(failuresOfJest({ testResults }, '/here')).toEqual([
      { name: 'tests/api/likes.spec.ts › likes failed', why: 'Expected: 3\nReceived: 4' },
      { name: 'a.spec.ts', why: 'Cannot find module' },
      { name: 'b.spec.ts › likes pending', why: 'pending' },
    ]);
  });

  it('by its screen and the line that playwright stopped at', () => {
    const test = (status: string, message?: string) => ({
      projectName: 'phone',
      status,
      results: [{ ...(message === undefined ? {} : { error: { message, snippet: '> 7 | press' } }) }],
    });
    const specs = [
      { title: 'goes in', tests: [test('expected')] },
      { title: 'goes out', tests: [test('unexpected', 'Timeout')] },
      { title: 'comes back', tests: [test('skipped')] },
    ];
    const report = {
      suites: [{ file: 'a.spec.ts', suites: [{ file: 'a.spec.ts', specs }] }],
      errors: [{ message: 'no server' }],
    };
    expect(failuresOfPlaywright(report)).toEqual([
      { name: 'outside of the journeys', why: 'no server' },
      { name: 'a.spec.ts › goes out (phone)', why: 'Timeout\n> 7 | press' },
      { name: 'a.spec.ts › comes back (phone)', why: 'skipped' },
    ]);
  });
});
