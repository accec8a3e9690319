/** What took longest, as the runners' own JSON reports tell it. */

export interface Timed {
  /** The suite as `npm test -- <suite>` names it. */
  suite: string;
  name: string;
  ms: number;
}

interface JestReport {
  testResults: {
    name: string;
    startTime: number;
    endTime: number;
    assertionResults: { ancestorTitles: string[]; startAt?: number | null; duration?: number | null }[];
  }[];
}

/**
 * How long each file of jest took. In a group of specs each spec counts from the end of the one before it, so that its
 * set-up is counted too.
 *
 * @param root the folder that paths are told from
 */
export function timesOfJest({ testResults }: JestReport, root: string): Timed[] {
  return testResults.flatMap(({ name, startTime, endTime, assertionResults }) => {
    const file = name.startsWith(`${root}/`) ? name.slice(root.length + 1) : name;
    if (!file.includes('/spec-groups/'))
      return [{ suite: suiteOf(file), name: file, ms: endTime - startTime }];
    const ends = new Map<string, number>();
    for (const { ancestorTitles, startAt, duration } of assertionResults) {
      const spec = ancestorTitles[0] ?? file;
      ends.set(spec, Math.max(ends.get(spec) ?? 0, (startAt ?? 0) + (duration ?? 0)));
    }
    let before = startTime;
    return [...ends]
      .toSorted(([, one], [, other]) => one - other)
      .map(([spec, end]) => {
        const ms = Math.max(0, end - before);
        before = end;
        return { suite: suiteOf(spec), name: spec, ms };
      });
  });
}

interface PlaywrightSuite {
  file: string;
  specs?: { title: string; tests: { projectName: string; results: { duration: number }[] }[] }[];
  suites?: PlaywrightSuite[];
}

/** How long each journey took on each screen. @param suite `e2e` or `speed` */
export function timesOfPlaywright({ suites }: { suites: PlaywrightSuite[] }, suite: string): Timed[] {
  return suites.flatMap(({ file, specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests.map(({ projectName, results }) => ({
        suite,
        name: `${file} › ${title} (${projectName})`,
        ms: results.reduce((sum, { duration }) => sum + duration, 0),
      })),
    ),
    ...timesOfPlaywright({ suites: inner }, suite),
  ]);
}

/** The slowest of each suite, slowest first. */
export function slowest(times: readonly Timed[], count: number): Map<string, Timed[]> {
  const bySuite = Map.groupBy(times, ({ suite }) => suite);
  return new Map(
    [...bySuite].map(([suite, own]) => [suite, own.toSorted((a, b) => b.ms - a.ms).slice(0, count)]),
  );
}

/** `tests/api/likes.spec.ts` is of `api`; what lies beside its sources is of `unit`, the benches' too. */
const suiteOf = (file: string): string => /^tests\/(?!bench\/)(\w+)\//.exec(file)?.[1] ?? 'unit';
