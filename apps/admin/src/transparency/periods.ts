/** What one comes for: the last whole month, or the first there is. @param periods the newest first, years among them */
export function usualPeriod(periods: readonly string[]): string | undefined {
  const months = periods.filter((period) => period.length > 4);
  return months[1] ?? months[0];
}
