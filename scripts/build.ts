import { buildUnits } from './builds/build-units.ts';
import { units } from './builds/units.ts';
import { say } from './terminal.ts';

/** `npm run build`: builds what changed and tells about each part. Names of parts may be given. */
const wanted = process.argv.slice(2);
const chosen = wanted.length === 0 ? units : units.filter(({ name }) => wanted.includes(name));

try {
  await buildUnits(chosen);
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
