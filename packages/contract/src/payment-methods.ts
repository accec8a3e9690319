import type { Country, Currency } from './languages.js';

/** What is known of a payment method, for every brand and provider alike. */
interface MethodFacts {
  /** Its name where that is the same in every language; null where it is a text of each language. */
  name: string | null;
  /** The countries whose people have it; null where everybody may. */
  countries: readonly Country[] | null;
  /** The currencies it moves; null where it takes any. */
  currencies: readonly Currency[] | null;
}

const euroArea = ['AT', 'BE', 'DE', 'ES', 'FI', 'FR', 'IE', 'IT', 'LU', 'NL'] as const;

/** Every payment method of specification §3, in its order, with all that is known of it. */
const methodFacts = {
  sdd: { name: null, countries: euroArea, currencies: ['EUR'] },
  postepay: { name: 'Postepay', countries: ['IT'], currencies: null },
  blik: { name: 'BLIK', countries: ['PL'], currencies: ['PLN'] },
  sct: { name: null, countries: euroArea, currencies: ['EUR'] },
  giropay: { name: 'giropay', countries: ['DE'], currencies: ['EUR'] },
  mastercard: { name: 'Mastercard', countries: null, currencies: null },
  visa: { name: 'Visa', countries: null, currencies: null },
  creditcard: { name: null, countries: null, currencies: null },
  nexi: { name: 'Nexi', countries: ['IT'], currencies: null },
  cartebancaire: { name: 'Carte Bancaire', countries: ['FR'], currencies: ['EUR'] },
  dankort: { name: 'Dankort', countries: ['DK'], currencies: ['DKK'] },
  mobilepay: { name: 'MobilePay', countries: ['DK', 'FI'], currencies: ['DKK', 'EUR'] },
  swish: { name: 'Swish', countries: ['SE'], currencies: ['SEK'] },
  twint: { name: 'TWINT', countries: ['CH'], currencies: ['CHF'] },
  satispay: { name: 'Satispay', countries: ['IT'], currencies: ['EUR'] },
  vipps: { name: 'Vipps', countries: ['NO'], currencies: ['NOK'] },
  ideal: { name: 'iDEAL', countries: ['NL'], currencies: ['EUR'] },
  bancontact: { name: 'Bancontact', countries: ['BE'], currencies: ['EUR'] },
  applepay: { name: 'Apple Pay', countries: null, currencies: null },
  paysafecard: { name: 'paysafecard', countries: null, currencies: null },
  maestro: { name: 'Maestro', countries: null, currencies: null },
  paypal: { name: 'PayPal', countries: null, currencies: null },
  sofort: {
    name: 'Sofort',
    countries: ['AT', 'BE', 'CH', 'DE', 'ES', 'IT', 'NL', 'PL'],
    currencies: ['EUR', 'CHF', 'PLN'],
  },
  eps: { name: 'eps', countries: ['AT'], currencies: ['EUR'] },
  prezelewy24: { name: 'Przelewy24', countries: ['PL'], currencies: ['PLN', 'EUR'] },
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
