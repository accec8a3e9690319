import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';
import { spawnTied } from '../services/tied-process.ts';
import { chromiumPath } from '../system/programs.ts';
import { writeSpecGroups } from './spec-groups.ts';
import {
  countJest,
  countPlaywright,
  failuresOfJest,
  failuresOfPlaywright,
  oneFailure,
  type Counts,
  type Failure,
} from './counts.ts';
import { timesOfJest, timesOfPlaywright, type Timed } from './slowest.ts';

/** Where the runners leave their reports, screenshots and traces; never committed. */
const OUTPUT = path.join(root, 'tests/output');

/** What jest runs under. */
export const jestOptions = [
  // Some of Nest's packages are ES modules only, which jest loads behind this switch.
  ...['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  // Tests look at what stays in memory. What V8 learns from one file, as that a kind of object lives long, must not
  // hold for the next, and of Node's own code it would.
  '--no-allocation-site-pretenuring',
];

/** What a runner ended with. */
export interface Outcome {
  counts: Counts;
  failures: Failure[];
  times: Timed[];
}

/** Runs jest over these projects. */
export function runJest(
  projects: string[],
  further: string[],
  env: Record<string, string>,
): Promise<Outcome> {
  const report = freshReport('jest.json');
  // Who names tests means their files.
  const grouped = further.length === 0 ? writeSpecGroups(projects) : [];
  const args = ['--selectProjects', ...projects, '--json', '--outputFile', report, ...further];
  const grouping = { ...env, KINDLING_GROUPED_SPECS: grouped.join(' ') };
  return run('jest', jestOptions, args, grouping, () => {
    const told = readJson(report);
    return {
      counts: countJest(told),
      failures: failuresOfJest(told, root),
      times: timesOfJest(told, root),
    };
  });
}

/** Runs browser tests. */
export function runPlaywright(
  suite: 'e2e' | 'speed',
  further: string[],
  env: Record<string, string>,
): Promise<Outcome> {
  const config = suite === 'e2e' ? 'playwright.config.ts' : 'playwright.speed.config.ts';
  const report = freshReport('playwright.json');
  const browser = chromiumPath();
  return run(
    'playwright',
    [],
    ['test', '--config', config, ...further],
    { ...env, ...(browser ? { CHROMIUM_PATH: browser } : {}), KINDLING_E2E_REPORT: report },
    () => {
      const told = readJson(report);
      return {
        counts: countPlaywright(told),
        failures: failuresOfPlaywright(told),
        times: timesOfPlaywright(told, suite),
      };
    },
  );
}

let running: ChildProcess | undefined;

/** Ends the runner that is under way, if any. */
export function endRunner(): void {
  running?.kill('SIGTERM');
}

async function run(
  tool: string,
  nodeOptions: string[],
  args: string[],
  env: Record<string, string>,
  read: () => Outcome,
): Promise<Outcome> {
  const script = path.join(root, 'node_modules/.bin', tool);
  running = spawnTied(process.execPath, [...nodeOptions, script, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    // jest writes its report to the screen as well when it may write to standard output.
    stdio: ['ignore', tool === 'jest' ? 'ignore' : 'inherit', 'inherit'],
  });
  const [code] = (await once(running, 'close')) as [number | null];
  running = undefined;
  try {
    const outcome = read();
    if (code === 0 || outcome.counts.failed > 0) return outcome;
    // A runner that ended badly although all tests passed has something to say that no test caught.
    return {
      ...outcome,
      counts: { ...outcome.counts, failed: 1 },
      failures: [{ name: tool, why: `ended with ${code} although every test passed` }],
    };
  } catch {
    return { counts: oneFailure, failures: [{ name: tool, why: 'ended without a report' }], times: [] };
  }
}

const readJson = (file: string) => JSON.parse(fs.readFileSync(file, 'utf8'));

function freshReport(name: string): string {
  fs.mkdirSync(OUTPUT, { recursive: true });
  const file = path.join(OUTPUT, name);
  fs.rmSync(file, { force: true });
  return file;
}
