import path from 'node:path';
import { ESLint } from 'eslint';
import { root } from '../root.ts';

/** What the process writes, as one line. */
export interface LintResult {
  clean: string[];
  /** One line each, for people. */
  problems: string[];
}

/** Lints the files of its command line. A process of its own, so that two of them share the work. */
const results = await new ESLint({ cwd: root, warnIgnored: false }).lintFiles(process.argv.slice(2));
const found = results.map(({ filePath, messages }) => ({ file: path.relative(root, filePath), messages }));
const result: LintResult = {
  clean: found.filter(({ messages }) => messages.length === 0).map(({ file }) => file),
  problems: found.flatMap(({ file, messages }) =>
    messages.map(
      ({ line, column, message, ruleId }) => `${file}:${line}:${column} ${message} (${ruleId ?? 'syntax'})`,
    ),
  ),
};
process.stdout.write(`${JSON.stringify(result)}\n`);
