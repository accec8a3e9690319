import fs from 'node:fs';
import path from 'node:path';
import { filesBelow, isTestFile } from '../builds/inputs.ts';

const SOURCES = ['apps', 'packages', 'scripts', 'tests', 'migrations'];
const MAX_LINES = 350;

/**
 * Files that grew too long to do one thing, and places that gather what belongs nowhere.
 * @param rootFolder the repository
 */
export function sourceFileProblems(rootFolder: string): string[] {
  return SOURCES.flatMap((place) => filesBelow(path.join(rootFolder, place)))
    .filter((file) => /\.(ts|tsx|mjs|scss)$/.test(file) && !isTestFile(file))
    .flatMap((file) => {
      const problems: string[] = [];
      const name = path.relative(rootFolder, file);
      const lines = fs.readFileSync(file, 'utf8').split('\n').length - 1;
      if (lines > MAX_LINES)
        problems.push(`${name}: ${lines} lines; ${MAX_LINES} are the most one file may have`);
      if (/(^|\/)(utils?|helpers?|misc)(\/|\.tsx?$)/.test(name)) {
        problems.push(`${name}: name it by what it does; a folder of odds and ends grows without end`);
      }
      // The site's modules have the names of its pages, of which one is `index`.
      if (/(?<!\/routes\/default)\/index\.tsx?$/.test(name))
        problems.push(`${name}: no barrels; import the file itself`);
      return problems;
    });
}
