import { atLeast, atMost, type Result } from '../measure/result.ts';
import { performancePage, type BenchRun } from './performance-page.ts';

const machine = { cpu: 'Core', cores: 2, memoryBytes: 8 * 2 ** 30, system: 'Linux 6', node: 'v24.0.0' };

const run = (results: readonly Result[], rest: Partial<BenchRun> = {}): BenchRun => ({
  ...{ at: '2026-11-28T22:00:00.000Z', machine, busyBefore: 0.01, seconds: 90, results },
  ...rest,
});

const page = (runs: Record<string, BenchRun>): string => performancePage(runs, ['chat', 'ledger']);

/** The cells of the table's line that begins so. */
const line = (text: string, first: string): string[] | undefined =>
  text
    .split('\n')
    .find((one) => one.startsWith(`| ${first} |`))
    ?.split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

const messages: Result = {
  name: 'messages, by bare',
  figures: { ratio: '0.76', 'CPU of one': '2000 µs by 1500 µs' },
  ratio: { value: 0.756, interval: [0.72, 0.8] },
  goal: atLeast('W3', 0.75, 0.756, 'of bare'),
  units: { messageAppUs: 800, messageDatabaseUs: 1200, messageRows: 4, messageTableBytes: 1500 },
  loadAverage: 2.5,
};
const verify: Result = {
  name: 'verifying',
  figures: { seconds: '9.00' },
  goal: atMost('W12', 8, 9, 's'),
  loadAverage: 1,
};

describe('docs/performance.md', () => {
  it('says of each goal whether it is met, with ratio, interval and load average, by workload', () => {
    const text = page({ ledger: run([verify]), chat: run([messages]) });
    expect(line(text, 'W3')).toEqual(
      ['W3', 'messages, by bare', 'CPU of one: 2000 µs by 1500 µs', '0.76', '0.72..0.80'].concat([
        '≥ 0.75 of bare',
        'met',
        '2.50',
      ]),
    );
    expect(line(text, 'W12')).toEqual([
      'W12',
      'verifying',
      'seconds: 9.00',
      '–',
      '–',
      '≤ 8 s',
      '**not met**',
      '1.00',
    ]);
    expect(text.indexOf('| W3 |')).toBeLessThan(text.indexOf('| W12 |'));
  });

  it('computes the costs from the units of the run, and says which were not measured', () => {
    const text = page({ chat: run([messages]) });
    expect(line(text, 'one thousand messages')).toEqual([
      'one thousand messages',
      '800 ms',
      '1.20 s',
      '–',
      '4,000',
      '1.5 MB of tables, not measured of log',
    ]);
    expect(line(text, 'one login')?.[1]).toBe('not measured');
    // 60 % of a core, at 1.2 ms each.
    expect(line(text, 'database, CPU')?.[2]).toContain('500 messages a second');
  });

  it('says which benches others disturbed, which failed and which did not run', () => {
    const noisy = run([messages], { busyBefore: 0.4, failed: 'Error: no | luck\n  at somewhere' });
    const text = page({ chat: noisy });
    expect(text).toContain('**Noisy: others used the machine before chat.');
    expect(text).toContain('**Failed before the end: chat.**');
    expect(text).toContain('It failed: Error: no \\| luck');
    expect(text).toContain('**Not run: ledger.**');
    const quiet = page({ chat: run([messages]), ledger: run([verify]) });
    for (const word of ['Noisy', 'Failed', 'Not run']) expect(quiet).not.toContain(word);
  });
});
