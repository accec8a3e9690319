/** The suites of `npm test` and what each of them needs. */

export const suiteNames = ['check', 'unit', 'architecture', 'db', 'api', 'e2e'] as const;
export type SuiteName = (typeof suiteNames)[number];

/** Jest's projects behind a suite. */
export const jestProjects: Partial<Record<SuiteName, string[]>> = {
  unit: ['unit', 'components'],
  architecture: ['architecture'],
  db: ['db'],
  api: ['api'],
};

export interface Selection {
  suites: SuiteName[];
  /** Handed on to jest and playwright. */
  further: string[];
}

const isSuite = (word: string): word is SuiteName => (suiteNames as readonly string[]).includes(word);

/** Reads the command line: names of suites first (none means all), the rest belongs to the runner. */
export function parseSelection(args: string[]): Selection {
  const end = args.findIndex((word) => !isSuite(word));
  const named = (end === -1 ? args : args.slice(0, end)).filter(isSuite);
  const further = end === -1 ? [] : args.slice(end);
  return {
    suites: named.length === 0 ? [...suiteNames] : suiteNames.filter((name) => named.includes(name)),
    further,
  };
}
