import type { Country, Currency } from '../languages.js';
import { factsOf, isSlow, type PaymentMethod } from './payment-methods.js';

/**
 * The payment methods available in a country (decisions §7.3): those of this country alone come first, then those
 * available everywhere, and last those that take days (direct debit, transfer); otherwise in the given order.
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
  const place = (method: PaymentMethod) => (country === null ? 0 : spread(method));
  return theirs.sort(
    (one, other) => Number(isSlow(one)) - Number(isSlow(other)) || place(one) - place(other),
  );
}

/** Number of countries in which it is available. */
function spread(method: PaymentMethod): number {
  return factsOf(method).countries?.length ?? Number.MAX_SAFE_INTEGER;
}
