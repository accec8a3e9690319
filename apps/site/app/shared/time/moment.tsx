import { useDateLocale } from '../i18n/date-locale';
import { formatMoment, type MomentStyle } from './moments';
import { useNow } from './use-now';

/** A moment in the reader's language and time zone. @param at ISO 8601 */
export function Moment({ at, style = 'short' }: { at: string; style?: MomentStyle }) {
  const locale = useDateLocale();
  return <time dateTime={at}>{formatMoment(at, style, locale, useNow(60_000))}</time>;
}
