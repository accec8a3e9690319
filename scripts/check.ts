import { checks } from './checks/all.ts';
import { runChecks } from './checks/run-checks.ts';
import { say } from './terminal.ts';

/** `npm run check`: every check, or those whose names begin with a given word: `npm run check -- types lint`. */
const wanted = process.argv.slice(2);
const chosen = checks.filter(
  ({ name }) => wanted.length === 0 || wanted.some((word) => name.startsWith(word)),
);
if (chosen.length === 0) {
  say(
    `There is no check called ${wanted.join(' ')}; there are: ${checks.map(({ name }) => name).join(', ')}`,
  );
  process.exitCode = 1;
} else {
  const { passed, failed } = await runChecks(chosen);
  say(`${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}
