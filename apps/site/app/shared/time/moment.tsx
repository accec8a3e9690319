import { useSite } from '../site/site-data';
import { formatMoment, type MomentStyle } from './moments';
import { useNow } from './use-now';

/** A moment in the reader's language and time zone. @param at ISO 8601 */
export function Moment({ at, style = 'short' }: { at: string; style?: MomentStyle }) {
  const { language } = useSite();
  return <time dateTime={at}>{formatMoment(at, style, language, useNow(60_000))}</time>;
}
