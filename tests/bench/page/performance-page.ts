import { ph7cms } from '../measure/peers.ts';
import type { Goal, Result, Units } from '../measure/result.ts';
import { costModel } from './cost-model.ts';
import { cell, table } from './markdown.ts';

/** What ran the benches. */
export interface Machine {
  cpu: string;
  cores: number;
  memoryBytes: number;
  system: string;
  node: string;
}

/** The last run of one bench. */
export interface BenchRun {
  /** When it began, as ISO 8601 says it. */
  at: string;
  machine: Machine;
  /** Share of all cores that others used just before. */
  busyBefore: number;
  seconds: number;
  results: readonly Result[];
  /** What went wrong before its end. */
  failed?: string;
}

/** More than this of the machine in others' hands makes a run one to be repeated. */
const quietShare = 0.1;

/** Not measured by a bench. */
const elsewhere = [
  'W9, the browser: `npm run proof -- speed`.',
  'W13, memory at rest, and W14, two processes: by hand, with `/proc`.',
];

/**
 * The text of docs/performance.md.
 *
 * @param runs the last run of each bench, by its name
 * @param benches names of all benches, in their order
 */
export function performancePage(
  runs: Readonly<Record<string, BenchRun>>,
  benches: readonly string[],
): string {
  const known = benches.flatMap((name) => (runs[name] ? [{ name, run: runs[name] }] : []));
  const missing = benches.filter((name) => !runs[name]);
  const results = known.flatMap(({ run }) => run.results);
  const { browsePage, frontPage } = ph7cms;
  const units: Units = Object.assign({}, ...results.map((result) => result.units));
  return [
    '# Performance',
    'Written by `npm run bench`; changes are made in `tests/bench`. The limit of a workload is the same work done by the barest code on the same ' +
      'parts, in the same run. Costs are CPU time of the processes, from `/proc`, in interleaved rounds (A B B A); an interval is 95 % of the median, by bootstrap.',
    ...noise(known, missing),
    '## Machine',
    machines(known),
    '## Workloads',
    workloads(results),
    elsewhere.map((line) => `- ${line}`).join('\n'),
    '## Peers',
    `- Quoted: ${ph7cms.name}, ${ph7cms.at}, in turn with ours on two shared cores: browse page of 24 members ${browsePage.cpuMs} ms of CPU, ` +
      `${browsePage.perSecond} a second on both cores; front page ${frontPage.perSecond} a second.\n` +
      '- Prosody with its archive runs in the bench of chat, under W3.',
    costModel(units),
    '## Runs',
    table(
      ['Bench', 'Began', 'Took', 'Others before'],
      known.map(({ name, run }) => [
        name,
        run.at.slice(0, 16).replace('T', ' '),
        `${(run.seconds / 60).toFixed(1)} min`,
        `${(100 * run.busyBefore).toFixed(0)} %`,
      ]),
    ),
    '## All figures',
    ...known.flatMap(({ name, run }) => [
      `### ${name}`,
      run.results.map(listed).join('\n') || 'None.',
      ...(run.failed === undefined ? [] : [`It failed: ${cell(run.failed.split('\n')[0] ?? '')}`]),
    ]),
  ].join('\n\n');
}

/** What a reader has to know before believing the figures. */
function noise(known: readonly { name: string; run: BenchRun }[], missing: readonly string[]): string[] {
  const noisy = known.filter(({ run }) => run.busyBefore > quietShare).map(({ name }) => name);
  const broken = known.filter(({ run }) => run.failed !== undefined).map(({ name }) => name);
  const list = (names: readonly string[]): string => names.join(', ');
  return [
    ...(noisy.length > 0
      ? [`**Noisy: others used the machine before ${list(noisy)}. To be measured again.**`]
      : []),
    ...(broken.length > 0 ? [`**Failed before the end: ${list(broken)}.**`] : []),
    ...(missing.length > 0 ? [`**Not run: ${list(missing)}.**`] : []),
  ];
}

function machines(known: readonly { run: BenchRun }[]): string {
  const lines = known.map(({ run: { machine: of } }) => {
    const memory = (of.memoryBytes / 2 ** 30).toFixed(0);
    return `- ${of.cores} × ${of.cpu}, ${memory} GB, ${of.system}, Node ${of.node}. The server on one core, the load on another.`;
  });
  return [...new Set(lines)].join('\n');
}

/** A line for each result that has a goal, in the order of the workloads. */
function workloads(results: readonly Result[]): string {
  const lines = results
    .flatMap((result) => (result.goal ? [{ ...result, goal: result.goal }] : []))
    .sort((one, other) => place(one.goal) - place(other.goal))
    .map(({ name, figures, ratio, goal, loadAverage }) => {
      const told = Object.entries(figures).find(([what]) => what !== 'ratio') ?? ['', ''];
      return [
        goal.workload,
        name,
        `${told[0]}: ${told[1]}`,
        ratio ? ratio.value.toFixed(2) : '–',
        ratio ? ratio.interval.map((one) => one.toFixed(2)).join('..') : '–',
        goal.text,
        goal.isMet ? 'met' : '**not met**',
        loadAverage.toFixed(2),
      ];
    });
  return table(['', 'Workload', 'Figure', 'Ratio', '95 %', 'Goal', '', 'Load average'], lines);
}

/** W1, W1b, W2 … */
const place = ({ workload }: Goal): number => {
  const number = Number.parseInt(workload.slice(1), 10);
  return workload.endsWith('b') ? number + 0.5 : number;
};

function listed({ name, figures, loadAverage }: Result): string {
  const lines = Object.entries(figures).map(([what, figure]) => `  - ${cell(what)}: ${cell(figure)}`);
  return [`- ${cell(name)} (load average ${loadAverage.toFixed(2)})`, ...lines].join('\n');
}
