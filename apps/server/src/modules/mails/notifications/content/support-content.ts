import { timeZoneOf } from '@kindling/contract/brands/brand-day';
import type { SupportMail } from '../../../safety/support/support.api.js';
import { complaintAddress } from '../complaint-address.js';
import { mailFooter } from '../look/mail-footer.js';
import type { MailContent } from '../look/mail-layout.js';
import type { Surroundings } from '../look/mail-surroundings.js';

/**
 * What a mail about a complaint says: its number, what comes of it and the words of support. Nothing of what anybody wrote
 * who may have typed in a stranger's address.
 */
export function supportContent(mail: SupportMail, surroundings: Surroundings): MailContent {
  const { kind, number, dueAt, answer, unproven } = mail;
  const { tenant, language, t } = surroundings;
  const { name: brand, support_email: address } = tenant.settings;
  const timeZone = timeZoneOf(tenant.settings);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(dueAt);
  const text = (key: string): string => t(`support.${kind}.${key}`, { brand, address, number, date });
  return {
    language,
    brand,
    subject: text('subject'),
    title: text('title'),
    paragraphs: [text('lead'), ...(answer?.split(/\n{2,}/) ?? [])],
    button: { label: t('support.button'), url: complaintAddress(mail, surroundings) },
    notes: [text('note'), ...(unproven ? [t('support.ignore')] : [])],
    linkHint: t('layout.link'),
    footer: mailFooter(unproven ? 'layout.reason_report' : 'layout.reason_account', surroundings),
  };
}
