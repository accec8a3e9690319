import { periodBefore, usualPeriod } from './periods';

test('the last whole month is shown first', () => {
  expect(usualPeriod(['2026', '2026-02', '2026-01', '2025', '2025-12'])).toBe('2026-01');
  expect(usualPeriod(['2026', '2026-01', '2025', '2025-12'])).toBe('2025-12');
  expect(usualPeriod(['2026', '2026-02'])).toBe('2026-02');
  expect(usualPeriod([])).toBeUndefined();
});

test('a month is compared with the month before, and a year with the year', () => {
  const periods = ['2026', '2026-02', '2026-01', '2025', '2025-12'];
  expect(periodBefore('2026-02', periods)).toBe('2026-01');
  expect(periodBefore('2026-01', periods)).toBe('2025-12');
  expect(periodBefore('2026', periods)).toBe('2025');
  expect(periodBefore('2025-12', periods)).toBeUndefined();
});
