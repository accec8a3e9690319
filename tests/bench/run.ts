import fs from 'node:fs';
import path from 'node:path';
import { buildUnits } from '../../scripts/builds/build-units.ts';
import { units } from '../../scripts/builds/units.ts';
import { root } from '../../scripts/root.ts';
import { installPrograms } from '../../scripts/system/install-programs.ts';
import { mariaDb, redis } from '../../scripts/system/programs.ts';
import { inBenchPlace, type BenchPlace } from './bench-place.ts';
import type { DeskWait } from './desk.bench.ts';
import type { Hostility } from './hostile.bench.ts';
import type { Comparison } from './measure/compare.ts';
import type { Difference } from './measure/differ.ts';
import type { Figures } from './measure/figures.ts';

type Result = Comparison | Difference | Hostility | DeskWait | Figures;

/** Gives its results back, or tells each as soon as there is one: what takes minutes may fail at its end. */
type Bench = (place: BenchPlace, tell: (result: Result) => void) => Promise<Result[]>;

/**
 * `npm run bench -- pages tenants`: prints ratios and writes them to tests/output/bench.json. A report, never a test.
 * Each is loaded when it runs: some use parts of the server that are only there once it is built.
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

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in benches));
if (unknown.length > 0) {
  process.stderr.write(`No bench ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}\n`);
  process.exit(2);
}

await installPrograms([mariaDb, redis]);
await buildUnits(units);
const results: Result[] = [];
const tell = (result: Result): void => {
  process.stdout.write(resultText(result));
  results.push(result);
};
for (const name of wanted.length > 0 ? wanted : Object.keys(benches)) {
  const bench = await benches[name]?.();
  const rest = bench && (await inBenchPlace((place) => bench(place, tell)));
  rest?.forEach(tell);
}
const output = path.join(root, 'tests/output');
fs.mkdirSync(output, { recursive: true });
fs.writeFileSync(path.join(output, 'bench.json'), `${JSON.stringify(results, null, 2)}\n`);

function resultText(result: Result): string {
  if ('figures' in result) return figuresText(result);
  if ('ratio' in result) return comparisonText(result);
  if ('waits' in result) return waitText(result);
  return 'p99' in result ? hostilityText(result) : differenceText(result);
}

function comparisonText(result: Comparison): string {
  const [low, high] = result.interval.map(twoDigits);
  const [noiseLow, noiseHigh] = result.noise.map(twoDigits);
  const [a, b] = result.microseconds.map((value) => value.toFixed(0));
  return (
    `${result.name}\n` +
    `  ratio ${twoDigits(result.ratio)}  95 % ${low}..${high}  (against itself ${noiseLow}..${noiseHigh})\n` +
    `  CPU a request ${a} µs by ${b} µs, ${result.rounds} rounds, load average ${twoDigits(result.loadAverage)}\n` +
    (result.notes ?? []).map((note) => `  ${note}\n`).join('')
  );
}

function differenceText(result: Difference): string {
  const [a, b] = result.medians.map(twoDigits);
  const [low, high] = result.interval.map(twoDigits);
  return (
    `${result.name}\n` +
    `  medians ${a} ms by ${b} ms, difference 95 % ${low}..${high} ms\n` +
    `  ${result.rounds} of each, load average ${twoDigits(result.loadAverage)}\n`
  );
}

function hostilityText({ name, p99, rounds, loadAverage, notes }: Hostility): string {
  const { before, during } = p99;
  return (
    `${name}\n` +
    `  others' p99 ${before.toFixed(0)} ms before, ${during.toFixed(0)} ms during it (${twoDigits(during / before)}x)\n` +
    `  medians of ${rounds} rounds, load average ${twoDigits(loadAverage)}\n` +
    notes.map((note) => `  ${note}\n`).join('')
  );
}

function waitText({ name, waits, decisions, loadAverage }: DeskWait): string {
  return (
    `${name}\n` +
    `  median ${waits.median.toFixed(0)} ms, 95 % within ${waits.p95.toFixed(0)} ms\n` +
    `  ${decisions} decisions, load average ${twoDigits(loadAverage)}\n`
  );
}

function figuresText({ name, figures, loadAverage }: Figures): string {
  const lines = Object.entries(figures).map(([what, figure]) => `  ${what}: ${figure}\n`);
  return `${name}\n${lines.join('')}  load average ${twoDigits(loadAverage)}\n`;
}

function twoDigits(value: number): string {
  return value.toFixed(2);
}
