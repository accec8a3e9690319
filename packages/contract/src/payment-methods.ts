import type { Country } from './languages.js';

/** What is known of a payment method, for every brand and provider alike. */
interface MethodFacts {
  /** Its name where that is the same in every language; null where it is a text of each language. */
  name: string | null;
  /** The countries whose people have it; null where everybody may. */
  countries: readonly Country[] | null;
}

const euroArea = ['AT', 'BE', 'DE', 'ES', 'FI', 'FR', 'IE', 'IT', 'LU', 'NL'] as const;

/** Every payment method of specification §3, in its order, with all that is known of it. */
const methodFacts = {
  sdd: { name: null, countries: euroArea },
  postepay: { name: 'Postepay', countries: ['IT'] },
  blik: { name: 'BLIK', countries: ['PL'] },
  sct: { name: null, countries: euroArea },
  giropay: { name: 'giropay', countries: ['DE'] },
  mastercard: { name: 'Mastercard', countries: null },
  visa: { name: 'Visa', countries: null },
  creditcard: { name: null, countries: null },
  nexi: { name: 'Nexi', countries: ['IT'] },
  cartebancaire: { name: 'Carte Bancaire', countries: ['FR'] },
  dankort: { name: 'Dankort', countries: ['DK'] },
  mobilepay: { name: 'MobilePay', countries: ['DK', 'FI'] },
  swish: { name: 'Swish', countries: ['SE'] },
  twint: { name: 'TWINT', countries: ['CH'] },
  satispay: { name: 'Satispay', countries: ['IT'] },
  vipps: { name: 'Vipps', countries: ['NO'] },
  ideal: { name: 'iDEAL', countries: ['NL'] },
  bancontact: { name: 'Bancontact', countries: ['BE'] },
  applepay: { name: 'Apple Pay', countries: null },
  paysafecard: { name: 'paysafecard', countries: null },
  maestro: { name: 'Maestro', countries: null },
  paypal: { name: 'PayPal', countries: null },
  sofort: { name: 'Sofort', countries: ['AT', 'BE', 'CH', 'DE', 'ES', 'IT', 'NL', 'PL'] },
  eps: { name: 'eps', countries: ['AT'] },
  prezelewy24: { name: 'Przelewy24', countries: ['PL'] },
} as const satisfies Readonly<Record<string, MethodFacts>>;

export type PaymentMethod = keyof typeof methodFacts;

export const paymentMethods = Object.keys(methodFacts) as [PaymentMethod, ...PaymentMethod[]];

/** Methods whose name is a text of each language. */
export type DescribedMethod = {
  [Method in PaymentMethod]: (typeof methodFacts)[Method]['name'] extends null ? Method : never;
}[PaymentMethod];

/** @returns the facts of a method, as wide as those of every method */
export function factsOf(method: PaymentMethod): MethodFacts {
  return methodFacts[method];
}
