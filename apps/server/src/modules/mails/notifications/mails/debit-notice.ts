import { formatMoney } from '@kindling/contract/text/numbers';
import { localizedPath } from '@kindling/contract/paths/paths';
import { debitNoticeJob, DebitNotices, type DebitNotice } from '../../../money/payments/payments.api.js';
import { mailFooter } from '../look/mail-footer.js';
import type { Surroundings } from '../look/mail-surroundings.js';
import { defineMail, type WrittenMail } from './define-mail.js';

/** Announces a direct debit. */
export const debitNotice = defineMail({
  job: debitNoticeJob,
  preparer: DebitNotices,
  prepare: (notices, { paymentId }) => notices.prepare(paymentId),
  kindOf: () => 'debit_notice',
  contentOf: debitNoticeContent,
  samples: () => ({}),
});

/** The subject names no person; the body contains only the last digits of the account number. */
function debitNoticeContent(notice: DebitNotice, surroundings: Surroundings): WrittenMail {
  const { tenant, language, origin, t } = surroundings;
  const { name: brand, domain_language: domain } = tenant.settings;
  const { amountCents, currency, debitedFrom, credits, creditor } = notice;
  const amount = formatMoney(amountCents, currency, language);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(debitedFrom);
  return {
    language,
    brand,
    subject: t('receipts:debit_notice.subject'),
    title: t('receipts:debit_notice.title'),
    paragraphs: [
      t('receipts:debit_notice.lead', { amount, date, account: notice.lastFour, holder: notice.holder }),
    ],
    details: [
      t('receipts:order', { number: notice.orderNumber }),
      t('receipts:item', { count: credits }),
      t('receipts:debit_notice.creditor', { name: creditor.name, id: creditor.creditor_id ?? '' }),
      t('receipts:debit_notice.reference', { reference: notice.reference }),
    ],
    button: {
      label: t('receipts:debit_notice.button'),
      url: origin + localizedPath('transactions', language, domain, { id: notice.paymentId }),
    },
    notes: [t('receipts:debit_notice.note')],
    linkHint: t('layout.link'),
    footer: mailFooter('layout.reason_account', surroundings),
  };
}
