import { buildUnits } from './builds/build-units.ts';
import { productionUnits, units } from './builds/units.ts';
import { say } from './terminal.ts';

/**
 * `npm run build`: builds what changed and tells about each part. Names of parts may be given, or `--production` for what
 * a deployment runs.
 */
const wanted = process.argv.slice(2);
const all = wanted.includes('--production') ? productionUnits : units;
const names = wanted.filter((each) => !each.startsWith('--'));
const chosen = names.length === 0 ? all : all.filter(({ name }) => names.includes(name));

try {
  await buildUnits(chosen);
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
