import { useTranslation } from 'react-i18next';
import { formatMoney } from '@kindling/contract/text/numbers';
import { useSite } from '../../shared/site/site-data';
import { priceRange, type PricedBundle } from './message-price';

/** Credits followed by their price in money (trust 4): “10 credits (≈ € 0,73 – € 1,00)”. */
export function PriceOfCredits({ credits, bundles }: { credits: number; bundles: readonly PricedBundle[] }) {
  const { t } = useTranslation();
  const { language } = useSite();
  const range = priceRange(bundles, credits);
  const amount = t('nav.credits', { count: credits });
  if (!range) return <span>{amount}</span>;
  const least = formatMoney(range.least, range.currency, language);
  const most = formatMoney(range.most, range.currency, language);
  const money = range.least === range.most ? least : `${least} – ${most}`;
  // A price that breaks over two lines reads as two; a line may also end after a dash, unless a word joiner follows.
  const inOneLine = `(≈ ${money})`.replaceAll(' ', '\u00a0').replace('–', '–\u2060');
  return <span>{`${amount} ${inOneLine}`}</span>;
}
