import { formatMoney } from '@kindling/contract/text/numbers';
import { localizedPath } from '@kindling/contract/paths/paths';
import { JobHandler, type HandlesJob, type JobContext } from '../../../../kernel/outbox/job.js';
import { debitNoticeJob, DebitNotices, type DebitNotice } from '../../../money/payments/payments.api.js';
import { mailFooter } from '../look/mail-footer.js';
import type { MailContent } from '../look/mail-layout.js';
import type { Surroundings } from '../look/mail-surroundings.js';
import { SendMail } from './send-mail.js';

/** Tells payers what will be debited, before it is. */
@JobHandler(debitNoticeJob)
export class SendDebitNotice implements HandlesJob<{ paymentId: string }> {
  constructor(
    private readonly debitNotices: DebitNotices,
    private readonly sendMail: SendMail,
  ) {}

  async handle({ paymentId }: { paymentId: string }, { id }: JobContext): Promise<void> {
    const notice = await this.debitNotices.prepare(paymentId);
    if (notice)
      await this.sendMail.send(notice, { id, kind: 'debit_notice' }, (surroundings) =>
        contentOf(notice, surroundings),
      );
  }
}

/** Its subject names the brand and nobody; of the account it has no more than the end of its number. */
function contentOf(notice: DebitNotice, surroundings: Surroundings): MailContent {
  const { tenant, language, origin, t } = surroundings;
  const { name: brand, domain_language: domain } = tenant.settings;
  const { amountCents, currency, debitedFrom, credits, creditor } = notice;
  const amount = formatMoney(amountCents, currency, language);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(debitedFrom);
  return {
    language,
    brand,
    subject: t('receipts:debit_notice.subject', { brand }),
    title: t('receipts:debit_notice.title'),
    paragraphs: [
      t('receipts:debit_notice.lead', { amount, date, account: notice.lastFour, holder: notice.holder }),
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
