import fs from 'node:fs';
import path from 'node:path';
import { runProcess } from '../../scripts/run-process.ts';
import { chromiumPath } from '../../scripts/system/programs.ts';
import { jestOptions } from '../../scripts/testing/run-suites.ts';
import { jestProjects } from '../../scripts/testing/suites.ts';
import type { Catcher } from './faults.ts';

/** What became of a spec: `broken` is one that tested nothing, as it or what it needs does not load or build. */
export type Outcome = { kind: 'passed' | 'failed' } | { kind: 'broken'; printed: string };

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: { assertionResults: { failureMessages: string[] | null }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number };
}

/** Runs one check or the specs of one name in a tree. @param isBuilt whether what changed is built before */
export async function runSpec(
  folder: string,
  { suite, spec, isBuilt }: Catcher,
  env: Record<string, string>,
): Promise<Outcome> {
  if (suite === 'check') return runCheck(folder, spec);
  if (isBuilt) {
    const { code, printed } = await runProcess(process.execPath, ['scripts/build.ts'], { cwd: folder });
    if (code !== 0) return { kind: 'broken', printed };
  }
  return suite === 'e2e' ? runInBrowser(folder, spec, env) : runByJest(folder, suite, spec, env);
}

async function runCheck(folder: string, name: string): Promise<Outcome> {
  const { code, printed } = await runProcess(process.execPath, ['scripts/check.ts', name], { cwd: folder });
  if (code === 0) return { kind: 'passed' };
  return /✗ check/.test(printed) ? { kind: 'failed' } : { kind: 'broken', printed };
}

async function runByJest(
  folder: string,
  suite: string,
  spec: string,
  env: Record<string, string>,
): Promise<Outcome> {
  const projects = jestProjects[suite as keyof typeof jestProjects] ?? [];
  const args = [...jestOptions, 'node_modules/.bin/jest', '--selectProjects', ...projects];
  const { printed, report } = await runForReport<JestReport>(
    folder,
    (file) => [...args, '--json', '--outputFile', file, `/${spec}\\.spec\\.tsx?$`],
    env,
  );
  if (!report || report.numRuntimeErrorTestSuites > 0) return { kind: 'broken', printed };
  // A server that does not start fails all tests, and none of them looked at anything.
  const { numPassedTests, numFailedTests } = report;
  const looked = numPassedTests > 0 || messagesOf(report).some((message) => message.includes('expect('));
  if (!looked) return { kind: 'broken', printed };
  return { kind: numFailedTests > 0 ? 'failed' : 'passed' };
}

function messagesOf({ testResults }: JestReport): string[] {
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ failureMessages }) => failureMessages ?? []),
  );
}

async function runInBrowser(folder: string, spec: string, env: Record<string, string>): Promise<Outcome> {
  const browser = chromiumPath();
  const args = ['test', '--config', 'playwright.config.ts', '--max-failures', '1', `/${spec}.spec.ts`];
  const { printed, report } = await runForReport<PlaywrightReport>(
    folder,
    () => ['node_modules/.bin/playwright', ...args],
    { ...env, ...(browser ? { CHROMIUM_PATH: browser } : {}) },
  );
  if (!report || report.stats.expected + report.stats.unexpected === 0) return { kind: 'broken', printed };
  return { kind: report.stats.unexpected > 0 ? 'failed' : 'passed' };
}

/** Runs a tool in the tree. @returns no report when it wrote none */
async function runForReport<T>(
  folder: string,
  args: (file: string) => string[],
  env: Record<string, string>,
): Promise<{ printed: string; report: T | undefined }> {
  const file = path.join(folder, 'tests/output/faults.json');
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.rmSync(file, { force: true });
  const { printed } = await runProcess(process.execPath, args(file), {
    cwd: folder,
    env: { ...process.env, ...env, KINDLING_E2E_REPORT: file },
  });
  return {
    printed,
    report: fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as T) : undefined,
  };
}
