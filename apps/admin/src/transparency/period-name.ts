import { consoleLocale } from '../shared/words/texts';

/** `March 2026`, or the year by itself. @param period `YYYY-MM` or `YYYY` */
export function periodName(period: string): string {
  if (period.length === 4) return period;
  return new Date(`${period}-01T00:00:00.000Z`).toLocaleDateString(consoleLocale(), {
    ...{ month: 'long', year: 'numeric', timeZone: 'UTC' },
  });
}
