import { Locale, PaymentMethod as MollieMethod } from '@mollie/api-client';
import type { Language } from '@kindling/contract/languages';
import type { PaymentMethod } from '@kindling/contract/money/payment-methods';

/**
 * Mollie's names of our methods. Brands of cards are a single method there: its page finds out which card it is.
 * Methods that it does not have, or has discontinued (giropay, Sofort), are missing.
 */
export const mollieMethods: Readonly<Partial<Record<PaymentMethod, MollieMethod>>> = {
  sdd: MollieMethod.directdebit,
  blik: MollieMethod.blik,
  sct: MollieMethod.banktransfer,
  mastercard: MollieMethod.creditcard,
  visa: MollieMethod.creditcard,
  creditcard: MollieMethod.creditcard,
  postepay: MollieMethod.creditcard,
  nexi: MollieMethod.creditcard,
  cartebancaire: MollieMethod.creditcard,
  dankort: MollieMethod.creditcard,
  maestro: MollieMethod.creditcard,
  mobilepay: MollieMethod.mobilepay,
  swish: MollieMethod.swish,
  twint: MollieMethod.twint,
  satispay: MollieMethod.satispay,
  vipps: MollieMethod.vipps,
  ideal: MollieMethod.ideal,
  bancontact: MollieMethod.bancontact,
  applepay: MollieMethod.applepay,
  paysafecard: MollieMethod.paysafecard,
  paypal: MollieMethod.paypal,
  eps: MollieMethod.eps,
  prezelewy24: MollieMethod.przelewy24,
};

export const mollieLocales: Readonly<Record<Language, Locale>> = {
  da: Locale.da_DK,
  de: Locale.de_DE,
  en: Locale.en_GB,
  es: Locale.es_ES,
  fi: Locale.fi_FI,
  fr: Locale.fr_FR,
  it: Locale.it_IT,
  nb: Locale.nb_NO,
  nl: Locale.nl_NL,
  pl: Locale.pl_PL,
  sv: Locale.sv_SE,
};
