import { useDateLocale } from '../../shared/i18n/date-locale';
import { dateTimeFormat } from '../../shared/i18n/formatters';

/** Writes a time as clocks on a wall show it, wherever the reader is. */
export function useWallTime(): (wallTime: string) => string {
  const locale = useDateLocale();
  return (wallTime) =>
    dateTimeFormat(locale, {
      ...({ weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' } as const),
      timeZone: 'UTC',
    }).format(new Date(`${wallTime}:00.000Z`));
}
