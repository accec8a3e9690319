import type { Country } from '@kindling/contract/languages';
import type { PaymentMethod } from '@kindling/contract/payment-methods';

const euroArea: readonly Country[] = ['AT', 'BE', 'DE', 'ES', 'FI', 'FR', 'IE', 'IT', 'LU', 'NL'];

/** Methods that only people of some countries have; the others are everywhere. */
const countriesOf: Partial<Record<PaymentMethod, readonly Country[]>> = {
  bancontact: ['BE'],
  blik: ['PL'],
  cartebancaire: ['FR'],
  dankort: ['DK'],
  eps: ['AT'],
  giropay: ['DE'],
  ideal: ['NL'],
  mobilepay: ['DK', 'FI'],
  nexi: ['IT'],
  postepay: ['IT'],
  prezelewy24: ['PL'],
  satispay: ['IT'],
  sct: euroArea,
  sdd: euroArea,
  sofort: ['AT', 'BE', 'CH', 'DE', 'ES', 'IT', 'NL', 'PL'],
  swish: ['SE'],
  twint: ['CH'],
  vipps: ['NO'],
};

/**
 * The methods that somebody in a country can pay by (decisions §7.3), in the order given.
 *
 * @param country null when nobody knows: then every method may be theirs
 */
export function methodsIn(country: Country | null, methods: readonly PaymentMethod[]): PaymentMethod[] {
  return methods.filter((method) => country === null || (countriesOf[method]?.includes(country) ?? true));
}
