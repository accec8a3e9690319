import type { Language } from '@kindling/contract/languages';

/**
 * How a moment is written.
 * `short`: the time when it was today, else the day. `day`: the day alone. `time`: hours and minutes.
 */
export type MomentStyle = 'short' | 'day' | 'time';

const dayMs = 24 * 3_600_000;

/**
 * @param at ISO 8601
 * @param now undefined where the reader's clock is unknown; the moment is then told in UTC
 */
export function formatMoment(
  at: string,
  style: MomentStyle,
  language: Language,
  now: number | undefined,
): string {
  const date = new Date(at);
  const zone = now === undefined ? { timeZone: 'UTC' } : {};
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, ...zone }).format(date);
  if (style === 'time') return write({ hour: '2-digit', minute: '2-digit' });
  if (
    style === 'short' &&
    now !== undefined &&
    dayKey(at, now) === dayKey(new Date(now).toISOString(), now)
  ) {
    return write({ hour: '2-digit', minute: '2-digit' });
  }
  const recent = now !== undefined && now - date.getTime() < 6 * dayMs;
  if (recent) return write({ weekday: style === 'day' ? 'long' : 'short' });
  const thisYear = now === undefined || new Date(now).getFullYear() === date.getFullYear();
  return write({ day: 'numeric', month: 'short', ...(thisYear ? {} : { year: 'numeric' }) });
}

/** What two moments of one day have in common: the reader's day, or the UTC one where their clock is unknown. */
export function dayKey(at: string, now: number | undefined): string {
  if (now === undefined) return at.slice(0, 10);
  const date = new Date(at);
  return `${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}`;
}
