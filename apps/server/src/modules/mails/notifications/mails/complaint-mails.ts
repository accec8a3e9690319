import { timeZoneOf } from '@kindling/contract/brands/brand-day';
import { supportMailJob, SupportMails, type SupportMail } from '../../../safety/support/support.api.js';
import { mailFooter } from '../look/mail-footer.js';
import type { Surroundings } from '../look/mail-surroundings.js';
import { defineMail, type SampleFacts, type WrittenMail } from './define-mail.js';
import { complaintAddress } from './complaint-address.js';

/** Receipts of complaints, and support's answers (trust 10). */
export const complaintMails = defineMail({
  job: supportMailJob,
  preparer: SupportMails,
  prepare: (mails, order) => mails.prepare(order),
  kindOf: ({ kind }) => `complaint_${kind}` as const,
  contentOf: supportContent,
  samples: (sample) => ({
    complaint_receipt: sample((facts) => sampleOf(facts, 'receipt')),
    complaint_answer: sample((facts) => sampleOf(facts, 'answer', '…')),
    complaint_closed: sample((facts) => sampleOf(facts, 'closed')),
  }),
});

function sampleOf(
  { reader, number, token, at }: SampleFacts,
  kind: SupportMail['kind'],
  answer?: string,
): SupportMail {
  return { ...reader, kind, number, token, dueAt: at, answer, unproven: false };
}

/**
 * The content of a mail about a complaint: its number, its outcome and support's text. Nothing typed into the form,
 * which may name a stranger's address.
 */
function supportContent(mail: SupportMail, surroundings: Surroundings): WrittenMail {
  const { kind, number, dueAt, answer, unproven } = mail;
  const { tenant, language, t } = surroundings;
  const { name: brand, mail_name: sender, support_email: address } = tenant.settings;
  const timeZone = timeZoneOf(tenant.settings);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(dueAt);
  const text = (key: string): string => t(`support.${kind}.${key}`, { brand, address, number, date });
  return {
    language,
    brand,
    subject: t(`support.${kind}.subject`, { brand: sender }),
    title: text('title'),
    paragraphs: [text('lead'), ...(answer?.split(/\n{2,}/) ?? [])],
    button: { label: t('support.button'), url: complaintAddress(mail, surroundings) },
    notes: [text('note'), ...(unproven ? [t('support.ignore')] : [])],
    linkHint: t('layout.link'),
    footer: mailFooter(unproven ? 'layout.reason_report' : 'layout.reason_account', surroundings),
  };
}
