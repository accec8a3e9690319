import type { Country, Currency } from '../languages.js';

/** Properties of a payment method, the same for every brand and provider. */
interface MethodFacts {
  /** Its name where that is the same in every language; null where it is translated. */
  name: string | null;
  /** The countries in which it is available; null for all. */
  countries: readonly Country[] | null;
  /** The currencies it supports; null for any. */
  currencies: readonly Currency[] | null;
  /** What can be kept with the payer's consent, so that a later order needs no page of a provider; null for nothing. */
  keeps: MandateKind | null;
  /**
   * The smallest and the largest amount, in minor units of the payment's currency. Providers set their own limits
   * within these; they were written down without a contract at hand.
   */
  least: number;
  most: number;
  /**
   * Whether its costs may be passed on to payers. In the EU this is forbidden for consumer cards and SEPA (PSD2,
   * article 62).
   */
  mayCost: boolean;
}

/** What can be charged again: a bank account by direct debit, or a card. */
export const mandateKinds = ['account', 'card'] as const;
export type MandateKind = (typeof mandateKinds)[number];

const euroArea = ['AT', 'BE', 'DE', 'ES', 'FI', 'FR', 'IE', 'IT', 'LU', 'NL'] as const;

/** Every payment method of specification §3, in its order, with its properties. */
const methodFacts = {
  sdd: {
    name: null,
    countries: euroArea,
    currencies: ['EUR'],
    keeps: 'account',
    least: 1,
    most: 100_000,
    mayCost: false,
  },
  postepay: {
    name: 'Postepay',
    countries: ['IT'],
    currencies: null,
    keeps: 'card',
    least: 1,
    most: 1_000_000,
    mayCost: false,
  },
  blik: {
    name: 'BLIK',
    countries: ['PL'],
    currencies: ['PLN'],
    keeps: null,
    least: 1,
    most: 1_000_000,
    mayCost: true,
  },
  sct: {
    name: null,
    countries: euroArea,
    currencies: ['EUR'],
    keeps: null,
    least: 1,
    most: 5_000_000,
    mayCost: false,
  },
  giropay: {
    name: 'giropay',
    countries: ['DE'],
    currencies: ['EUR'],
    keeps: null,
    least: 100,
    most: 5_000_000,
    mayCost: true,
  },
  mastercard: {
    name: 'Mastercard',
    countries: null,
    currencies: null,
    keeps: 'card',
    least: 1,
    most: 1_000_000,
    mayCost: false,
  },
  visa: {
    name: 'Visa',
    countries: null,
    currencies: null,
    keeps: 'card',
    least: 1,
    most: 1_000_000,
    mayCost: false,
  },
  creditcard: {
    name: null,
    countries: null,
    currencies: null,
    keeps: 'card',
    least: 1,
    most: 1_000_000,
    mayCost: false,
  },
  nexi: {
    name: 'Nexi',
    countries: ['IT'],
    currencies: null,
    keeps: 'card',
    least: 1,
    most: 1_000_000,
    mayCost: false,
  },
  cartebancaire: {
    name: 'Carte Bancaire',
    countries: ['FR'],
    currencies: ['EUR'],
    keeps: 'card',
    least: 1,
    most: 1_000_000,
    mayCost: false,
  },
  dankort: {
    name: 'Dankort',
    countries: ['DK'],
    currencies: ['DKK'],
    keeps: 'card',
    least: 1,
    most: 5_000_000,
    mayCost: false,
  },
  mobilepay: {
    name: 'MobilePay',
    countries: ['DK', 'FI'],
    currencies: ['DKK', 'EUR'],
    keeps: null,
    least: 100,
    most: 5_000_000,
    mayCost: true,
  },
  swish: {
    name: 'Swish',
    countries: ['SE'],
    currencies: ['SEK'],
    keeps: null,
    least: 100,
    most: 15_000_000,
    mayCost: true,
  },
  twint: {
    name: 'TWINT',
    countries: ['CH'],
    currencies: ['CHF'],
    keeps: null,
    least: 1,
    most: 500_000,
    mayCost: true,
  },
  satispay: {
    name: 'Satispay',
    countries: ['IT'],
    currencies: ['EUR'],
    keeps: null,
    least: 1,
    most: 250_000,
    mayCost: true,
  },
  vipps: {
    name: 'Vipps',
    countries: ['NO'],
    currencies: ['NOK'],
    keeps: null,
    least: 100,
    most: 5_000_000,
    mayCost: true,
  },
  ideal: {
    name: 'iDEAL',
    countries: ['NL'],
    currencies: ['EUR'],
    keeps: null,
    least: 1,
    most: 5_000_000,
    mayCost: true,
  },
  bancontact: {
    name: 'Bancontact',
    countries: ['BE'],
    currencies: ['EUR'],
    keeps: null,
    least: 2,
    most: 5_000_000,
    mayCost: false,
  },
  applepay: {
    name: 'Apple Pay',
    countries: null,
    currencies: null,
    keeps: null,
    least: 1,
    most: 1_000_000,
    mayCost: false,
  },
  paysafecard: {
    name: 'paysafecard',
    countries: null,
    currencies: null,
    keeps: null,
    least: 1,
    most: 100_000,
    mayCost: true,
  },
  maestro: {
    name: 'Maestro',
    countries: null,
    currencies: null,
    keeps: 'card',
    least: 1,
    most: 1_000_000,
    mayCost: false,
  },
  paypal: {
    name: 'PayPal',
    countries: null,
    currencies: null,
    keeps: null,
    least: 1,
    most: 800_000,
    mayCost: true,
  },
  sofort: {
    name: 'Sofort',
    countries: ['AT', 'BE', 'CH', 'DE', 'ES', 'IT', 'NL', 'PL'],
    currencies: ['EUR', 'CHF', 'PLN'],
    keeps: null,
    least: 10,
    most: 5_000_000,
    mayCost: true,
  },
  eps: {
    name: 'eps',
    countries: ['AT'],
    currencies: ['EUR'],
    keeps: null,
    least: 100,
    most: 5_000_000,
    mayCost: true,
  },
  prezelewy24: {
    name: 'Przelewy24',
    countries: ['PL'],
    currencies: ['PLN', 'EUR'],
    keeps: null,
    least: 1,
    most: 5_500_000,
    mayCost: true,
  },
} as const satisfies Readonly<Record<string, MethodFacts>>;

export type PaymentMethod = keyof typeof methodFacts;

export const paymentMethods = Object.keys(methodFacts) as [PaymentMethod, ...PaymentMethod[]];

/** Methods whose name is translated. */
export type DescribedMethod = {
  [Method in PaymentMethod]: (typeof methodFacts)[Method]['name'] extends null ? Method : never;
}[PaymentMethod];

/** @returns the properties of a method, typed as those of every method */
export function factsOf(method: PaymentMethod): MethodFacts {
  return methodFacts[method];
}

/** Methods that a bank confirms days after the order. */
const slow: readonly PaymentMethod[] = ['sdd', 'sct'];

/** Whether the payer waits for days until the money, and so the credits, arrive. */
export const isSlow = (method: PaymentMethod): boolean => slow.includes(method);

/** Methods whose owners ended them, in 2024. A provider may still know one under its name; a simulated one offers none. */
export const endedMethods: readonly PaymentMethod[] = ['giropay', 'sofort'];

/** Whether a method supports an amount in minor units, costs included. */
export function movesAmount(method: PaymentMethod, cents: number): boolean {
  const { least, most } = factsOf(method);
  return cents >= least && cents <= most;
}
