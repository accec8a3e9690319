import type { Currency } from '@kindling/contract/languages';
import { formatMoney } from '@kindling/contract/text/numbers';
import { useSite } from '../site/site-data';

/** An amount of money in the page's format. @param cents minor units, VAT included */
export function Price({ cents, currency }: { cents: number; currency: Currency }) {
  const { language } = useSite();
  return <span>{formatMoney(cents, currency, language)}</span>;
}
