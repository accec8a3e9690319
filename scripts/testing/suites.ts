/** The suites of tests and what each of them needs. */

export const suiteNames = ['check', 'unit', 'architecture', 'db', 'api', 'e2e', 'drills', 'speed'] as const;
/** What takes a quiet machine and its time is for `npm run proof`, and for who asks for it. */
const ofProof: readonly string[] = ['drills', 'speed'];
export type SuiteName = (typeof suiteNames)[number];

/** Jest's projects behind a suite. */
export const jestProjects: Partial<Record<SuiteName, string[]>> = {
  unit: ['unit', 'components'],
  architecture: ['architecture'],
  db: ['db'],
  api: ['api'],
};
/** Drills take whole servers down, one after another: their jest runs after the others, with one worker. */
export const drills = ['drills'];

export interface Selection {
  suites: SuiteName[];
  /** Handed on to jest and playwright. */
  further: string[];
}

const isSuite = (word: string): word is SuiteName => (suiteNames as readonly string[]).includes(word);

/**
 * Reads the command line: names of suites first (none means all), the rest belongs to the runner.
 * @param isProof whether all of them are really all
 */
export function parseSelection(args: string[], isProof: boolean): Selection {
  const end = args.findIndex((word) => !isSuite(word));
  const named = (end === -1 ? args : args.slice(0, end)).filter(isSuite);
  const further = end === -1 ? [] : args.slice(end);
  return {
    suites: suiteNames.filter((name) =>
      named.length === 0 ? isProof || !ofProof.includes(name) : named.includes(name),
    ),
    further,
  };
}
