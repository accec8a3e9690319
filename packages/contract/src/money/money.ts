import type { Country, Currency } from '../languages.js';
import type { PaymentMethod } from './payment-methods.js';
import type { Bundle } from '../brands/settings/price-settings.js';
import type { Settings } from '../brands/settings/settings.js';

/** The currency of each country (decisions §7.2). */
export const currencyOfCountry: Readonly<Record<Country, Currency>> = {
  AT: 'EUR',
  AU: 'AUD',
  BE: 'EUR',
  CA: 'CAD',
  CH: 'CHF',
  DE: 'EUR',
  DK: 'DKK',
  ES: 'EUR',
  FI: 'EUR',
  FR: 'EUR',
  GB: 'GBP',
  IE: 'EUR',
  IT: 'EUR',
  LU: 'EUR',
  NL: 'EUR',
  NO: 'NOK',
  NZ: 'NZD',
  PL: 'PLN',
  SE: 'SEK',
  US: 'USD',
};

type Sold = Pick<Settings, 'bundles' | 'currency'>;

/** The currencies that a brand accepts: its own first, then those in which every bundle has a price. */
export function currenciesOf({ currency, bundles }: Sold): Currency[] {
  const [first, ...others] = bundles;
  const more = Object.keys(first?.prices ?? {}) as Currency[];
  return [
    currency,
    ...more.filter((one) => one !== currency && others.every(({ prices }) => prices?.[one] !== undefined)),
  ];
}

/**
 * The payer's currency: that of their country where the brand accepts it, else the brand's own.
 *
 * @param country null when unknown
 */
export function currencyFor(settings: Sold, country: Country | null): Currency {
  const own = country && currencyOfCountry[country];
  return own && currenciesOf(settings).includes(own) ? own : settings.currency;
}

/** The price of a bundle in a currency, in minor units; undefined where it has none. */
export function priceIn(
  bundle: Pick<Bundle, 'price_cents' | 'prices'>,
  currency: Currency,
  brandCurrency: Currency,
): number | undefined {
  return currency === brandCurrency ? bundle.price_cents : bundle.prices?.[currency];
}

/** A price less a percentage, in minor units, rounded in the buyer's favour; at least one. */
export function lessPercent(cents: number, percentage: number): number {
  return Math.max(1, Math.floor((cents * (100 - percentage)) / 100));
}

/**
 * The least price of a bundle at which none of its messages is cheaper than `minimum_message_costs` (decisions §7.2); 0
 * where that currency has no minimum, or messages are free.
 *
 * @param country the payer's; null when unknown, then the highest minimum of all countries applies
 */
export function leastBundleCents(
  settings: Pick<Settings, 'minimum_message_costs' | 'message_credits'>,
  { credits }: Pick<Bundle, 'credits'>,
  { currency, country }: { currency: Currency; country: Country | null },
): number {
  if (settings.message_credits === 0) return 0;
  const said = Object.entries(settings.minimum_message_costs)
    .filter(([where, least]) => least.currency === currency && (country === null || where === country))
    .map(([, { costs }]) => costs);
  return Math.ceil((Math.max(0, ...said) * credits) / settings.message_credits);
}

/** The surcharge of a method in a currency, in minor units (specification §3, "transaction costs"). */
export function transactionCosts(
  { transaction_costs: all }: Pick<Settings, 'transaction_costs'>,
  method: PaymentMethod,
  currency: Currency,
): number {
  const set = all?.[method];
  return set?.currency === currency ? set.costs : 0;
}
