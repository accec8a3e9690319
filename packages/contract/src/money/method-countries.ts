import type { Country, Currency } from '../languages.js';
import { factsOf, type PaymentMethod } from './payment-methods.js';

/**
 * The methods that somebody in a country can pay by (decisions §7.3): what only their country has comes first, what everybody
 * has last, and otherwise in the order given.
 *
 * @param country null when nobody knows: then every method may be theirs
 * @param currency what they pay in
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

/** In how many countries people have it. */
function spread(method: PaymentMethod): number {
  return factsOf(method).countries?.length ?? Number.MAX_SAFE_INTEGER;
}
