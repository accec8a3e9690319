import { openings, type MailWords, type WordedMail } from '@kindling/contract/mails/mail-words';
import type { Surroundings } from '../look/mail-surroundings.js';
import { sampleContent } from '../mails/all-mails.js';

/** The default wording of a mail, with `{{brand}}` for the brand's name; no lead where the brand's goes above ours. */
export function ourWords(kind: WordedMail, surroundings: Surroundings): MailWords {
  const { tenant } = surroundings;
  const settings = { ...tenant.settings, name: '{{brand}}', mail_name: '{{brand}}' };
  const nameless = { ...surroundings, tenant: { ...tenant, settings }, own: undefined };
  const { subject, title, paragraphs } = sampleContent(kind, nameless);
  return { subject, title, lead: openings[kind] === 'instead' ? (paragraphs[0] ?? '') : '' };
}
