import { reliabilityPage, type Figure } from './reliability-page.ts';

const figure = (change: Partial<Figure>): Figure => ({
  test: 'T4',
  what: '20 kills',
  figure: '0 of 10 lost',
  date: '2026-11-29',
  command: 'npm run proof -- drills drills/kills.spec',
  ...change,
});

describe('docs/reliability.md', () => {
  it('keeps what was not run again and takes what was', () => {
    const first = reliabilityPage('', [
      figure({}),
      figure({ test: 'T16', what: 'restore', figure: 'a | b' }),
    ]);
    const second = reliabilityPage(first, [figure({ figure: '0 of 20 lost', date: '2026-11-30' })]);
    expect(second).toContain('| 20 kills | 0 of 20 lost | 2026-11-30 |');
    expect(second).toContain('| restore | a \\| b | 2026-11-29 |');
    expect(second).not.toContain('0 of 10 lost');
    expect(reliabilityPage(second, [])).toBe(second);
  });

  it('says which tests were not run', () => {
    const page = reliabilityPage('', [figure({})]);
    expect(page.match(/Not run\./g)).toHaveLength(18);
  });
});
