import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import prettier from 'prettier';
import { buildUnits } from '../../scripts/builds/build-units.ts';
import { units } from '../../scripts/builds/units.ts';
import { root } from '../../scripts/root.ts';
import { installPrograms } from '../../scripts/system/install-programs.ts';
import { mariaDb, redis } from '../../scripts/system/programs.ts';
import { inBenchPlace, type BenchPlace } from './bench-place.ts';
import { busyShare } from './measure/cpu.ts';
import type { Result } from './measure/result.ts';
import { performancePage, type BenchRun, type Machine } from './page/performance-page.ts';

/** Gives its results back, or tells each as soon as there is one: what takes minutes may fail at its end. */
type Bench = (place: BenchPlace, tell: (result: Result) => void) => Promise<Result[]>;

/**
 * `npm run bench -- pages tenants`: prints ratios and keeps them in tests/output/bench.json, by bench. A report, never a test.
 * Without names all run, one after another, and docs/performance.md is written; `npm run bench -- page` writes it from the
 * last run of each. Each is loaded when it runs: some use parts of the server that are only there once it is built.
 */
const benches: Readonly<Record<string, () => Promise<Bench>>> = {
  pages: async () => (await import('./pages.bench.ts')).pages,
  tenants: async () => (await import('./tenants.bench.ts')).tenants,
  cities: async () => (await import('./cities.bench.ts')).cities,
  login: async () => (await import('./login.bench.ts')).login,
  disclosure: async () => (await import('./disclosure.bench.ts')).disclosure,
  hostile: async () => (await import('./hostile.bench.ts')).hostile,
  photos: async () => (await import('./photos.bench.ts')).photos,
  desk: async () => (await import('./desk.bench.ts')).desk,
  console: async () => (await import('./console.bench.ts')).consoleLists,
  chat: async () => (await import('./chat.bench.ts')).chat,
  search: async () => (await import('./search.bench.ts')).search,
  ledger: async () => (await import('./ledger.bench.ts')).ledger,
};

const output = path.join(root, 'tests/output/bench.json');
const page = path.join(root, 'docs/performance.md');

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in benches) && name !== 'page');
if (unknown.length > 0) {
  process.stderr.write(
    `No bench ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}; page writes docs/performance.md\n`,
  );
  process.exit(2);
}

const names = wanted.length > 0 ? wanted.filter((name) => name in benches) : Object.keys(benches);
if (names.length > 0) {
  await installPrograms([mariaDb, redis]);
  await buildUnits(units);
}
for (const name of names) {
  const run = await runOf(name);
  // Kept one by one, so that what fails late costs nothing that was measured before.
  const kept: Record<string, BenchRun> = { ...keptRuns(), [name]: run };
  fs.mkdirSync(path.dirname(output), { recursive: true });
  fs.writeFileSync(output, `${JSON.stringify(kept, null, 2)}\n`);
  process.stdout.write(`${name} took ${(run.seconds / 60).toFixed(1)} minutes\n\n`);
  if (run.failed === undefined) continue;
  process.stderr.write(`${name} failed: ${run.failed}\n`);
  process.exitCode = 1;
}
if (wanted.length === 0 || wanted.includes('page')) {
  const text = performancePage(keptRuns(), Object.keys(benches));
  fs.writeFileSync(
    page,
    await prettier.format(text, { ...(await prettier.resolveConfig(page)), filepath: page }),
  );
  process.stdout.write('docs/performance.md is written\n');
}

async function runOf(name: string): Promise<BenchRun> {
  const at = new Date().toISOString();
  const busyBefore = await othersShare();
  const began = performance.now();
  const results: Result[] = [];
  const tell = (result: Result): void => {
    process.stdout.write(resultText(result));
    results.push(result);
  };
  let failed: string | undefined;
  try {
    const bench = await benches[name]?.();
    const rest = bench && (await inBenchPlace((place) => bench(place, tell)));
    rest?.forEach(tell);
  } catch (error) {
    failed = error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
  const seconds = (performance.now() - began) / 1000;
  return { at, machine: machine(), busyBefore, seconds, results, ...(failed !== undefined && { failed }) };
}

/** How much of the machine others use, seen while the bench does nothing. */
async function othersShare(): Promise<number> {
  const before = busyShare();
  await pause(3_000);
  return busyShare(before).share;
}

function keptRuns(): Record<string, BenchRun> {
  if (!fs.existsSync(output)) return {};
  return JSON.parse(fs.readFileSync(output, 'utf8')) as Record<string, BenchRun>;
}

function machine(): Machine {
  const cores = os.cpus();
  return {
    cpu: cores[0]?.model.trim() ?? 'unknown',
    cores: cores.length,
    memoryBytes: os.totalmem(),
    system: `${os.type()} ${os.release()}`,
    node: process.version,
  };
}

function resultText({ name, figures, goal, loadAverage }: Result): string {
  const lines = Object.entries(figures).map(([what, figure]) => `  ${what}: ${figure}\n`);
  const aim = goal ? `  ${goal.workload}: ${goal.text}: ${goal.isMet ? 'met' : 'not met'}\n` : '';
  return `${name}\n${lines.join('')}${aim}  load average ${loadAverage.toFixed(2)}\n`;
}
