/** What one comes for: the last whole month, or the first there is. @param periods the newest first, years among them */
export function usualPeriod(periods: readonly string[]): string | undefined {
  const months = periods.filter((period) => period.length > 4);
  return months[1] ?? months[0];
}

/** The month or the year before, where its numbers are there. @param period `YYYY-MM`, or `YYYY` */
export function periodBefore(period: string, periods: readonly string[]): string | undefined {
  const [year = 0, month] = period.split('-').map(Number);
  const before =
    month === undefined
      ? `${year - 1}`
      : month === 1
        ? `${year - 1}-12`
        : `${year}-${String(month - 1).padStart(2, '0')}`;
  return periods.find((each) => each === before);
}
