import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../scripts/root.ts';
import { installPrograms } from '../../scripts/system/install-programs.ts';
import { chromium, chromiumPath, mariaDb, redis } from '../../scripts/system/programs.ts';
import { dim, red, say, seconds } from '../../scripts/terminal.ts';
import { startTestServers, type TestServers } from '../../scripts/testing/test-servers.ts';
import { catcherOf, faults, type Fault } from './faults.ts';
import { runSpec, type Outcome } from './run-spec.ts';
import { copyTree, type TreeCopy } from './tree-copy.ts';

/**
 * `npm run faults`: plants each fault in a copy of the tree and runs the spec that has to catch it. Words choose those
 * whose names have one of them. `--sound` first runs each spec without a fault, `--tree <folder>` breaks another tree.
 */
const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { sound: { type: 'boolean', default: false }, tree: { type: 'string', default: root } },
});
const chosen = faults.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.toLowerCase().includes(word.toLowerCase())),
);

let servers: TestServers | undefined;
let copy: TreeCopy | undefined;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(130));
process.on('disconnect', () => void end(130));
process.channel?.unref();

try {
  await end((await run()) ? 0 : 1);
} catch (error) {
  say(red(error instanceof Error ? error.message : String(error)));
  await end(1);
}

/** @returns whether there are any, and all of them were caught */
async function run(): Promise<boolean> {
  const browses = chosen.some(({ caughtBy }) => caughtBy.startsWith('e2e '));
  await installPrograms([mariaDb, redis, ...(browses && chromiumPath() === undefined ? [chromium] : [])]);
  servers = await startTestServers();
  const tree = (copy = copyTree(path.resolve(values.tree)));
  const { KINDLING_TEST_DATABASE_URL, KINDLING_TEST_REDIS_URL } = servers;
  const env = { KINDLING_TEST_DATABASE_URL, KINDLING_TEST_REDIS_URL };
  const specs = new Map(chosen.map((fault) => [fault.caughtBy, catcherOf(fault)]));
  for (const [name, spec] of values.sound ? specs : []) {
    const [outcome, took] = await timed(() => runSpec(tree.folder, spec, env));
    if (outcome.kind !== 'passed') throw new Error(`${name} fails without any fault`);
    say(`sound  ${took}  ${name}`);
  }
  let caught = 0;
  for (const fault of chosen) if (await isCaught(fault, tree, env)) caught += 1;
  say(`${caught} caught, ${chosen.length - caught} missed`);
  return caught > 0 && caught === chosen.length;
}

async function isCaught(fault: Fault, tree: TreeCopy, env: Record<string, string>): Promise<boolean> {
  const putBack = tree.replace(fault.file, fault.from, fault.to);
  try {
    const [outcome, took] = await timed(() => runSpec(tree.folder, catcherOf(fault), env));
    const isFound = outcome.kind === 'failed';
    const word = isFound ? 'caught' : red('MISSED');
    say(`${word} ${took}  ${fault.name}  by ${fault.caughtBy}`);
    if (outcome.kind === 'broken') say(dim(`No test looked at it:\n${outcome.printed.slice(-4000)}`));
    return isFound;
  } finally {
    putBack();
  }
}

async function timed(work: () => Promise<Outcome>): Promise<[Outcome, string]> {
  const started = performance.now();
  const outcome = await work();
  return [outcome, seconds(performance.now() - started).padStart(7)];
}

/** However it ends, nothing of it is left. */
async function end(code: number): Promise<never> {
  await servers?.stop();
  copy?.remove();
  process.exit(code);
}
