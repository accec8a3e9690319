import fs from 'node:fs';
import path from 'node:path';
import { SourceImports } from '../source-imports.ts';

/** What starts the built server, which serves pages and so does not start without the site and the console. */
const STARTS_IT = 'tests/support/app/app-process.ts';

/**
 * Whether one of the chosen specs over the API starts the built server. All others start the server's sources inside of
 * their own process, without pages.
 *
 * @param further what jest gets; words without a dash are patterns of paths, and none means all specs
 */
export function opensBuiltServer(rootFolder: string, further: readonly string[]): boolean {
  const words = further.filter((word, at) => !isName(word) && !isName(further[at - 1]));
  // What belongs to another option can't be told from a pattern; then all is built, as for a run of everything.
  const patterns = words.some((word) => word.startsWith('-')) ? [] : words;
  const sources = new SourceImports(rootFolder);
  return fs
    .readdirSync(path.join(rootFolder, 'tests/api'))
    .map((name) => `tests/api/${name}`)
    .filter((spec) => spec.endsWith('.spec.ts'))
    .filter((spec) => patterns.length === 0 || patterns.some((pattern) => matches(rootFolder, spec, pattern)))
    .some((spec) => sources.reachedFrom(spec, (file) => file.startsWith('tests/')).includes(STARTS_IT));
}

/** The option whose next word names tests inside of files. */
const isName = (word: string | undefined) => word === '-t' || word === '--testNamePattern';

/** As jest does it: the pattern is a regular expression over the whole path, in any case of letters. */
function matches(rootFolder: string, spec: string, pattern: string): boolean {
  try {
    return new RegExp(pattern, 'i').test(path.join(rootFolder, spec));
  } catch {
    return true;
  }
}
