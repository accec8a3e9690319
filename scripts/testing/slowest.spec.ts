import { slowest, timesOfJest, timesOfPlaywright } from './slowest.ts';

describe('the slowest', () => {
  it('files of jest are told by suite, the specs of a group each with its set-up', () => {
    const test = (spec: string, startAt: number, duration: number) => ({
      ancestorTitles: [spec, 'does'],
      startAt,
      duration,
    });
    const report = {
      testResults: [
        {
          name: '/here/tests/output/spec-groups/api/group-1.spec.ts',
          startTime: 1000,
          endTime: 9000,
          assertionResults: [
            test('tests/api/one.spec.ts', 3000, 500),
            test('tests/api/one.spec.ts', 3500, 500),
            test('tests/api/two.spec.ts', 7000, 100),
          ],
        },
        { name: '/here/apps/server/src/x.spec.ts', startTime: 0, endTime: 40, assertionResults: [] },
      ],
    };
    expect(timesOfJest(report, '/here')).toEqual([
      { suite: 'api', name: 'tests/api/one.spec.ts', ms: 3000 },
      { suite: 'api', name: 'tests/api/two.spec.ts', ms: 3100 },
      { suite: 'unit', name: 'apps/server/src/x.spec.ts', ms: 40 },
    ]);
  });

  it('journeys are told with their screen', () => {
    const spec = { title: 'goes in', tests: [{ projectName: 'phone', results: [{ duration: 7 }] }] };
    const suites = [{ file: 'a.spec.ts', suites: [{ file: 'a.spec.ts', specs: [spec] }] }];
    expect(timesOfPlaywright({ suites }, 'e2e')).toEqual([
      { suite: 'e2e', name: 'a.spec.ts › goes in (phone)', ms: 7 },
    ]);
  });

  it('come first, as many as wanted', () => {
    const times = [1, 3, 2].map((ms) => ({ suite: 'api', name: `${ms}`, ms }));
    expect(
      slowest(times, 2)
        .get('api')
        ?.map(({ ms }) => ms),
    ).toEqual([3, 2]);
  });
});
