import { timeZoneOf } from '@kindling/contract/brands/brand-day';
import { reportMailJob, ReportMails, type ReportMail } from '../../../safety/reports/reports.api.js';
import { mailFooter, safetyLink } from '../look/mail-footer.js';
import type { Surroundings } from '../look/mail-surroundings.js';
import { defineMail, type WrittenMail } from './define-mail.js';
import { complaintAddress } from './complaint-address.js';

/** Receipts and decisions to the reporter (trust 8, trust 10). */
export const reportMails = defineMail({
  job: reportMailJob,
  preparer: ReportMails,
  prepare: (mails, order) => mails.prepare(order),
  kindOf: ({ kind }) => (kind === 'receipt' ? 'report_receipt' : 'report_decision'),
  contentOf: reportContent,
  samples: (sample) => ({
    report_receipt: sample(({ reader, number, token, at }) => ({
      ...{ ...reader, kind: 'receipt', number, token, dueAt: at, unproven: false },
    })),
    report_decision: sample(({ reader, number, token, at }) => ({
      ...{ ...reader, kind: 'restricted', number, token, dueAt: at, unproven: false },
    })),
  }),
});

/**
 * The content of a mail about a report: its number and outcome, nothing of the reported content or of any text in the
 * form. This way the form cannot send text to a stranger's address.
 */
function reportContent(
  { kind, number, token, dueAt, unproven }: ReportMail,
  surroundings: Surroundings,
): WrittenMail {
  const { tenant, language, t } = surroundings;
  const { name: brand, mail_name: sender, support_email: address } = tenant.settings;
  const timeZone = timeZoneOf(tenant.settings);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(dueAt);
  const text = (key: string): string => t(`report.${kind}.${key}`, { brand, address, number, date });
  return {
    language,
    brand,
    subject: t(`report.${kind}.subject`, { brand: sender }),
    title: text('title'),
    paragraphs: [text('lead')],
    ...(kind === 'receipt'
      ? { button: { label: t('report.button'), url: complaintAddress({ number, token }, surroundings) } }
      : {}),
    notes: [text('note'), ...(unproven ? [t('report.ignore')] : [])],
    linkHint: t('layout.link'),
    footer: mailFooter(unproven ? 'layout.reason_report' : 'layout.reason_account', surroundings),
    links: [safetyLink(surroundings)],
  };
}
