import type { PaymentMethod } from '@kindling/contract/payment-methods';
import { codeName } from '../../../shared/names';

/** What the methods call themselves. */
const names: Record<PaymentMethod, string> = {
  sdd: 'SEPA direct debit',
  postepay: 'Postepay',
  blik: 'BLIK',
  sct: 'SEPA transfer',
  giropay: 'giropay',
  mastercard: 'Mastercard',
  visa: 'Visa',
  creditcard: 'Credit card',
  nexi: 'Nexi',
  cartebancaire: 'Carte bancaire',
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

/** @param code a method of the schema; one that is newer than the console shows its code */
export function paymentMethodName(code: string): string {
  return (names as Record<string, string>)[code] ?? codeName(code);
}
