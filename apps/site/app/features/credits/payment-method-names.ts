import type { PaymentMethod } from '@kindling/contract/payment-methods';

/** Names that are the same in every language; the others are texts of `credits` (`method.*`). */
export const properNames: Partial<Record<PaymentMethod, string>> = {
  postepay: 'Postepay',
  blik: 'BLIK',
  giropay: 'giropay',
  mastercard: 'Mastercard',
  visa: 'Visa',
  nexi: 'Nexi',
  cartebancaire: 'Carte Bancaire',
  dankort: 'Dankort',
  mobilepay: 'MobilePay',
  swish: 'Swish',
  twint: 'TWINT',
  satispay: 'Satispay',
  vipps: 'Vipps',
  ideal: 'iDEAL',
  bancontact: 'Bancontact',
  applepay: 'Apple Pay',
  paysafecard: 'paysafecard',
  maestro: 'Maestro',
  paypal: 'PayPal',
  sofort: 'Sofort',
  eps: 'eps',
  prezelewy24: 'Przelewy24',
};
