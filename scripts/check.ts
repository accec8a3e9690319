import { allChecks } from './checks/all.ts';
import { choose } from './checks/chosen.ts';
import { runChecks } from './checks/run-checks.ts';
import { root } from './root.ts';
import { say } from './terminal.ts';

/**
 * `npm run check`: every check. `npm run check -- types texts`: those with one of these words in their names.
 * `npm run check -- lint a.ts b.ts`: these files alone.
 */
const all = allChecks().map(({ name }) => name);
const { names, files, unknown } = choose(process.argv.slice(2), all, root);
if (unknown.length > 0) {
  say(`No check and no file is called ${unknown.join(', ')}. There are: ${all.join(', ')}`);
  process.exitCode = 1;
} else {
  const { counts } = await runChecks(
    allChecks(files.length > 0 ? files : undefined).filter(({ name }) => names.includes(name)),
  );
  say(`${counts.passed} passed, ${counts.failed} failed`);
  if (counts.failed > 0) process.exitCode = 1;
}
