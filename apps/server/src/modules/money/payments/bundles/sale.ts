import type { Country } from '@kindling/contract/languages';
import { currencyFor, leastBundleCents, priceIn } from '@kindling/contract/money/money';
import type { Bundle } from '@kindling/contract/brands/settings/price-settings';
import type { Settings } from '@kindling/contract/brands/settings/settings';
import type { Sale } from '../../discounts/discounts.api.js';

/** The price of a bundle for a payer from a country, before any discount. */
export function saleOf(
  settings: Settings,
  bundle: Bundle,
  country: Country | null,
): Sale & { bundle: Bundle } {
  const currency = currencyFor(settings, country);
  return {
    bundle,
    currency,
    brandCurrency: settings.currency,
    // A currency is taken only where every bundle has a price in it.
    usualCents: priceIn(bundle, currency, settings.currency) ?? bundle.price_cents,
    leastCents: leastBundleCents(settings, bundle, { currency, country }),
  };
}
