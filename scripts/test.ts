import { buildUnits } from './builds/build-units.ts';
import { serverUnits, units } from './builds/units.ts';
import { allChecks } from './checks/all.ts';
import { runChecks } from './checks/run-checks.ts';
import { root } from './root.ts';
import { installPrograms } from './system/install-programs.ts';
import {
  caddy,
  chromium,
  chromiumPath,
  dkimVerifier,
  haProxy,
  mariaDb,
  prometheus,
  redis,
} from './system/programs.ts';
import { bold, dim, red, say, seconds, step } from './terminal.ts';
import { add, oneFailure, type Counts, type Failure } from './testing/counts.ts';
import { opensBuiltServer } from './testing/built-server.ts';
import { endRunner, runJest, runPlaywright, type Outcome } from './testing/run-suites.ts';
import { writeReliabilityPage } from './testing/reliability-page.ts';
import { slowest, type Timed } from './testing/slowest.ts';
import { drills, jestProjects, parseSelection, type SuiteName } from './testing/suites.ts';
import { startTestServers, type TestServers } from './testing/test-servers.ts';

/** Everything after the packages are there: programs, checks, builds, servers, tests, one last line. */

const isProof = process.env['KINDLING_PROOF'] === '1';
const { suites, further } = parseSelection(process.argv.slice(2), isProof);
const wants = (...names: SuiteName[]) => names.some((name) => suites.includes(name));
const needsServers = wants('db', 'api', 'e2e', 'drills', 'speed');

let servers: TestServers | undefined;
let counts: Counts = { passed: 0, failed: 0 };
const failures: Failure[] = [];
const times: Timed[] = [];
const SLOWEST = 10;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void giveUp());
process.on('disconnect', () => void giveUp());
process.channel?.unref();

try {
  await run();
} catch (error) {
  say(red(error instanceof Error ? error.message : String(error)));
  counts = add(counts, oneFailure);
} finally {
  await servers?.stop();
}
await writeReliabilityPage(root);
for (const [suite, own] of slowest(times, SLOWEST)) {
  say(bold(`slowest of ${suite}`));
  for (const { name, ms } of own) say(`  ${seconds(ms).padStart(8)} ${dim(name)}`);
}
// At the very end, where whoever sees the tail of a log alone finds it.
for (const { name, why } of failures) say(`${red(`failed: ${name}`)}\n${why.replaceAll(/^/gm, '    ')}`);
say(`${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed === 0 && counts.passed > 0 ? 0 : 1);

async function run(): Promise<void> {
  await installPrograms([
    ...(needsServers ? [mariaDb, redis] : []),
    ...(wants('api') || (isProof && wants('e2e')) ? [dkimVerifier] : []),
    ...(isProof && wants('e2e') ? [caddy] : []),
    ...(wants('drills') ? [haProxy, caddy, prometheus] : []),
    ...(wants('api', 'e2e', 'speed') && chromiumPath() === undefined ? [chromium] : []),
  ]);
  if (wants('check')) take({ ...(await runChecks(allChecks())), times: [] });
  const showsPages = wants('e2e', 'drills', 'speed') || (wants('api') && opensBuiltServer(root, further));
  if (needsServers) await buildUnits(showsPages ? units : serverUnits);
  if (needsServers) servers = await step('database and Redis for the tests', startTestServers);

  const env: Record<string, string> = {};
  if (servers) {
    env['KINDLING_TEST_DATABASE_URL'] = servers.KINDLING_TEST_DATABASE_URL;
    env['KINDLING_TEST_REDIS_URL'] = servers.KINDLING_TEST_REDIS_URL;
  }
  const projects = suites.flatMap((suite) => jestProjects[suite] ?? []);
  if (projects.length > 0) take(await runJest(projects, further, env));
  if (wants('e2e')) take(await runPlaywright('e2e', further, env));
  if (wants('drills')) take(await runJest(drills, ['--runInBand', ...further], env));
  // Last and alone: what is measured shares the machine with nothing of ours.
  if (wants('speed')) take(await runPlaywright('speed', further, env));
}

function take(outcome: Outcome): void {
  counts = add(counts, outcome.counts);
  failures.push(...outcome.failures);
  times.push(...outcome.times);
}

/** Interrupted: nothing of ours goes on running. */
async function giveUp(): Promise<void> {
  endRunner();
  await servers?.stop();
  process.exit(130);
}
