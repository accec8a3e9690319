import { openings, type WordedMail } from '@kindling/contract/mails/mail-words';
import { paragraphsOf } from '@kindling/contract/mails/newsletters';
import { filled } from '@kindling/contract/text/placeholders';
import type { MailContent } from '../look/mail-layout.js';
import type { Surroundings } from '../look/mail-surroundings.js';

type Opening = Pick<MailContent, 'subject' | 'title' | 'paragraphs'>;

/** Subject, title and opening of a mail: the default, overridden by the brand's own wording. */
export function withBrandWording(kind: WordedMail, ours: Opening, { tenant, own }: Surroundings): Opening {
  if (!own) return ours;
  const { name, mail_name: sender } = tenant.settings;
  const say = (text: string, brand = name): string => filled(text, { brand });
  const lead = own.lead === null ? undefined : paragraphsOf(own.lead).map((part) => say(part));
  const kept = openings[kind] === 'instead' ? ours.paragraphs.slice(1) : ours.paragraphs;
  return {
    // Where others may look on, a brand is called by its sender's name (trust 12).
    subject: own.subject === null ? ours.subject : say(own.subject, sender),
    title: own.title === null ? ours.title : say(own.title),
    paragraphs: lead ? [...lead, ...kept] : ours.paragraphs,
  };
}
