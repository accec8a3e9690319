import { t } from './texts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long a time is, in the one unit that tells it best: `3 hours`, `2 days`. */
export function spanName(ms: number): string {
  const span = Math.max(0, ms);
  if (span < minute) return t('less than a minute');
  if (span < hour) return t('{{count}} minutes', { count: Math.floor(span / minute) });
  if (span < 2 * day) return t('{{count}} hours', { count: Math.floor(span / hour) });
  return t('{{count}} days', { count: Math.floor(span / day) });
}

/** Minutes as a narrow cell tells them: `45 min`, `2 h 10`, `3 d 4 h`. */
export function minutesName(minutes: number): string {
  if (minutes < 60) return t('{{minutes}} min', { minutes });
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours < 48)
    return [t('{{hours}} h', { hours }), ...(rest === 0 ? [] : [String(rest).padStart(2, '0')])].join(' ');
  const days = t('{{days}} d', { days: Math.floor(hours / 24) });
  return hours % 24 === 0 ? days : `${days} ${t('{{hours}} h', { hours: hours % 24 })}`;
}
