import type { Country } from '@kindling/contract/languages';
import { factsOf, type PaymentMethod } from '@kindling/contract/payment-methods';

/**
 * The methods that somebody in a country can pay by (decisions §7.3), in the order given.
 *
 * @param country null when nobody knows: then every method may be theirs
 */
export function methodsIn(country: Country | null, methods: readonly PaymentMethod[]): PaymentMethod[] {
  return methods.filter(
    (method) => country === null || (factsOf(method).countries?.includes(country) ?? true),
  );
}
