import path from 'node:path';
import { root } from '../root.ts';
import { runProcess } from '../run-process.ts';
import type { Check } from './check.ts';
import { isLintedWithTypes, lintedFiles, LintMemory } from './lint-memory.ts';
import type { LintResult } from './lint-process.ts';

/**
 * Half of the lint: as checks of their own they run at the same time and leave the order of all checks to one queue.
 * @param only these files, as `npm run check -- lint a.ts` names them; all of them by default
 */
export function lint(
  half: 'server' | 'others',
  memory: string,
  before: () => Promise<string>,
  only?: readonly string[],
): Check {
  const isOfHalf = (file: string) => isLintedWithTypes(file) === (half === 'server');
  return {
    name: `lint ${half}`,
    run: async () => {
      const known = new LintMemory(root, path.join(memory, `lint-${half}`));
      const all = lintedFiles(root).filter(isOfHalf);
      const wanted = only ? all.filter((file) => only.includes(file)) : all;
      const files = wanted.filter((file) => !known.isClean(file));
      if (files.length === 0) return '';
      const missing = await before();
      if (missing) return missing;
      let last = '';
      const script = path.join(import.meta.dirname, 'lint-process.ts');
      const { code, printed } = await runProcess(process.execPath, [script, ...files], {}, (line) => {
        last = line;
      });
      if (code !== 0) return printed || `eslint ended with ${code}`;
      const { clean, problems } = JSON.parse(last) as LintResult;
      known.remember(clean, all);
      return problems.join('\n');
    },
  };
}
