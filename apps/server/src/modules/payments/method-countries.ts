import type { Country, Currency } from '@kindling/contract/languages';
import { factsOf, type PaymentMethod } from '@kindling/contract/payment-methods';

/**
 * The methods that somebody in a country can pay by (decisions §7.3), in the order given.
 *
 * @param country null when nobody knows: then every method may be theirs
 * @param currency what they pay in
 */
export function methodsIn(
  country: Country | null,
  methods: readonly PaymentMethod[],
  currency: Currency,
): PaymentMethod[] {
  return methods.filter((method) => {
    const { countries, currencies } = factsOf(method);
    const isTheirs = country === null || (countries?.includes(country) ?? true);
    return isTheirs && (currencies?.includes(currency) ?? true);
  });
}
