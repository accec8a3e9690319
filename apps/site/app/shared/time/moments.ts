import { dateTimeFormat, relativeTimeFormat } from '../i18n/formatters';

/**
 * The format of a moment. `short`: the time if it is today, else the day. `day`: the day in words. `time`: hours and minutes.
 * `date`: the calendar date and the time, for records.
 */
export type MomentStyle = 'short' | 'day' | 'time' | 'date';

const dayMs = 24 * 3_600_000;

/**
 * @param at ISO 8601
 * @param locale see `useDateLocale`
 * @param now undefined if the reader's clock is unknown; the moment is then in UTC
 */
export function formatMoment(
  at: string,
  style: MomentStyle,
  locale: string,
  now: number | undefined,
): string {
  const date = new Date(at);
  const zone = now === undefined ? { timeZone: 'UTC' } : {};
  const write = (options: Intl.DateTimeFormatOptions) =>
    dateTimeFormat(locale, { ...options, ...zone }).format(date);
  if (style === 'time') return write({ hour: '2-digit', minute: '2-digit' });
  if (style === 'date') {
    return write({ day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' });
  }
  const daysAgo = now === undefined ? undefined : daysBetween(date, new Date(now));
  if (style === 'short' && daysAgo === 0) return write({ hour: '2-digit', minute: '2-digit' });
  if (style === 'day' && (daysAgo === 0 || daysAgo === 1)) {
    return relativeTimeFormat(locale, { numeric: 'auto' }).format(-daysAgo, 'day');
  }
  if (daysAgo !== undefined && daysAgo < 7) return write({ weekday: style === 'day' ? 'long' : 'short' });
  const thisYear = now === undefined || new Date(now).getFullYear() === date.getFullYear();
  return write({ day: 'numeric', month: 'short', ...(thisYear ? {} : { year: 'numeric' }) });
}

/** Midnights between two moments, by the reader's clock. */
function daysBetween(earlier: Date, later: Date): number {
  const midnight = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return (midnight(later) - midnight(earlier)) / dayMs;
}

/** Key of a moment's day: the reader's day, or the UTC one if their clock is unknown. */
export function dayKey(at: string, now: number | undefined): string {
  if (now === undefined) return at.slice(0, 10);
  const date = new Date(at);
  return `${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}`;
}
