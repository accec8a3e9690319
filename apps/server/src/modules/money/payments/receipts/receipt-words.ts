import type { TFunction } from 'i18next';
import type { Language } from '@kindling/contract/languages';
import { formatMoney } from '@kindling/contract/text/numbers';
import { factsOf } from '@kindling/contract/money/payment-methods';
import type { Receipt } from './make-receipt.js';

/** Figures, days and names of a receipt as its reader's language writes them. */
export function receiptWords(receipt: Receipt, language: Language, t: TFunction) {
  const { currency, timeZone, method, vat } = receipt;
  const named = factsOf(method).name;
  return {
    money: (cents: number) => formatMoney(cents, currency, language),
    day: (instant: Date) =>
      new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(instant),
    /** Day and time of day. */
    moment: (instant: Date) =>
      new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(instant),
    /** The day that ends at an instant. */
    lastDay: (instant: Date) =>
      new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(
        new Date(instant.getTime() - 1),
      ),
    method: named ?? t(`receipts:method.${method}`),
    rate:
      vat &&
      new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(
        vat.rate / 10_000,
      ),
  };
}

/** The lines of a receipt, for a mail. */
export function receiptLines(receipt: Receipt, language: Language, t: TFunction): string[] {
  const words = receiptWords(receipt, language, t);
  const { credits, totalCents, vat, until, paidAt } = receipt;
  return [
    t('receipts:order', { number: receipt.orderNumber }),
    t('receipts:date', { date: words.day(paidAt) }),
    t('receipts:item', { count: credits }),
    t('receipts:total', { amount: words.money(totalCents) }),
    ...(receipt.costsCents > 0 ? [t('receipts:costs', { amount: words.money(receipt.costsCents) })] : []),
    ...(vat ? [t('receipts:vat', { rate: words.rate, amount: words.money(vat.cents) })] : []),
    t('receipts:paid_with', { method: words.method }),
    t('receipts:withdraw', { date: words.lastDay(until) }),
  ];
}
