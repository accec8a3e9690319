import { usualPeriod } from './periods';

test('the last whole month is shown first', () => {
  expect(usualPeriod(['2026', '2026-02', '2026-01', '2025', '2025-12'])).toBe('2026-01');
  expect(usualPeriod(['2026', '2026-01', '2025', '2025-12'])).toBe('2025-12');
  expect(usualPeriod(['2026', '2026-02'])).toBe('2026-02');
  expect(usualPeriod([])).toBeUndefined();
});
