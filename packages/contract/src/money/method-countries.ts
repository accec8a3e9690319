import type { Country, Currency } from '../languages.js';
import { factsOf, type PaymentMethod } from './payment-methods.js';

/**
 * The payment methods available in a country (decisions §7.3): those of this country alone come first, those available
 * everywhere last, otherwise in the given order.
 *
 * @param country null when unknown: then every method may be available
 * @param currency of the payment
 */
export function methodsIn(
  country: Country | null,
  methods: readonly PaymentMethod[],
  currency: Currency,
): PaymentMethod[] {
  const theirs = methods.filter((method) => {
    const { countries, currencies } = factsOf(method);
    const isTheirs = country === null || (countries?.includes(country) ?? true);
    return isTheirs && (currencies?.includes(currency) ?? true);
  });
  return country === null ? theirs : theirs.sort((one, other) => spread(one) - spread(other));
}

/** Number of countries in which it is available. */
function spread(method: PaymentMethod): number {
  return factsOf(method).countries?.length ?? Number.MAX_SAFE_INTEGER;
}
