import fs from 'node:fs';
import path from 'node:path';

/** What a command line of `npm run check` asks for. */
export interface Chosen {
  names: string[];
  /** Files to lint, relative to the repository; none means all. */
  files: string[];
  /** Words that mean nothing here. */
  unknown: string[];
}

/**
 * Reads the words behind `npm run check --`: each is a part of the name of a check, or a file to be linted.
 *
 * @param names of all checks
 */
export function choose(words: readonly string[], names: readonly string[], rootFolder: string): Chosen {
  const named = words.filter((word) => names.some((name) => name.includes(word)));
  const isFile = (word: string) => fs.statSync(path.resolve(word), { throwIfNoEntry: false })?.isFile();
  const others = words.filter((word) => !named.includes(word));
  const files = others.filter(isFile).map((word) => path.relative(rootFolder, path.resolve(word)));
  const all = files.length > 0 ? [...named, 'lint'] : named;
  return {
    names: names.filter((name) => all.length === 0 || all.some((word) => name.includes(word))),
    files,
    unknown: others.filter((word) => !isFile(word)),
  };
}
