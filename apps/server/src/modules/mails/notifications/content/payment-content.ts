import { localizedPath } from '@kindling/contract/paths/paths';
import { receiptLines, receiptWords, type PaymentMail } from '../../../money/payments/payments.api.js';
import { mailFooter } from '../look/mail-footer.js';
import type { MailContent } from '../look/mail-layout.js';
import type { Surroundings } from '../look/mail-surroundings.js';

/** What a mail about a payment says. Its subject names the brand and nobody. */
export function paymentContent(
  { kind, paymentId, receipt, refund }: PaymentMail,
  surroundings: Surroundings,
): MailContent {
  const { tenant, language, origin, t } = surroundings;
  const { name: brand, domain_language: domain } = tenant.settings;
  const words = receiptWords(receipt, language, t);
  const facts = refund
    ? { brand, amount: words.money(refund.amountCents), date: words.moment(refund.requestedAt) }
    : { brand };
  const lines = receiptLines(receipt, language, t);
  const paragraphs =
    kind === 'receipt'
      ? lines
      : [
          ...(kind === 'refund_received' && refund && refund.credits > 0
            ? [t('receipts:refund_received.credits', { count: refund.credits })]
            : []),
          ...lines.slice(0, 1),
        ];
  return {
    language,
    brand,
    subject: t(`receipts:${kind}.subject`, facts),
    title: t(`receipts:${kind}.title`, facts),
    paragraphs: [t(`receipts:${kind}.lead`, facts), ...paragraphs],
    button: {
      label: t(`receipts:${kind}.button`),
      url: origin + localizedPath('transactions', language, domain, { id: paymentId }),
    },
    notes: kind === 'refund_received' ? [t('receipts:refund_received.note')] : [],
    linkHint: t('layout.link'),
    footer: mailFooter('layout.reason_account', surroundings),
  };
}
