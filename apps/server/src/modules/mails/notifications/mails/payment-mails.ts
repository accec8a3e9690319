import { timeZoneOf } from '@kindling/contract/brands/brand-day';
import { localizedPath } from '@kindling/contract/paths/paths';
import {
  paymentMailJob,
  PaymentMails,
  receiptLines,
  receiptWords,
  type PaymentMail,
} from '../../../money/payments/payments.api.js';
import { mailFooter } from '../look/mail-footer.js';
import type { Surroundings } from '../look/mail-surroundings.js';
import { defineMail, type SampleFacts, type WrittenMail } from './define-mail.js';

/** Receipts, and the outcome of refunds. */
export const paymentMails = defineMail({
  job: paymentMailJob,
  preparer: PaymentMails,
  prepare: (mails, order) => mails.prepare(order),
  kindOf: ({ kind }) => kind,
  contentOf: paymentContent,
  settled: (mails, order) => mails.sent(order),
  samples: (sample) => ({
    receipt: sample((facts) => ({ ...smallestPurchase(facts), kind: 'receipt' })),
    refund_received: sample((facts) => ({ ...smallestPurchase(facts), kind: 'refund_received' })),
    refund_failed: sample((facts) => ({ ...smallestPurchase(facts), kind: 'refund_failed' })),
  }),
});

/** The content of a mail about a payment. Its subject names the sender and no person. */
function paymentContent(
  { kind, paymentId, receipt, refund }: PaymentMail,
  surroundings: Surroundings,
): WrittenMail {
  const { tenant, language, origin, t } = surroundings;
  const { name: brand, mail_name: sender, domain_language: domain } = tenant.settings;
  const words = receiptWords(receipt, language, t);
  const facts = refund
    ? { amount: words.money(refund.amountCents), date: words.moment(refund.requestedAt) }
    : {};
  const lines = receiptLines(receipt, language, t);
  const notes = {
    // The last line is a sentence: until when the purchase can be undone.
    receipt: lines.slice(-1),
    refund_received: [t('receipts:refund_received.note')],
    refund_failed: [],
  };
  const taken =
    kind === 'refund_received' && refund && refund.credits > 0
      ? [t('receipts:refund_received.credits', { count: refund.credits })]
      : [];
  return {
    language,
    brand,
    subject: t(`receipts:${kind}.subject`, { brand: sender }),
    title: t(`receipts:${kind}.title`, facts),
    paragraphs: [t(`receipts:${kind}.lead`, facts), ...taken],
    details: kind === 'receipt' ? lines.slice(0, -1) : lines.slice(0, 1),
    button: {
      label: t(`receipts:${kind}.button`),
      url: origin + localizedPath('transactions', language, domain, { id: paymentId }),
    },
    notes: notes[kind],
    linkHint: t('layout.link'),
    footer: mailFooter('layout.reason_account', surroundings),
  };
}

/** The smallest bundle, bought and refunded. */
function smallestPurchase({ reader, number, at, surroundings }: SampleFacts): Omit<PaymentMail, 'kind'> {
  const { tenant, company } = surroundings;
  const { settings } = tenant;
  const [bundle] = settings.bundles;
  const totalCents = bundle?.price_cents ?? 0;
  const credits = bundle?.credits ?? 0;
  const until = new Date(at.getTime() + settings.refund_days * 86_400_000);
  return {
    ...reader,
    paymentId: reader.memberId,
    receipt: {
      ...{ orderNumber: number, paidAt: at, until, timeZone: timeZoneOf(settings) },
      ...{ currency: settings.currency, brand: settings.name, seller: company },
      ...{ credits, totalCents, costsCents: 0, refundedCents: 0, vat: undefined },
      method: settings.payment_methods[0] ?? 'creditcard',
    },
    refund: { amountCents: totalCents, credits, requestedAt: at },
  };
}
